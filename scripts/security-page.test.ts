import { expect, test } from 'vitest';
import { problemsOf, requirementsOf } from './security-page.ts';

const page = `| | state | how | proved by |
|---|---|---|---|
| 1.1.1 | met | Once | \`a.test.ts\`, \`b.test.ts\` |
| 1.1.2 | not met | Planned |  |
| 1.1.2 | met | Twice |  |
| 1.1.3 | maybe | | \`c.ts\` |`;

test('reads the requirements of a page', () => {
  expect(requirementsOf(page)[0]).toEqual({ id: '1.1.1', state: 'met', tests: ['a.test.ts', 'b.test.ts'] });
  expect(requirementsOf(page)).toHaveLength(4);
});

test('finds what is not proved', () => {
  expect(problemsOf(page, (path) => path === 'a.test.ts')).toEqual([
    '1.1.1 names b.test.ts',
    '1.1.2 is listed twice',
    '1.1.2 is met without a test that proves it',
    "1.1.3 has the state 'maybe'",
    '1.1.3 names c.ts',
  ]);
});
