import { readFileSync } from 'node:fs';
import { retention } from '@elan/domain/retention';
import { expect, test } from 'vitest';
import { termsOf } from '../../../scripts/help/read-terms.ts';
import { frenchFaults } from '../../../scripts/help/typography.ts';
import { privacyNotice, termsSections } from './sections.ts';

test('there are fourteen sections, each with its own anchor and with text in both languages', () => {
  expect(termsSections).toHaveLength(14);
  expect(new Set(termsSections.map((section) => section.id)).size).toBe(14);
  for (const { title, paragraphs } of termsSections) {
    expect(title.en && title.fr).toBeTruthy();
    expect(paragraphs.en.length).toBeGreaterThan(0);
    expect(paragraphs.fr).toHaveLength(paragraphs.en.length);
  }
});

test.each([
  ['eligibility', '18 or older', '18 ans ou plus'],
  ['payments', 'recurring charge', 'paiement récurrent'],
  ['payments', 'non-refundable unless the law requires', "pas remboursables, sauf si la loi l'exige"],
  ['governing-law', 'Quebec, Canada', 'Québec, Canada'],
  ['privacy', 'sent to the AI provider', "transmises au fournisseur d'IA"],
])('section %s says "%s"', (id, english, french) => {
  const section = termsSections.find((candidate) => candidate.id === id);
  expect(section?.paragraphs.en.join(' ')).toContain(english);
  expect(section?.paragraphs.fr.join(' ')).toContain(french);
});

test('the privacy notice says the same in both languages, part by part', () => {
  const anchors = [...termsSections, ...privacyNotice].map(({ id }) => id);
  expect(new Set(anchors).size).toBe(anchors.length);
  for (const { paragraphs, items } of privacyNotice) {
    expect(paragraphs.fr).toHaveLength(paragraphs.en.length);
    expect(items.fr).toHaveLength(items.en.length);
  }
});

test('the files have the same parts in the same order', () => {
  const [en, fr] = (['en', 'fr'] as const).map((language) =>
    termsOf(readFileSync(new URL(`../../../../../content/terms/${language}.md`, import.meta.url), 'utf8'), language),
  );
  expect(fr?.map(({ id, isSection }) => [id, isSection])).toEqual(en?.map(({ id, isSection }) => [id, isSection]));
});

test('a heading without an anchor and a value that is not known are refused', () => {
  expect(() => termsOf('# Privacy', 'en')).toThrow('needs an anchor');
  expect(() => termsOf('# Privacy {#privacy}\n\nAfter {moonDays} days.', 'en')).toThrow('{moonDays}');
});

test('the French file keeps the rules of French typography', () => {
  expect(frenchFaults(readFileSync(new URL('../../../../../content/terms/fr.md', import.meta.url), 'utf8'))).toEqual(
    [],
  );
});

test('the privacy notice names the times by which the server really removes', () => {
  const items = privacyNotice.find(({ id }) => id === 'privacy-retention')?.items;
  for (const text of [items?.en.join(' '), items?.fr.join(' ')]) {
    for (const days of [
      retention.sessionDays,
      retention.sessionMaxDays,
      retention.mailDays,
      retention.noticeDays,
      retention.paymentEventDays,
    ]) {
      expect(text).toMatch(new RegExp(`${days} (?:days|jours)`, 'u'));
    }
  }
});
