// Reads the machine-readable reports of the test runners and counts.

import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Gives a test runner a file for its report and answers what the report says. */
export async function withReport(tally, runTests) {
  const folder = mkdtempSync(join(tmpdir(), "shardfall-test-"));
  const file = join(folder, "report.json");
  try {
    const code = await runTests(file);
    const counts = existsSync(file)
      ? tally(JSON.parse(readFileSync(file, "utf8")))
      : { passed: 0, failed: 0 };
    // A runner can fail outside of any test, for instance when it found none.
    return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function vitestTally({ numPassedTests, numFailedTests, testResults }) {
  const brokenFiles = testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numFailedTests + brokenFiles.length };
}

export function playwrightTally({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
