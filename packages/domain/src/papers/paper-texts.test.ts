import { expect, test } from 'vitest';
import { type Province, provinces } from '../ledger/provinces.ts';
import { languages } from '../locale.ts';
import { paperText } from './paper-texts.ts';
import { paperKeys } from './papers.ts';

test('every paper has its words in both languages, in every province', () => {
  for (const province of [null, ...(Object.keys(provinces) as Province[])]) {
    for (const key of paperKeys) {
      const { title, help } = paperText(key, province);
      for (const language of languages) {
        expect(title[language]).toMatch(/\p{L}/u);
        expect(help[language]).toMatch(/\.$/u);
      }
      expect(`${title.fr} ${help.fr}`).not.toMatch(/ [:!?»$]|’/u);
    }
  }
});

test('registrations name the office of the province', () => {
  expect(paperText('workSafety', 'QC').help.fr).toContain('CNESST');
  expect(paperText('workSafety', 'ON').help.en).toContain('WSIB');
  expect(paperText('registration', null).help.en).not.toContain('Ask:');
});
