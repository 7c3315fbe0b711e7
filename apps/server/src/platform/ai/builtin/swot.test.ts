import { autofillAnswers } from '@elan/domain/modules/autofill';
import { sampleProjects } from '@elan/domain/modules/samples';
import { describe, expect, test } from 'vitest';
import { drafts } from './drafts.ts';
import { createReading } from './reading/reading.ts';
import { requestWith, sampleRequest } from './testing/sample-request.ts';

const headings = {
  en: ['Strengths', 'Weaknesses', 'Opportunities', 'Threats'],
  fr: ['Forces', 'Faiblesses', 'Opportunités', 'Menaces'],
} as const;

function quadrants(text: string, language: 'en' | 'fr'): string[][] {
  return headings[language].map((heading) => {
    const part = text.split(`\n### ${heading}\n\n`);
    expect(part).toHaveLength(2);
    return (part[1]?.split('\n\n')[0] ?? '').split('\n');
  });
}

describe.each(['en', 'fr'] as const)('the SWOT matrix in %s', (language) => {
  test.each(sampleProjects)('of the %s has four headings with bullets', (project) => {
    const text = drafts.analysis(createReading(sampleRequest('analysis', project, language)));
    for (const points of quadrants(text, language)) {
      expect(points.length).toBeGreaterThanOrEqual(2);
      expect(points.length).toBeLessThanOrEqual(5);
      for (const point of points) expect(point).toMatch(/^- .+\.$/u);
    }
  });

  test('puts what lies with the founder among the weaknesses and the rest among the threats', () => {
    const text = drafts.analysis(createReading(sampleRequest('analysis', 'bakery', language)));
    const [, weaknesses, , threats] = quadrants(text, language);
    expect(weaknesses?.join()).toContain(language === 'fr' ? 'Je tombe malade' : 'I get sick');
    expect(threats?.join()).toContain(language === 'fr' ? 'farine bio augmente' : 'organic flour goes up');
  });

  test('has its four headings even when nothing is known', () => {
    const answers = { marketSize: 'unknown', competitors: 'x', differentiators: 'y' };
    const text = drafts.analysis(createReading(requestWith('analysis', language, answers)));
    for (const points of quadrants(text, language)) expect(points.length).toBeGreaterThanOrEqual(1);
  });
});

test('auto-filled answers are not read as a list of competitors', () => {
  const modules = { idea: { answers: sampleRequest('idea', 'bakery', 'en').answers, aiResponse: null } };
  const answers = autofillAnswers('analysis', modules, 'en');
  const text = drafts.analysis(createReading(requestWith('analysis', 'en', answers, modules)));
  expect(text).toContain('Competitors named: 0.');
  expect(text).toContain('No competitor is named yet.');
  expect(text).not.toContain('“To check');
  expect(text).toContain('Six years as a baker');
});

test('a promise of low prices beside a cheaper competitor is called a contradiction, never a strength', () => {
  const modules = { idea: { answers: { businessIdea: 'Cleaning at $45 an hour' }, aiResponse: null } };
  const answers = {
    marketSize: 'local',
    competitors: 'A neighbour ($25 an hour)',
    differentiators: 'affordable price',
  };
  const text = drafts.analysis(createReading(requestWith('analysis', 'en', answers, modules)));
  const [strengths, weaknesses] = quadrants(text, 'en');
  expect(weaknesses?.join()).toContain(
    'Your figures contradict you: “affordable price”, and yet $20 above “A neighbour”',
  );
  expect(strengths?.join()).not.toContain('affordable');
});

test.each([
  ["Pas assez de clients l'été", 'Les ventes des essais passés'],
  ['Les clientes annulent à la dernière minute', 'Le premier rendez-vous manqué'],
  ['Me blesser au dos', 'Vous annulez une journée'],
  ['Une nouvelle loi', "vous n'avez pas de réponse écrite"],
  ['Quelque chose de tout autre', 'Déterminez qui le remarquerait'],
])('the risk %s gets its own early sign', (risk, sign) => {
  const answers = { marketSize: 'local', competitors: 'x', differentiators: 'y', risks: `${risk}\nautre` };
  const text = drafts.analysis(createReading(requestWith('analysis', 'fr', answers)));
  expect(text.split('\n').find((line) => line.startsWith('| «') && line.includes(risk))).toContain(sign);
});
