import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkPlanContent } from './check-plan-content.ts';

const content = join(import.meta.dirname, '../../../../content');
const files = new Map(
  ['plan-sections', 'lenders'].flatMap((folder) =>
    readdirSync(join(content, folder)).map((name) => {
      const path = `${folder}/${name}`;
      return [path, readFileSync(join(content, path), 'utf8')] as const;
    }),
  ),
);

test('the outlines are as they should be', () => {
  expect(checkPlanContent(files)).toEqual([]);
});

const [en, fr, lender] = ['plan-sections/offer.en.md', 'plan-sections/offer.fr.md', 'lenders/bdc.yaml'] as const;

test.each<[string, string, (text: string) => string | undefined, RegExp]>([
  ['a section in one language only', fr, () => undefined, /missing/u],
  ['a file of no section', 'plan-sections/other.en.md', () => 'x', /no section or lender/u],
  ['a heading too few', en, (text) => text.replace('# Why', '# Because'), /its headings are/u],
  ['a name that nobody fills in', en, (text) => text.replace('{sold}', '{goods}'), /no \{goods\}/u],
  ['a sentence that the other language lacks', fr, (text) => text.replace('{severalPrices}', ''), /same sentences/u],
  ['a line that nothing ticks', en, (text) => text.replace('- sold:', '- bought:'), /bought/u],
  ['a length that ends before it begins', en, (text) => text.replace('120-300', '300-120'), /words/u],
  ['a French sign without its space', fr, (text) => text.replace(/\s:/u, ':'), /needs a space/u],
  ['a lender without a source', lender, (text) => text.replace(/url: .*/u, 'url: nowhere'), /sources/u],
  ['a section that no plan has', lender, (text) => text.replace('section: market', 'section: weather'), /checklist/u],
])('the check finds %s', (_what, path, change, fault) => {
  const text = change(files.get(path) ?? '');
  const others = [...files].filter(([each]) => each !== path);
  const changed = new Map([...others, ...(text === undefined ? [] : [[path, text] as const])]);
  expect(checkPlanContent(changed).join('\n')).toMatch(fault);
});
