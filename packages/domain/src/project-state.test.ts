import { describe, expect, test } from 'vitest';
import type { Answers } from './modules/define-module.ts';
import { freeModules, type ModuleKey, moduleKeys } from './modules/keys.ts';
import { moduleDefinition } from './modules/registry.ts';
import { gapsOf, isUntouched, nextThing, type StateEntry } from './project-state.ts';

function answersTo(module: ModuleKey): Answers {
  const required = moduleDefinition(module).questions.filter((question) => question.required);
  return Object.fromEntries(
    required.map((question) => [question.id, question.kind === 'select' ? (question.options[0]?.value ?? '') : 'x']),
  );
}

const origin = (createdAt: string, outdated = false) => ({ createdAt, outdated });

const finishedEntry = (module: ModuleKey): StateEntry => ({
  answers: answersTo(module),
  aiResponse: 'text',
  origin: origin('2026-01-01T00:00:00.000Z'),
  hasIdea: true,
  personas: [{}],
  entries: [{}],
  score: { overall: 50 },
});
const only = (modules: readonly ModuleKey[]) =>
  Object.fromEntries(modules.map((module) => [module, finishedEntry(module)]));
const finished = only(moduleKeys);

describe('the next thing', () => {
  test('in an empty project is the first module', () => {
    expect(nextThing({}, freeModules)).toEqual({ kind: 'begin', module: 'brainstorm' });
  });

  test('is the first incomplete module, also when a later one is complete', () => {
    expect(nextThing(only(['brainstorm', 'analysis']), moduleKeys)).toEqual({ kind: 'begin', module: 'idea' });
    const begun = { ...only(['brainstorm']), idea: { answers: { businessIdea: 'Bread' } } };
    expect(nextThing(begun, moduleKeys)).toEqual({ kind: 'continue', module: 'idea' });
  });

  test('is never a module that the plan does not include', () => {
    expect(nextThing(only(freeModules), freeModules)).toEqual({ kind: 'done', locked: 8 });
    expect(nextThing(only(freeModules), moduleKeys)).toEqual({ kind: 'begin', module: 'business-plan' });
    const outdated = { ...finished, finances: { ...finishedEntry('finances'), origin: origin('2026-01-01', true) } };
    expect(nextThing(outdated, freeModules)).toEqual({ kind: 'done', locked: 0 });
  });

  test('when all is complete is the oldest outdated analysis, then nothing', () => {
    const outdated = {
      ...finished,
      idea: { ...finishedEntry('idea'), origin: origin('2026-03-01T00:00:00.000Z', true) },
      marketing: { ...finishedEntry('marketing'), origin: origin('2026-02-01T00:00:00.000Z', true) },
    };
    expect(nextThing(outdated, moduleKeys)).toEqual({ kind: 'renew', module: 'marketing' });
    expect(nextThing(finished, moduleKeys)).toEqual({ kind: 'done', locked: 0 });
  });
});

describe('gaps', () => {
  test('are in none that was never used or is finished', () => {
    expect(gapsOf({}, moduleKeys)).toEqual([]);
    expect(gapsOf({ idea: { answers: { businessIdea: ' ' }, aiResponse: null } }, moduleKeys)).toEqual([]);
    expect(gapsOf(finished, moduleKeys)).toEqual([]);
  });

  test('are required answers that are missing once a module was begun', () => {
    const required = Object.keys(answersTo('idea'));
    const [first = ''] = required;
    expect(gapsOf({ idea: { answers: { [first]: 'x' } } }, freeModules)).toEqual([
      { kind: 'missing', module: 'idea', questions: required.slice(1) },
    ]);
  });

  test('are answers without an analysis, and analyses that no longer fit the answers', () => {
    const entries = {
      marketing: { ...finishedEntry('marketing'), origin: origin('2026-02-01', true) },
      idea: { answers: answersTo('idea'), aiResponse: null },
      journal: { answers: {}, entries: [{}], aiAnalysis: 'text', origin: origin('2026-02-01', true) },
    };
    expect(gapsOf(entries, moduleKeys)).toEqual([
      { kind: 'unanalysed', module: 'idea' },
      { kind: 'outdated', module: 'marketing' },
      { kind: 'outdated', module: 'journal' },
    ]);
    expect(gapsOf(entries, freeModules)).toEqual([{ kind: 'unanalysed', module: 'idea' }]);
  });

  test('are not in a brainstorm whose idea is chosen', () => {
    const skills = { answers: { skills: 'Baking' } };
    expect(gapsOf({ brainstorm: { ...skills, hasIdea: true } }, freeModules)).toEqual([]);
    expect(gapsOf({ brainstorm: skills }, freeModules)).toMatchObject([{ kind: 'missing', module: 'brainstorm' }]);
  });
});

test.each<[string, Record<string, StateEntry>, boolean]>([
  ['nothing', {}, true],
  ['empty answers and results', { brainstorm: { answers: { skills: ' ' }, generatedIdeas: [] } }, true],
  ['an answer', { brainstorm: { answers: { skills: 'Bread' } } }, false],
  ['generated ideas', { brainstorm: { generatedIdeas: [{}] } }, false],
  ['an idea of one’s own', { brainstorm: { selectedIdea: {} } }, false],
  ['personas', { personas: { personas: [{}] } }, false],
  ['a score', { maturity: { score: { overall: 0 } } }, false],
  ['a journal entry', { journal: { entries: [{}] } }, false],
])('a project with %s is untouched or not', (_what, entries, untouched) => {
  expect(isUntouched(entries)).toBe(untouched);
});
