import { describe, expect, test } from 'vitest';
import { languages } from '../locale.ts';
import { answerLabel, isValidAnswer, missingAnswers, type Question } from './define-module.ts';
import { moduleKeys, moduleTitles } from './keys.ts';
import { moduleDefinition, registry } from './registry.ts';
import { samples } from './testing/samples.ts';

/** Id, kind, required and the number of options, as the specification lists them. */
const expected = {
  brainstorm: [
    ['interests', 'textarea', true],
    ['skills', 'textarea', true],
    ['preferredSector', 'select', false, 15],
    ['businessType', 'select', false, 5],
    ['budget', 'select', false, 6],
    ['teamPreference', 'select', false, 5],
    ['targetCustomers', 'textarea', false],
    ['productOrService', 'select', false, 6],
    ['timeCommitment', 'select', false, 5],
    ['mainGoal', 'select', false, 8],
  ],
  idea: [
    ['businessIdea', 'textarea', true],
    ['targetMarket', 'textarea', true],
    ['problemSolved', 'textarea', true],
    ['businessModel', 'select', true, 7],
    ['location', 'text', true],
    ['experience', 'textarea', false],
    ['budget', 'select', false, 5],
  ],
  analysis: [
    ['marketSize', 'select', true, 5],
    ['competitors', 'textarea', true],
    ['differentiators', 'textarea', true],
    ['marketTrends', 'textarea', false],
    ['risks', 'textarea', false],
  ],
  'business-plan': [
    ['timeline', 'select', true, 5],
    ['team', 'textarea', true],
    ['resources', 'textarea', true],
    ['legalStructure', 'select', false, 8],
    ['milestones', 'textarea', true],
    ['vision', 'textarea', true],
    ['values', 'textarea', false],
    ['location', 'textarea', true],
  ],
  marketing: [
    ['brandName', 'text', true],
    ['valueProposition', 'textarea', true],
    ['marketingChannels', 'select', true, 7],
    ['budget', 'select', true, 6],
    ['customerAcquisition', 'textarea', true],
    ['brandPersonality', 'select', false, 7],
    ['contentStrategy', 'textarea', false],
  ],
  rd: [
    ['productDescription', 'textarea', true],
    ['developmentStage', 'select', true, 6],
    ['technicalRequirements', 'textarea', true],
    ['qualityStandards', 'select', true, 6],
    ['innovations', 'textarea', false],
    ['suppliers', 'textarea', false],
    ['intellectualProperty', 'select', false, 6],
    ['testingStrategy', 'textarea', false],
  ],
  finances: [
    ['initialInvestment', 'select', true, 6],
    ['fundingSources', 'select', true, 7],
    ['revenueModel', 'select', true, 7],
    ['pricingStrategy', 'textarea', true],
    ['fixedCosts', 'textarea', true],
    ['variableCosts', 'textarea', true],
    ['breakEven', 'text', false],
    ['revenueGoals', 'textarea', true],
    ['cashFlow', 'textarea', false],
  ],
  environmental: [
    ['businessType', 'select', true, 6],
    ['productionMethod', 'select', true, 6],
    ['materials', 'text', true],
    ['packaging', 'select', true, 6],
    ['transportation', 'select', true, 6],
    ['energySource', 'select', true, 6],
    ['digitalFootprint', 'select', false, 5],
    ['wasteManagement', 'text', false],
    ['sustainabilityGoals', 'text', false],
  ],
  personas: [],
  journal: [],
  maturity: [],
};

const values = (questions: readonly Question[], id: string) => {
  const question = questions.find((entry) => entry.id === id);
  return question?.kind === 'select' ? question.options.map((option) => option.value) : [];
};

describe.each(moduleKeys)('%s', (key) => {
  const definition = moduleDefinition(key);

  test('has the questions of the specification', () => {
    const questions: readonly Question[] = definition.questions;
    expect(
      questions.map((question) => [
        question.id,
        question.kind,
        question.required,
        ...(question.kind === 'select' ? [question.options.length] : []),
      ]),
    ).toEqual(expected[key]);
  });

  test('has unique question ids and option values in plain snake case', () => {
    const ids = definition.questions.map((question) => question.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const question of definition.questions) {
      if (question.kind !== 'select') continue;
      const optionValues = question.options.map((option) => option.value);
      expect(new Set(optionValues).size).toBe(optionValues.length);
      for (const value of optionValues) expect(value).toMatch(/^[a-z0-9]+(?:_[a-z0-9]+)*$/u);
    }
  });

  test('has every word in both languages, with no-break spaces in French', () => {
    const texts = definition.questions.flatMap((question) => [
      question.label,
      question.help,
      ...(question.kind === 'select' ? question.options.map((option) => option.label) : [question.example]),
    ]);
    for (const text of [definition.title, definition.description, moduleTitles[key], ...texts]) {
      for (const language of languages) expect(text[language].trim()).not.toBe('');
      expect(text.fr).not.toMatch(/ [:;!?»$]|« |\d \d/u);
    }
  });

  test('has labels that differ between the options of a question', () => {
    for (const question of definition.questions) {
      if (question.kind !== 'select') continue;
      for (const language of languages) {
        const labels = question.options.map((option) => option.label[language]);
        expect(new Set(labels).size).toBe(labels.length);
      }
    }
  });
});

test('option values that are stored stay what they are', () => {
  expect(values(registry.analysis.questions, 'marketSize')).toEqual([
    'local',
    'national',
    'international',
    'niche',
    'unknown',
  ]);
  expect(values(registry.idea.questions, 'budget')).toEqual([
    'under_5000',
    '5000_20000',
    '20000_50000',
    '50000_100000',
    'over_100000',
  ]);
  expect(values(registry.idea.questions, 'businessModel')).toEqual([
    'product_sales',
    'services',
    'subscription',
    'marketplace',
    'freemium',
    'license',
    'other',
  ]);
  expect(values(registry.brainstorm.questions, 'preferredSector')).toContain('no_preference');
});

describe('answers', () => {
  const budget = registry.idea.questions.find((question) => question.id === 'budget') as Question;
  const location = registry.idea.questions.find((question) => question.id === 'location') as Question;

  test('blank required answers count as missing, in the order of the questionnaire', () => {
    const answers = { ...samples.bakery.en.answers.idea, location: '  ', businessIdea: '\n' };
    expect(missingAnswers(registry.idea, answers).map((question) => question.id)).toEqual(['businessIdea', 'location']);
  });

  test('a select takes its options and nothing else; a text takes anything', () => {
    expect(isValidAnswer(budget, 'under_5000')).toBe(true);
    expect(isValidAnswer(budget, '')).toBe(true);
    expect(isValidAnswer(budget, 'Less than $5,000')).toBe(false);
    expect(isValidAnswer(location, 'anywhere')).toBe(true);
  });

  test('an option is read by its label, a text as it was typed', () => {
    expect(answerLabel(budget, 'under_5000')).toEqual({ en: 'Less than $5,000', fr: 'Moins de 5\u00a0000\u00a0$' });
    expect(answerLabel(location, 'Gaspé').fr).toBe('Gaspé');
  });
});
