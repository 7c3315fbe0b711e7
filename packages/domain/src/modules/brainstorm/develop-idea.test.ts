import { describe, expect, test } from 'vitest';
import { isValidAnswer, type Question } from '../define-module.ts';
import { registry } from '../registry.ts';
import { samples } from '../testing/samples.ts';
import { developIdea, genericProblem } from './develop-idea.ts';

const question = (module: 'brainstorm' | 'idea', id: string): Question => {
  const found = registry[module].questions.find((entry) => entry.id === id);
  if (found === undefined) throw new Error(`no question ${id}`);
  return found;
};
const options = (entry: Question) => (entry.kind === 'select' ? entry.options.map((option) => option.value) : []);
const idea = { title: 'Bread at home', description: 'Loaves by subscription.', sector: 'Food and restaurants' };

test('copies title, description, customers and skills in the words of the person', () => {
  const { brainstorm } = samples.bakery.en.answers;
  expect(developIdea({ idea, answers: brainstorm, language: 'en' })).toEqual({
    businessIdea: 'Bread at home. Loaves by subscription.',
    targetMarket: brainstorm.targetCustomers,
    problemSolved: genericProblem('Food and restaurants', 'en'),
    businessModel: 'product_sales',
    experience: brainstorm.skills,
    budget: '20000_50000',
  });
});

test('never speaks of the location and leaves out what the brainstorm does not know', () => {
  const answers = developIdea({ idea, answers: { interests: 'x', skills: '  ' }, language: 'en' });
  expect(Object.keys(answers)).toEqual(['businessIdea', 'problemSolved']);
});

test('adds no second full stop after a title that ends with one', () => {
  const { businessIdea } = developIdea({ idea: { ...idea, title: 'Bread?' }, answers: {}, language: 'en' });
  expect(businessIdea).toBe('Bread? Loaves by subscription.');
});

test('the problem names the sector in the language', () => {
  const selection = samples.bakery.fr.selectedIdea;
  const { problemSolved } = developIdea({ idea: selection, answers: {}, language: 'fr' });
  expect(problemSolved).toContain('«\u00a0Alimentation et restauration\u00a0»');
  // It asks the person for nothing: an answer is not the place for that.
  expect(problemSolved).not.toMatch(/préciser|vous/u);
});

describe.each([
  ['productOrService', 'businessModel'],
  ['budget', 'budget'],
] as const)('%s of the brainstorm becomes %s of the idea', (from, to) => {
  test.each(options(question('brainstorm', from)))('%s gives a valid option or nothing', (value) => {
    const copied = developIdea({ idea, answers: { [from]: value }, language: 'en' })[to];
    if (value === 'not_sure') expect(copied).toBeUndefined();
    else expect(options(question('idea', to))).toContain(copied);
  });

  test('an unknown stored value gives nothing', () => {
    expect(developIdea({ idea, answers: { [from]: 'toString' }, language: 'en' })[to]).toBeUndefined();
  });
});

test('every copied answer may be stored', () => {
  for (const project of ['bakery', 'clinic'] as const) {
    const { answers, selectedIdea } = samples[project].fr;
    const copied = developIdea({ idea: selectedIdea, answers: answers.brainstorm, language: 'fr' });
    for (const [id, value] of Object.entries(copied)) expect(isValidAnswer(question('idea', id), value)).toBe(true);
  }
});
