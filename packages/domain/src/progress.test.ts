import { describe, expect, test } from 'vitest';
import { moduleKeys } from './modules/keys.ts';
import { isModuleComplete, progressOf } from './progress.ts';

describe('percent', () => {
  test.each([
    [0, 0],
    [1, 9],
    [2, 18],
    [3, 27],
    [6, 55],
    [11, 100],
  ])('%i complete modules are %i percent', (completed, percent) => {
    expect(progressOf(completed)).toEqual({ completed, total: 11, percent });
  });

  test('never exceeds 100', () => {
    expect(progressOf(14)).toEqual({ completed: 11, total: 11, percent: 100 });
  });
});

test('an untouched module is not complete', () => {
  for (const key of moduleKeys) {
    expect(isModuleComplete(key, undefined)).toBe(false);
    expect(isModuleComplete(key, {})).toBe(false);
  }
});

test('brainstorm needs a selected idea or an own one', () => {
  expect(isModuleComplete('brainstorm', { selectedIdea: { title: 'Bread' } })).toBe(true);
  expect(isModuleComplete('brainstorm', { hasIdea: true })).toBe(true);
  expect(isModuleComplete('brainstorm', { selectedIdea: null, hasIdea: false })).toBe(false);
  expect(isModuleComplete('brainstorm', { answers: { skills: 'x' }, aiResponse: 'text' })).toBe(false);
});

test('personas need one, the journal an entry', () => {
  expect(isModuleComplete('personas', { personas: [] })).toBe(false);
  expect(isModuleComplete('personas', { personas: [{}] })).toBe(true);
  expect(isModuleComplete('journal', { entries: [] })).toBe(false);
  expect(isModuleComplete('journal', { entries: [{}] })).toBe(true);
});

test('maturity needs an overall score; 0 is one', () => {
  expect(isModuleComplete('maturity', { score: null })).toBe(false);
  expect(isModuleComplete('maturity', { score: {} })).toBe(false);
  expect(isModuleComplete('maturity', { score: { overall: 0 } })).toBe(true);
  expect(isModuleComplete('maturity', { score: { overall: 50 } })).toBe(true);
});

describe.each(['idea', 'analysis', 'business-plan', 'marketing', 'rd', 'finances', 'environmental'] as const)(
  '%s',
  (key) => {
    test('needs both an answer and an analysis', () => {
      expect(isModuleComplete(key, { answers: { a: 'x' }, aiResponse: 'text' })).toBe(true);
      expect(isModuleComplete(key, { answers: { a: 'x' }, aiResponse: null })).toBe(false);
      expect(isModuleComplete(key, { answers: {}, aiResponse: 'text' })).toBe(false);
      expect(isModuleComplete(key, { answers: { a: ' ' }, aiResponse: 'text' })).toBe(false);
      expect(isModuleComplete(key, { answers: { a: 'x' }, aiResponse: ' \n' })).toBe(false);
    });
  },
);
