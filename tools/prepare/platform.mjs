// What a compiled file depends on. Two Nodes with equal words can share it.

process.report.excludeNetwork = true; // the report would otherwise look up host names
const { glibcVersionRuntime } = process.report.getReport().header;

export const PLATFORM_WORDS = [
  `abi${process.versions.modules}`,
  process.platform,
  process.arch,
  ...(process.platform === "linux" ? [glibcVersionRuntime ? "glibc" : "musl"] : []),
];
