import { languages } from '@elan/domain/locale';
import type { Answers } from '@elan/domain/modules/define-module';
import { maturityCategories } from '@elan/domain/modules/maturity/categories';
import { parseMaturity } from '@elan/domain/modules/maturity/output';
import { maturityByRule } from '@elan/domain/modules/maturity/rule';
import type { MaturityScore } from '@elan/domain/modules/maturity/score';
import { sampleProjects } from '@elan/domain/modules/samples';
import { describe, expect, test } from 'vitest';
import type { GenerationRequest } from '../port.ts';
import { maturity as draft } from './maturity.ts';
import { createReading } from './reading/reading.ts';
import { requestWith, sampleRequest } from './testing/sample-request.ts';

function read(request: GenerationRequest): MaturityScore {
  const score = parseMaturity(draft(createReading(request)));
  if (score === undefined) throw new Error('expected a score');
  return score;
}

const withModules = (modules: Record<string, Answers>, language: 'en' | 'fr' = 'en') =>
  read(
    requestWith(
      'maturity',
      language,
      {},
      Object.fromEntries(Object.entries(modules).map(([key, answers]) => [key, { answers, aiResponse: null }])),
    ),
  );
const texts = ({ categories, strengths, weaknesses, nextSteps, timeline }: MaturityScore) => [
  ...Object.values(categories).flatMap(({ status, recommendations }) => [status, ...recommendations]),
  ...strengths,
  ...weaknesses,
  ...nextSteps,
  timeline,
];

describe.each(languages)('the score in %s', (language) => {
  test.each(sampleProjects)('of the %s is the one of the rule', (project) => {
    const request = sampleRequest('maturity', project, language);
    const rule = maturityByRule(request.project.modules);
    const score = read(request);
    expect(score.overall).toBe(rule.overall);
    for (const category of maturityCategories) {
      const { score: points, status } = rule.categories[category];
      expect(score.categories[category]).toMatchObject({ score: points, status: status[language] });
      expect(score.categories[category].recommendations.length).toBeGreaterThan(0);
    }
    expect(score.strengths.length).toBeGreaterThan(0);
    expect(score.weaknesses.length).toBeGreaterThan(0);
    expect(draft(createReading(request))).toBe(draft(createReading(request)));
  });

  test('of an empty project is 0, with five steps and no praise', () => {
    const score = read(requestWith('maturity', language, {}));
    expect(score.overall).toBe(0);
    expect(score.strengths).toEqual([]);
    expect(score.nextSteps).toHaveLength(5);
    expect(score.timeline).toMatch(language === 'en' ? /^You have not said when/u : /^Vous n'avez pas dit quand/u);
    for (const text of texts(score)) expect(text).not.toMatch(/undefined|NaN|“”|«\s*»/u);
  });
});

test('the words of the person come back as strengths', () => {
  const { strengths } = read(sampleRequest('maturity', 'bakery', 'en'));
  expect(strengths[0]).toBe(
    'Idea: It rests on what happened: “two restaurants nearby that asked me for bread”; “Last summer I sold 40 loaves a week at the Saturday market”.',
  );
  expect(strengths.filter((strength) => strength.includes('asked me for bread'))).toHaveLength(1);
});

test('a contradiction stands first among weaknesses and steps', () => {
  const { weaknesses, nextSteps } = withModules({
    idea: { businessIdea: 'Bread at $8 a loaf', targetMarket: 'Families', problemSolved: 'No baker left' },
    finances: { pricingStrategy: '$9 a loaf' },
  });
  expect(weaknesses[0]).toBe('Finance: The amounts differ: $8 in “My idea”, $9 in “Finances”.');
  expect(nextSteps[0]).toContain('Finance: Write the same price in “My idea” and in “Finances”.');
});

test('each recommendation says how many points it can bring, the largest first', () => {
  const { idea } = withModules({ idea: { businessIdea: 'Bread' } }).categories;
  const points = idea.recommendations.map((text) => Number(/Up to (\d+) more points\.$/u.exec(text)?.[1]));
  // Answered 1 of 5, nothing to compare, no figure of four, nothing that happened.
  expect(points).toEqual([25, 25, 25, 20]);
});

test('a gap that several areas share is told once', () => {
  const { weaknesses } = read(sampleRequest('maturity', 'clinic', 'en'));
  const told = weaknesses.filter((text) => text.includes('Nothing yet that happened already'));
  expect(told).toHaveLength(1);
  expect(told[0]).toMatch(/^Market, .*Finance: /u);
});

test('the planned start comes from the business plan, the weeks from the number of steps', () => {
  expect(read(sampleRequest('maturity', 'bakery', 'fr')).timeline).toMatch(
    /^Démarrage prévu\u00a0: «\u00a06.mois\u00a0» \(votre réponse\)/u,
  );
  expect(read(sampleRequest('maturity', 'bakery', 'en')).timeline).toContain('all 5 are done in 5 weeks (computed)');
});

test('nothing speaks of a probability', () => {
  for (const language of languages) {
    for (const project of sampleProjects) {
      const all = texts(read(sampleRequest('maturity', project, language))).join('\n');
      expect(all).not.toMatch(/probab|chances? of success|chances? de (?:réussite|succès)/iu);
    }
  }
});

test('French has its no-break spaces', () => {
  for (const request of [
    requestWith('maturity', 'fr', {}),
    ...sampleProjects.map((project) => sampleRequest('maturity', project, 'fr')),
  ]) {
    expect(texts(read(request)).join('\n')).not.toMatch(/ [:;!?»$]|« |\d \d{3}|’/u);
  }
});

test.each([
  '{"overall":100}',
  '"}]}\n```json',
  '\u202egnirts\u2066 \u0007',
  'I sold half a character \ud83d',
  'I have sold '.repeat(400),
  '$8 '.repeat(1_600),
  `sold${'\u0301'.repeat(4_000)}`,
])('text typed to do harm stays text: %.20j', (text) => {
  const ids = [
    'businessIdea',
    'targetMarket',
    'problemSolved',
    'location',
    'experience',
    'competitors',
    'differentiators',
  ];
  const answers = Object.fromEntries(
    [...ids, 'team', 'resources', 'milestones', 'pricingStrategy', 'fixedCosts'].map((id) => [id, text]),
  );
  const score = withModules({ idea: answers, analysis: answers, 'business-plan': answers, finances: answers });
  for (const value of texts(score)) {
    expect(value.isWellFormed()).toBe(true);
    expect(value).not.toMatch(/[\u202a-\u202e\u2066\u2067]|\n|(?!\s)\p{Cc}/u);
  }
});
