export type Count = { passed: number; failed: number };

/** Counts the results in a JSON report of Vitest. A file that could not be loaded counts as one failure. */
export function countVitest(report: string): Count {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(report) as {
    numPassedTests: number;
    numFailedTests: number;
    testResults: { status: string; assertionResults: { status: string }[] }[];
  };
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((assertion) => assertion.status !== 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

/** Counts the results in a JSON report of Playwright. A journey that only passes on a retry has failed. */
export function countPlaywright(report: string): Count {
  const { stats } = JSON.parse(report) as { stats: { expected: number; unexpected: number; flaky: number } };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
