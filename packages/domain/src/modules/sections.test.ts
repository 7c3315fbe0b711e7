import { expect, test } from 'vitest';
import { moduleKeys } from './keys.ts';
import { moduleSections, sectionAt, sectionOfLine, sectionToSetAside, withoutSections } from './sections.ts';

test('no two sections of a module share an id or a heading', () => {
  for (const key of moduleKeys) {
    const sections = moduleSections[key] ?? [];
    expect(new Set(sections.map(({ id }) => id)).size, key).toBe(sections.length);
    for (const section of sections) {
      for (const heading of [section.name.en, section.name.fr, ...(section.also ?? [])]) {
        expect(sectionAt(key, heading), heading).toBe(section);
      }
    }
  }
});

test.each(['Suppliers', '**Fournisseurs**', '3. Suppliers:', 'Vos fournisseurs, et le jour où l’un d’eux fait défaut'])(
  'a heading is known as models write it: %s',
  (heading) => expect(sectionAt('rd', heading)?.id).toBe('suppliers'),
);

test.each([
  ['In short', 'in-short'],
  ['Still open', 'open'],
  ['Encore à préciser', 'open'],
])('a heading of an earlier release is still known: %s', (heading, id) => {
  expect(sectionAt('idea', heading)?.id).toBe(id);
});

test.each(['## Suppliers ##', '  # 3.  **Suppliers** :  ', '##\tSuppliers#'])('a line begins a section: %s', (line) => {
  expect(sectionOfLine('rd', line)?.id).toBe('suppliers');
});

test.each(['### Suppliers', 'Suppliers', '##Suppliers', '##', '    ## Suppliers', `## Suppliers${' '.repeat(300)}x`])(
  'a line begins none: %s',
  (line) => expect(sectionOfLine('rd', line)).toBeUndefined(),
);

// Each of these would take minutes if the pattern tried every way to share the characters out.
test.each([' ', '#', ' #', ': '])('a line of thousands of %j is read at once', (sign) => {
  const report = `## In short\n\n# ${sign.repeat(30_000)}x\nEnd.`;
  expect(withoutSections('rd', report, ['suppliers'])).toBe(report);
});

test('a heading that only one analysis has is not a section', () => {
  expect(sectionAt('rd', 'Suppliers in Ontario')).toBeUndefined();
  expect(sectionAt('maturity', 'Suppliers')).toBeUndefined();
});

test('what other parts of the product read cannot be set aside', () => {
  expect(sectionToSetAside('analysis', 'swot')).toBeUndefined();
  expect(sectionToSetAside('rd', 'steps')).toBeUndefined();
  expect(sectionToSetAside('rd', 'suppliers')?.name.fr).toBe('Fournisseurs');
});

test('leaves out whole sections, and nothing that only looks like one', () => {
  const fence = '```';
  const report = [
    '## In short',
    'Soap.',
    '### Suppliers',
    'One.',
    '## Suppliers',
    'The mill.',
    '### Its delay',
    'Two weeks.',
    '## The test',
    fence,
    '## Suppliers',
    fence,
    'End.',
  ].join('\n');
  const kept = ['## In short', 'Soap.', '### Suppliers', 'One.', '## The test', fence, '## Suppliers', fence, 'End.'];
  expect(withoutSections('rd', report, ['suppliers'])).toBe(kept.join('\n'));
  expect(withoutSections('rd', report, ['in-short', 'unheard-of'])).toBe(report);
});
