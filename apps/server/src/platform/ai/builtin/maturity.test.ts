import { row } from '@elan/domain/forecast/testing/rows';
import type { Row } from '@elan/domain/ledger/row';
import { languages } from '@elan/domain/locale';
import type { Answers } from '@elan/domain/modules/define-module';
import { maturityCategories } from '@elan/domain/modules/maturity/categories';
import { parseMaturity } from '@elan/domain/modules/maturity/output';
import { maturityByRule } from '@elan/domain/modules/maturity/rule';
import type { MaturityScore } from '@elan/domain/modules/maturity/score';
import { sampleProjects } from '@elan/domain/modules/sample-file';
import { describe, expect, test } from 'vitest';
import { maturityFacts } from '../maturity-facts.ts';
import type { GenerationRequest } from '../port.ts';
import { maturity as draft } from './maturity.ts';
import { requestWith, sampleRequest } from './testing/sample-request.ts';

function read(request: GenerationRequest): MaturityScore {
  const score = parseMaturity(draft(request));
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
    const rule = maturityByRule(maturityFacts(request));
    const score = read(request);
    expect(score.overall).toBe(rule.overall);
    for (const category of maturityCategories) {
      const { score: points, status } = rule.categories[category];
      expect(score.categories[category]).toMatchObject({ score: points, status: status[language] });
      expect(score.categories[category].recommendations.length).toBeGreaterThan(0);
    }
    expect(score.strengths.length).toBeGreaterThan(0);
    expect(score.weaknesses.length).toBeGreaterThan(0);
    expect(draft(request)).toBe(draft(request));
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

/** A bakery whose owner pays themselves nothing, and that has one of two sales proved. */
function bakeryWith(language: 'en' | 'fr'): MaturityScore {
  const request = requestWith('maturity', language, {}, { finances: { answers: {}, aiResponse: null } });
  const bread = row('stream', 'Bread', { price: 800, quantity: 500, per: 'month', unitCost: 200 });
  const rows: Row[] = [
    { ...bread, proof: { kind: 'letter', detail: 'Chez Rita' } },
    row('stream', 'Buns', { price: 300, quantity: 500, per: 'month', unitCost: 100 }),
    row('cost', 'Rent', { amount: 60_000, every: 'month' }),
    row('person', 'Me', { role: 'owner', salary: 0, every: 'month' }),
  ];
  return read({ ...request, project: { ...request.project, ledger: { ...request.project.ledger, rows } } });
}

test('a deal-breaker stands first among weaknesses and steps; what is missing follows, once', () => {
  const { weaknesses, nextSteps, timeline } = bakeryWith('en');
  expect(weaknesses.slice(0, 2)).toEqual([
    'You pay yourself nothing.',
    'How your sales change over the year is missing.',
  ]);
  expect(nextSteps[0]).toBe('Enter your own pay in “Your figures”: how much, how often and from which month.');
  expect(timeline).toContain('While a deal-breaker remains, the overall score is at most 69.');
  const empty = withModules({ finances: { pricingStrategy: '$9 a loaf' } });
  expect(empty.weaknesses.filter((text) => text.startsWith('Nothing you sell'))).toHaveLength(1);
  expect(empty.timeline).not.toContain('deal-breaker');
});

test.each(languages)('strengths in %s are what is known or proved, never nothing of something', (language) => {
  const { strengths, weaknesses } = bakeryWith(language);
  expect(strengths.join(' ')).toMatch(language === 'en' ? /invoice: 1 of 2\./u : /facture\u00a0: 1 sur 2\./u);
  for (const text of strengths) expect(text).not.toMatch(/\b0 (?:of|sur)|missing|manquant/u);
  expect(weaknesses.join(' ')).not.toMatch(/\b0 (?:of|sur)/u);
});

test('while figures are unconfirmed, confirming them is a step and no verdict is given', () => {
  const { weaknesses, nextSteps } = read(sampleRequest('maturity', 'bakery', 'en'));
  expect(nextSteps).toContain('Check your figures.');
  expect(weaknesses.join(' ')).not.toMatch(/you are short|earns .* times/u);
});

test('each recommendation says how many points it can bring', () => {
  const { idea } = withModules({ idea: { businessIdea: 'Bread' } }).categories;
  const points = idea.recommendations.map((text) => Number(/Up to (\d+) more points\.$/u.exec(text)?.[1]));
  // Nothing to sell at a price, no proof, and an answer of one word.
  expect(points).toEqual([50, 30, 20]);
});

test('the planned start comes from the business plan', () => {
  expect(read(sampleRequest('maturity', 'bakery', 'fr')).timeline).toMatch(
    /^Démarrage prévu\u00a0: «\u00a06.mois\u00a0» \(votre réponse\)/u,
  );
});

test("a start that was only filled in is not the founder's word", () => {
  const request = sampleRequest('maturity', 'bakery', 'en');
  const { modules } = request.project;
  const plan = { answers: {}, aiResponse: null, ...modules['business-plan'], filledIn: ['timeline'] };
  const filled = { ...request, project: { ...request.project, modules: { ...modules, 'business-plan': plan } } };
  expect(read(filled).timeline).toMatch(/^You have not said when/u);
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
