import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkPages } from './check-pages.ts';

const content = join(import.meta.dirname, '../../../../content');
const files = new Map(
  ['help', 'guides'].flatMap((kind) =>
    ['en', 'fr'].flatMap((language) =>
      readdirSync(join(content, kind, language)).map((name) => {
        const path = `${kind}/${language}/${name}`;
        return [path, readFileSync(join(content, path), 'utf8')] as const;
      }),
    ),
  ),
);

/** The faults after one file was changed. */
function after(path: string, change: (text: string) => string | undefined): string[] {
  const changed = new Map(files);
  const text = change(files.get(path) ?? '');
  if (text === undefined) changed.delete(path);
  else changed.set(path, text);
  return checkPages(changed);
}

const en = 'guides/en/cash-picture.md';
const fr = 'guides/fr/cash-picture.md';

test('the pages are as they should be', () => {
  expect(checkPages(files)).toEqual([]);
});

describe('the check finds', () => {
  test.each<[string, string, (text: string) => string | undefined, RegExp]>([
    ['a page that exists in one language only', fr, () => undefined, /missing/u],
    ['a file that no page belongs to', 'help/en/other.md', () => 'x', /help-pages\.ts/u],
    ['a heading too many', en, (text) => `${text}\n\n# More\n\nText.`, /headings in English/u],
    ['a link that leads nowhere', en, (text) => text.replace('/help/counting-customers', '/help/counting'), /nowhere/u],
    ['a page that is too long', en, (text) => `${text}\n\n${'word '.repeat(400)}`, /it should have 350 to 900/u],
    ['a page without a front matter', en, (text) => text.replace('---\n', ''), /front matter/u],
    ['a summary left out', en, (text) => text.replace(/summary: .*\n/u, ''), /summary/u],
    ['a topic of the other kind', en, (text) => text.replace('topic: money', 'topic: start'), /topic: one of/u],
    ['a day that does not exist', en, (text) => text.replace('2026-11-23', '2026-13-01'), /checked/u],
    ['an unknown module', en, (text) => text.replace('[finances]', '[finance]'), /modules: only/u],
    [
      'a module with too few guides',
      'guides/en/protecting-a-name.md',
      (text) => text.replace('[rd]', '[idea]'),
      /rd has 1/u,
    ],
    ['a table', en, (text) => `${text}\n\n| a | b |\n|---|---|\n| 1 | 2 |`, /table/u],
    ['HTML', en, (text) => `${text}\n\n<b>Bold</b>`, /only text/u],
    ['the name of the product', en, (text) => `${text} Élan`, /names the product/u],
    ['another price', 'help/en/payment.md', (text) => text.replace('16.99 CAD', '15.99 CAD'), /says 15\.99/u],
    ['another price in French', 'help/fr/payment.md', (text) => text.replace('16.99 CAD', '16,99 $'), /says 16,99/u],
    ['a French sign without its space', fr, (text) => `${text} Oui!`, /needs a space before/u],
    [
      'a source without https',
      'guides/en/legal-form.md',
      (text) => text.replace('https://rjsc', 'http://rjsc'),
      /sources/u,
    ],
  ])('%s', (_name, path, change, fault) => {
    expect(after(path, change).join('\n')).toMatch(fault);
  });
});
