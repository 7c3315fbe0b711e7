import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkChecklists } from './check-checklists.ts';

const content = join(import.meta.dirname, '../../../../content');
const [en, fr] = ['checklists/general.en.md', 'checklists/general.fr.md'] as const;
const files = new Map<string, string>([en, fr].map((path) => [path, readFileSync(join(content, path), 'utf8')]));

test('the general checklist is as it should be', () => {
  expect(checkChecklists(files)).toEqual([]);
});

test.each<[string, string, (text: string) => string | undefined, RegExp]>([
  ['a list in one language only', fr, () => undefined, /both languages/u],
  ['an item that the other language lacks', en, (text) => text.replace(/^- phone: .*\n/mu, ''), /same items/u],
  ['an item without a key', en, (text) => `${text}\n- Something else\n`, /an item is/u],
  ['a key that is there twice', en, (text) => text.replace('- phone:', '- insurance:'), /each key once/u],
  ['a kind without a list', fr, (text) => text.replace('# person', '# people'), /# person: 0 items/u],
])('the check finds %s', (_what, path, change, fault) => {
  const text = change(files.get(path) ?? '');
  const others = [...files].filter(([each]) => each !== path);
  const changed = new Map([...others, ...(text === undefined ? [] : [[path, text] as const])]);
  expect(checkChecklists(changed).join('\n')).toMatch(fault);
});
