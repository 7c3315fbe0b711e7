import { expect, test } from 'vitest';
import { withoutWarningMark } from './generation.ts';

test.each([
  ['⚠️ Careful', 'Careful'],
  ['\u26a0 Careful', 'Careful'],
  ['# ⚠️ Service', '# Service'],
  ['⚠️ ⚠ Twice', 'Twice'],
  ['\n ## \u26a0\ufe0f  Title', '\n ## Title'],
])('the mark at the head of %j is removed', (reply, expected) => {
  expect(withoutWarningMark(reply)).toBe(expected);
});

test.each(['# Title ⚠️', 'Text\n\n# ⚠️ Later', 'plain', ''])('%j stays as it is', (reply) => {
  expect(withoutWarningMark(reply)).toBe(reply);
});
