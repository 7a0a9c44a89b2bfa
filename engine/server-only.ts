// The guard of the secret side. Every file of engine/, scenarios/ and server/ imports this one
// as "#server-only"; package.json maps that name to nothing for a browser, so a page that
// reaches such a file by any path fails the build.
export {};
