import { expect, test } from 'vitest';
import { checkPrompts } from './check-prompts.ts';

test.each([
  ['nothing', ['Today: {{today}}, {{today}}', 'Nous sommes le {{today}}'], 0],
  ['a value that one language lacks', ['Today: {{today}}', 'Aujourd’hui'], 1],
])('finds %s', (_what, [en = '', fr = ''], faults) => {
  const files = new Map([
    ['prompts/rules.en.md', en],
    ['prompts/rules.fr.md', fr],
  ]);
  expect(checkPrompts(files)).toHaveLength(faults);
});

test('finds a text in one language only, and one without a language', () => {
  expect(checkPrompts(new Map([['prompts/rules.en.md', 'Rules']]))).toHaveLength(1);
  expect(checkPrompts(new Map([['prompts/rules.md', 'Rules']]))).toHaveLength(1);
});
