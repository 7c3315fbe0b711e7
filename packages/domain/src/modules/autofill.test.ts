import { describe, expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { type AutofillEntries, autofillAnswers, autofillAvailable } from './autofill.ts';
import { sample as brainstormSample } from './brainstorm/sample.ts';
import { sampleSelection } from './brainstorm/testing/sample-selection.ts';
import { answerLabel, isValidAnswer, missingAnswers } from './define-module.ts';
import { sample as ideaSample } from './idea/sample.ts';
import { moduleDefinition, registry } from './registry.ts';

const ready: AutofillEntries = {
  brainstorm: { answers: brainstormSample.en.bakery, selectedIdea: sampleSelection.en.bakery },
  idea: { answers: ideaSample.en.bakery, aiResponse: null },
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

describe.each(['en', 'fr'] as const)('auto-filled answers in %s', (language) => {
  const entries: AutofillEntries = {
    brainstorm: { answers: brainstormSample[language].bakery },
    idea: { answers: ideaSample[language].bakery },
  };
  const answers = autofillAnswers('analysis', entries, language);

  test('complete the analysis with valid answers', () => {
    expect(missingAnswers(registry.analysis, answers)).toEqual([]);
    for (const question of registry.analysis.questions) {
      expect(isValidAnswer(question, answers[question.id] ?? '')).toBe(true);
    }
    expect(answers.marketSize).toBe('unknown');
  });

  test('quote the person and say that no competitor is named', () => {
    expect(answers.competitors).toContain('Sainte-Cécile');
    expect(answers.competitors).toMatch(language === 'fr' ? /^Aucun concurrent nommé/u : /^No competitor named/u);
    expect(answers.differentiators).toContain(language === 'fr' ? 'boulangère' : 'baker');
  });

  test('are complete from an idea alone and fit into an answer when everything is long', () => {
    const long = 'é'.repeat(limits.answer);
    const idea = { businessIdea: long, targetMarket: long, problemSolved: long, location: long, experience: long };
    for (const source of [{ businessIdea: 'bread', targetMarket: 'families' }, idea]) {
      const filled = autofillAnswers('analysis', { idea: { answers: source } }, language);
      expect(missingAnswers(registry.analysis, filled)).toEqual([]);
      for (const value of Object.values(filled)) expect(value.length).toBeLessThanOrEqual(limits.answer);
    }
  });
});

test('the default values are those of the specification', () => {
  expect(autofillAnswers('business-plan', {}, 'en')).toEqual({ timeline: '6_months', legalStructure: 'llc' });
  expect(autofillAnswers('finances', {}, 'en')).toEqual({
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
  const value = autofillAnswers(module, {}, 'en')[id] ?? '';
  expect(question && answerLabel(question, value)).toEqual({ en, fr });
});
