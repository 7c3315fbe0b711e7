import { describe, expect, test } from 'vitest';
import { languages } from '../../locale.ts';
import { sampleProjects } from '../samples.ts';
import { personaCount } from './count.ts';
import { parsePersonas } from './output.ts';
import { sample } from './sample.ts';

const marks = { en: '(assumption to confirm)', fr: '(hypothèse à confirmer)' };

describe.each(languages)('the personas in %s', (language) => {
  test.each(sampleProjects)('of the %s are three, different and read as a reply is', (project) => {
    const personas = sample[language][project];
    expect(personas).toHaveLength(personaCount);
    expect(new Set(personas.map((persona) => persona.nom)).size).toBe(personaCount);
    expect(parsePersonas(JSON.stringify({ personas }))).toEqual({ personas });
  });

  test.each(sampleProjects)('of the %s guess no age without saying so', (project) => {
    for (const persona of sample[language][project]) {
      expect(persona.age).toContain(marks[language]);
      expect(persona.canaux_preferes.at(-1)).toMatch(/^(?:To interview|Pour l[ea] rencontrer)/u);
      for (const texts of Object.values(persona)) expect(texts.length).toBeGreaterThan(0);
    }
  });
});

test('French has its no-break spaces', () => {
  expect(JSON.stringify(sample.fr)).not.toMatch(/ [:;!?»$]|« |\d h\b|’/u);
});
