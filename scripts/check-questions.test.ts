import { expect, test } from 'vitest';
import type { ModuleDefinition, Question } from '../packages/domain/src/modules/define-module.ts';
import { registry } from '../packages/domain/src/modules/registry.ts';
import { unknownNames, unusedQuestions } from './check-questions.ts';

const text = { en: '', fr: '' };
const idea = (...ids: string[]): ModuleDefinition => ({
  ...registry.idea,
  questions: ids.map((id) => ({ id, kind: 'text', required: false, label: text, help: text, example: text })),
});

test('a new question is reported until a draft, a prompt or the maturity rule names it', () => {
  const source = (path: string, line: string) => unusedQuestions([idea('colour')], new Map([[path, line]]));
  expect(source('apps/server/src/platform/ai/prompts/idea.ts', 'no word of it')).toEqual(['idea.colour']);
  expect(source('apps/server/src/platform/ai/prompts/idea.ts', "readAnswer(questions, answers, 'colour')")).toEqual([]);
  expect(source('packages/domain/src/modules/maturity/rule.ts', "side('idea', 'place', 'colour')")).toEqual([]);
  expect(source('packages/domain/src/ledger/read/expectations.ts', "'idea/colour': 'prices',")).toEqual([]);
  expect(source('apps/server/src/platform/ai/builtin/view.ts', 'lines.idea?.colour ?? []')).toEqual([]);
});

test('a question with the same name in another module does not count, nor does a test', () => {
  const sources = new Map([
    ['packages/domain/src/modules/maturity/rule.ts', "side('marketing', 'colour')"],
    ['apps/server/src/platform/ai/prompts/idea.test.ts', "'idea', 'colour'"],
    ['apps/web/src/features/idea/panel.tsx', "'idea', 'colour'"],
  ]);
  expect(unusedQuestions([idea('colour')], sources)).toEqual(['idea.colour']);
});

test('a select that states something for the ledger is used', () => {
  const select = { id: 'colour', kind: 'select', required: false, label: text, help: text, options: [] } as const;
  const asked = (question: Question) => unusedQuestions([{ ...registry.idea, questions: [question] }], new Map());
  expect(asked(select)).toEqual(['idea.colour']);
  expect(asked({ ...select, states: 'legalForm' })).toEqual([]);
});

test('a name in a report that no questionnaire has is reported: its block would silently be left out', () => {
  const names = (text: string) => unknownNames(Object.values(registry), text);
  expect(names('{% if said.idea.targetMarket %}{{ lines.idea.targetMarket | quote }}{% endif %}')).toEqual([]);
  expect(names('{% if said.idea.market %}{{ said.idea.market }}{% endif %} {{ lines.ideas.targetMarket }}')).toEqual([
    'idea.market',
    'ideas.targetMarket',
  ]);
  expect(names('{% unless said.idea.model %}{% endunless %}')).toEqual(['idea.model']);
});

test('so is the value of an option', () => {
  const names = (text: string) => unknownNames(Object.values(registry), text);
  const cases = (value: string) =>
    `{% case choice.environmental.energySource %}{% when "unknown" or "${value}" %}…{% endcase %}{% when "other" %}`;
  expect(names(cases('own_renewable'))).toEqual([]);
  expect(names(cases('solar'))).toEqual(['environmental.energySource.solar']);
  expect(names('{% if choice.environmental.energySource == "coal" %}')).toEqual(['environmental.energySource.coal']);
});
