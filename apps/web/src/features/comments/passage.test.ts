import { limits } from '@elan/domain/limits';
import { describe, expect, it } from 'vitest';
import { passageFinder } from './passage.ts';
import { quoteOf } from './quote-of.ts';

const report = `# Le marché

La clientèle du quartier cherche **du pain au levain**. Elle l'achète «\u00a0le samedi\u00a0» et paie 8,50\u00a0$.

## Les risques

La farine augmente de 12\u00a0% par an. Le loyer reste stable jusqu'en 2028.

| Poste | Montant |
|---|---|
| Loyer | 1\u00a0200\u00a0$ |
| Farine | 1\u00a0200\u00a0$ |
`;

const placeOf = (text: string, words: string, from = 0) => {
  const start = text.indexOf(words, from);
  expect(start).toBeGreaterThanOrEqual(0);
  return { start, end: start + words.length };
};
const quote = (words: string, text = report, from = 0) => {
  const made = quoteOf(text, placeOf(text, words, from));
  if (made === null) throw new Error('nothing to quote');
  return made;
};
const found = (text: string, of: ReturnType<typeof quote>) => {
  const place = passageFinder(text)(of);
  return place === null ? null : text.slice(place.start, place.end);
};

describe('the quote of a passage', () => {
  it('has what stands around it, without blanks at its ends', () => {
    const text = 'One two three four five';
    expect(quoteOf(text, { start: 3, end: 14 })).toEqual({ exact: 'two three', prefix: 'One ', suffix: ' four five' });
  });

  it('is cut when the passage is very long, between characters', () => {
    const text = '🥐'.repeat(60_000);
    expect(quoteOf(`x${text}`, { start: 0, end: text.length })?.exact.isWellFormed()).toBe(true);
    const long = 'mot '.repeat(15_000);
    const cut = quoteOf(long, { start: 0, end: long.length });
    expect(cut?.exact.length).toBeLessThanOrEqual(limits.quote);
    expect(cut?.suffix.length).toBeLessThanOrEqual(limits.quoteContext);
  });

  it.each(['', ' \u00a0\n', '— … !', '🥐'])('is none without a letter or a digit: %j', (text) => {
    expect(quoteOf(text, { start: 0, end: text.length })).toBeNull();
  });
});

describe('a passage', () => {
  it('is found where it was', () => {
    expect(found(report, quote('Le loyer reste stable'))).toBe('Le loyer reste stable');
  });

  it('moves with its text', () => {
    const moved = `Un nouveau début, avec une farine locale.\n\n${report.replace('La farine augmente de 12\u00a0% par an. ', '')}`;
    expect(found(moved, quote('Le loyer reste stable'))).toBe('Le loyer reste stable');
  });

  it('is found after an edit of some of its words', () => {
    const edited = report.replace('cherche **du pain', 'demande **du pain');
    expect(found(edited, quote('La clientèle du quartier cherche **du pain au levain**'))).toContain(
      'demande **du pain',
    );
  });

  it('is gone when it was deleted or rewritten', () => {
    const risk = quote('La farine augmente de 12\u00a0% par an.');
    expect(found(report.replace('La farine augmente de 12\u00a0% par an. ', ''), risk)).toBeNull();
    expect(found('# Le marché\n\nTout autre chose, en d’autres mots, pour une autre entreprise.', risk)).toBeNull();
    expect(found('', risk)).toBeNull();
  });

  it('is the right one of several, by what stands around it', () => {
    const second = quote('1\u00a0200\u00a0$', report, report.indexOf('| Farine'));
    const place = passageFinder(report)(second);
    expect(place?.start).toBeGreaterThan(report.indexOf('| Farine'));
    const moved = `${report}\n\nFin.`.replace('| Loyer | 1\u00a0200\u00a0$ |\n', '| Loyer | 900\u00a0$ |\n');
    expect(passageFinder(moved)(second)?.start).toBeGreaterThan(moved.indexOf('| Farine'));
  });

  it('of a word or two is not mistaken for the same words elsewhere', () => {
    const word = quote('stable');
    expect(found('Une entreprise stable et des revenus réguliers.', word)).toBeNull();
    expect(found('Le loyer reste stable longtemps.', word)).toBe('stable');
  });

  it('that is a heading stays with the heading, whatever the section says now', () => {
    const heading = quote('Les risques');
    expect(found('# Autre\n\nMots.\n\n### Les risques\n\nTout autre chose.', heading)).toBe('Les risques');
    expect(found('Nous voyons que les risques sont grands.', heading)).toBeNull();
  });

  it('is found in the markdown of the text it was selected in, and the other way around', () => {
    const shown = report.replace(/[#*|]|^\|?[-|]+$/gmu, '');
    const selected = quote("du pain au levain. Elle l'achète", shown);
    expect(found(report, selected)).toBe("du pain au levain**. Elle l'achète");
    expect(found(shown, quote('du pain au levain**. Elle'))).toBe('du pain au levain. Elle');
    expect(
      found(
        'Voyez [le site](https://example.test/tres/longue/adresse) du quartier.',
        quote('Voyez le site du quartier', 'Voyez le site du quartier.'),
      ),
    ).toContain('[le site]');
  });

  it('is found whatever its spaces, its quotation marks, its capitals and the form of its accents', () => {
    const selected = quote("Elle l'achète «\u00a0le samedi\u00a0» et paie 8,50\u00a0$");
    for (const text of [
      'ELLE L’ACHÈTE « le samedi » ET PAIE 8,50 $.',
      'Elle l’achète "le samedi" et paie 8,50\u202f$.',
      report.normalize('NFD'),
    ]) {
      expect(found(text, selected)).not.toBeNull();
    }
  });

  it('is looked for in a text of any length', () => {
    const text = `${'a '.repeat(40_000)}](${'](('.repeat(20_000)}`;
    const find = passageFinder(text);
    expect(find({ exact: 'b'.repeat(limits.quote), prefix: '', suffix: '' })).toBeNull();
    expect(find({ exact: 'a', prefix: '', suffix: '' })).not.toBeNull();
  });
});
