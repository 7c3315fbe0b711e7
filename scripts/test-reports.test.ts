import { expect, it } from 'vitest';
import { countPlaywright, countVitest } from './test-reports.ts';

const file = (status: string, ...assertions: string[]) => ({
  status,
  assertionResults: assertions.map((assertion) => ({ status: assertion })),
});

it('counts the tests of Vitest, and a file that does not load as a failure', () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed'), file('failed')],
  };
  expect(countVitest(JSON.stringify(report))).toEqual({ passed: 3, failed: 2 });
});

it('counts the journeys of Playwright, and one that needed a second try as a failure', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 0 } };
  expect(countPlaywright(JSON.stringify(report))).toEqual({ passed: 5, failed: 3 });
});
