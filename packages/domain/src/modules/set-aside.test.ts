import { describe, expect, test } from 'vitest';
import { isModuleComplete } from '../progress.ts';
import { gapsOf } from '../project-state.ts';
import { missingAnswers, type Question, questionToSetAside } from './define-module.ts';
import { moduleKeys } from './keys.ts';
import { completeness } from './maturity/completeness.ts';
import { openAnswers } from './open-answers.ts';
import { moduleDefinition } from './registry.ts';

const aside = (...ids: string[]) => ({
  questions: Object.fromEntries(ids.map((id) => [id, 'What was typed'])),
  sections: [],
});
const ledger = { rows: [], conflicts: [], differences: [], unread: [] };
const rd = moduleDefinition('rd');

describe('a question that was set aside', () => {
  test('is neither missing nor open', () => {
    const missing = missingAnswers(rd, { productDescription: 'Walks for dogs' }, aside('developmentStage'));
    expect(missing.map(({ id }) => id)).toEqual(['technicalRequirements', 'qualityStandards']);
    const open = openAnswers('rd', { setAside: aside('developmentStage', 'intellectualProperty') }, []);
    expect(open.map(({ question }) => question.id)).not.toContain('developmentStage');
    expect(open.map(({ question }) => question.id)).not.toContain('intellectualProperty');
    expect(open).toHaveLength(rd.questions.length - 2);
  });

  test('is not a gap of the project, and completes a module as an answer does', () => {
    const answers = { productDescription: 'Walks', technicalRequirements: 'A lead', qualityStandards: 'own_standards' };
    const entry = { answers, setAside: aside('developmentStage') };
    expect(gapsOf({ rd: entry }, moduleKeys)).toEqual([{ kind: 'unanalysed', module: 'rd' }]);
    expect(gapsOf({ rd: { answers } }, moduleKeys)).toEqual([
      { kind: 'missing', module: 'rd', questions: [expect.any(String)] },
    ]);
    expect(isModuleComplete('rd', { answers: {}, aiResponse: 'Text' })).toBe(false);
    expect(isModuleComplete('rd', { answers: {}, aiResponse: 'Text', setAside: aside('suppliers') })).toBe(true);
    expect(isModuleComplete('rd', { answers: {}, aiResponse: '', setAside: aside('suppliers') })).toBe(false);
  });

  test('does not count for completeness, whatever had been answered', () => {
    const idea = (answers: Record<string, string>, setAside = aside()) =>
      completeness({ entries: { idea: { answers, setAside } }, ledger }, 'idea');
    const answers = {
      businessIdea: 'A dog walker for the district',
      targetMarket: 'People who work all day long',
      problemSolved: 'Their dogs are alone all day',
      businessModel: 'services',
    };
    expect(idea(answers).reason.en).toContain('4 of 5');
    expect(idea(answers, aside('location')).reason.en).toContain('4 of 4');
    expect(idea(answers, aside('location')).raises).toEqual([]);
  });
});

test('every module keeps a question that its analysis is about', () => {
  for (const key of moduleKeys) {
    const questions: readonly Question[] = moduleDefinition(key).questions;
    if (questions.length > 0)
      expect(
        questions.some(({ always }) => always === true),
        key,
      ).toBe(true);
  }
  expect(questionToSetAside(rd, 'intellectualProperty')?.id).toBe('intellectualProperty');
  expect(questionToSetAside(rd, 'productDescription')).toBeUndefined();
  expect(questionToSetAside(rd, 'unheardOf')).toBeUndefined();
});
