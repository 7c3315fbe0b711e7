import { describe, expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { type AutofillEntries, autofillAnswers, autofillAvailable, autofillDefaults } from './autofill.ts';
import { type Answers, answerLabel, isValidAnswer } from './define-module.ts';
import { type ModuleKey, moduleKeys } from './keys.ts';
import { moduleDefinition } from './registry.ts';
import { samples } from './testing/samples.ts';

const { answers, selectedIdea } = samples.bakery.en;
const ready: AutofillEntries = {
  brainstorm: { answers: answers.brainstorm, selectedIdea },
  idea: { answers: answers.idea, aiResponse: null },
};

describe('auto-fill is offered in the analysis', () => {
  test('when an idea was selected and described', () => {
    expect(autofillAvailable('analysis', ready)).toBe(true);
  });

  test('when the person had an idea already', () => {
    expect(autofillAvailable('analysis', { ...ready, brainstorm: { hasIdea: true } })).toBe(true);
  });

  test('also when all its answers are blank', () => {
    expect(autofillAvailable('analysis', { ...ready, analysis: { answers: { risks: ' ' }, aiResponse: '' } })).toBe(
      true,
    );
  });

  test.each<[string, AutofillEntries]>([
    ['the analysis has an answer', { ...ready, analysis: { answers: { risks: 'rain' } } }],
    ['the analysis was written', { ...ready, analysis: { aiResponse: '# Analysis' } }],
    ['no idea was chosen', { ...ready, brainstorm: { answers: {}, hasIdea: false, selectedIdea: null } }],
    ['the idea is not described', { ...ready, idea: { answers: { targetMarket: 'families' } } }],
    ['the customers are not described', { ...ready, idea: { answers: { businessIdea: 'bread', targetMarket: ' ' } } }],
    ['nothing was touched', {}],
  ])('but not when %s', (_, entries) => {
    expect(autofillAvailable('analysis', entries)).toBe(false);
  });

  test('and in no other module', () => {
    expect(autofillAvailable('idea', ready)).toBe(false);
    expect(autofillAvailable('finances', ready)).toBe(false);
  });
});

describe.each(['en', 'fr'] as const)(
  'every filled answer is a specified default or a sentence of the person, in %s',
  (language) => {
    const entries: AutofillEntries = Object.fromEntries(
      moduleKeys.map((module) => [module, { answers: samples.bakery[language].answers[module] }]),
    );
    const said = Object.values(entries).flatMap((entry) => Object.values(entry?.answers ?? {}));

    test.each(moduleKeys)('%s', (module) => {
      const defaults: Answers = (autofillDefaults as Partial<Record<ModuleKey, Answers>>)[module] ?? {};
      const { questions } = moduleDefinition(module);
      for (const [id, value] of Object.entries(autofillAnswers(module, entries))) {
        const question = questions.find((entry) => entry.id === id);
        expect(question && isValidAnswer(question, value), id).toBe(true);
        if (value === defaults[id]) continue;
        for (const line of value.split('\n'))
          expect(
            said.some((text) => text.includes(line)),
            line,
          ).toBe(true);
      }
    });
  },
);

const ideaSays = (problemSolved: string): AutofillEntries => ({
  idea: { answers: { businessIdea: 'Bread', targetMarket: 'Families', problemSolved } },
});

test('what nobody has said stays empty', () => {
  expect(autofillAnswers('analysis', ready)).toEqual({ marketSize: 'unknown' });
});

test.each([
  ['competitors', 'Two competitors close at 3 p.m.', 'They cope.'],
  ['competitors', 'Mon seul concurrent ferme à 15 h.', 'On se débrouille.'],
  ['differentiators', 'Unlike the supermarket, I bake here.', 'They cope.'],
  ['differentiators', 'Personne d’autre ne cuit sur place.', 'On se débrouille.'],
  ['marketTrends', 'More and more people ask for rye.', 'They cope.'],
  ['risks', 'The risk is the price of flour, up 12% a year.', 'They cope.'],
])('a sentence about %s is taken word for word, and nothing beside it: %s', (question, sentence, other) => {
  const filled = autofillAnswers('analysis', ideaSays(`${other} ${sentence} ${other}`));
  expect(filled).toEqual({ marketSize: 'unknown', [question]: sentence });
});

test.each([
  "I don't know who my competitors are.",
  'Who are my competitors?',
  'Je ne sais pas qui sont mes concurrents.',
])('a sentence that leaves it open is not an answer: %s', (sentence) => {
  expect(autofillAnswers('analysis', ideaSays(sentence))).toEqual({ marketSize: 'unknown' });
});

test('what was filled in itself is not taken for what the person said', () => {
  const { idea } = ideaSays('Unlike the others, I bake here.');
  expect(autofillAnswers('analysis', { idea: { ...idea, filledIn: ['problemSolved'] } })).toEqual({
    marketSize: 'unknown',
  });
});

test('no answer is longer than an answer may be', () => {
  const many = 'My competitor closes at 3. '.repeat(limits.answer).slice(0, limits.answer);
  const different = many.replaceAll(/3/gu, (_, at: number) => String(at));
  const { competitors = '' } = autofillAnswers('analysis', {
    idea: { answers: { businessIdea: different, targetMarket: different, problemSolved: different } },
  });
  expect(competitors.length).toBeGreaterThan(limits.answer / 2);
  expect(competitors.length).toBeLessThanOrEqual(limits.answer);
});

test('the default values are those of the specification', () => {
  expect(autofillAnswers('business-plan', {})).toEqual({ timeline: '6_months', legalStructure: 'llc' });
  expect(autofillAnswers('finances', {})).toEqual({
    initialInvestment: 'under_10000',
    fundingSources: 'personal_funds',
  });
});

test.each([
  ['business-plan', 'timeline', '6 months', '6\u00a0mois'],
  ['business-plan', 'legalStructure', 'LLC', 'LLC'],
  ['finances', 'initialInvestment', 'Less than $10,000', 'Moins de 10\u00a0000\u00a0$'],
  ['finances', 'fundingSources', 'Personal funds only', 'Fonds personnels seulement'],
] as const)('the default of %s.%s is the option that reads %s', (module, id, en, fr) => {
  const question = moduleDefinition(module).questions.find((entry) => entry.id === id);
  const value = autofillAnswers(module, {})[id] ?? '';
  expect(question && answerLabel(question, value)).toEqual({ en, fr });
});
