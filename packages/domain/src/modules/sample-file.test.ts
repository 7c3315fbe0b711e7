import { describe, expect, test } from 'vitest';
import { languages } from '../locale.ts';
import { analysedEntries, journalEntry } from './journal/entry.ts';
import { personaCount } from './personas/count.ts';
import { parsePersonas } from './personas/output.ts';
import { sampleProjects } from './sample-file.ts';
import { samples } from './testing/samples.ts';

const marks = { en: '(assumption to confirm)', fr: '(hypothèse à confirmer)' };
const all = languages.flatMap((language) =>
  sampleProjects.map((project) => ({ language, project, ...samples[project][language] })),
);

describe.each(all)('the $project in $language', ({ language, personas, entries }) => {
  test('has a valid journal, newest entry first', () => {
    expect(entries).toHaveLength(12);
    expect(entries.length).toBeGreaterThan(analysedEntries);
    for (const entry of entries) {
      expect(journalEntry.parse(entry)).toEqual(entry);
      expect(entry.id).toBe(String(Date.parse(entry.date)));
    }
    const ids = entries.map((entry) => Number(entry.id));
    expect(ids).toEqual([...new Set(ids)].sort((one, other) => other - one));
  });

  test('has three personas, different and read as a reply is', () => {
    expect(personas).toHaveLength(personaCount);
    expect(new Set(personas.map((persona) => persona.nom)).size).toBe(personaCount);
    expect(parsePersonas(JSON.stringify({ personas }))).toEqual({ personas });
  });

  test('guesses no age of a persona without saying so', () => {
    for (const persona of personas) {
      expect(persona.age).toContain(marks[language]);
      expect(persona.canaux_preferes.at(-1)).toMatch(/^(?:To interview|Pour l[ea] rencontrer)/u);
      for (const texts of Object.values(persona)) expect(texts.length).toBeGreaterThan(0);
    }
  });
});

test.each(sampleProjects)('the French of the %s has its no-break spaces and straight apostrophes', (project) => {
  expect(JSON.stringify(samples[project].fr)).not.toMatch(/ [:;!?»%$]|« |\d h\b|\d \d{3}|’/u);
});
