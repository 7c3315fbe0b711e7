import { mergeLedger } from '@elan/domain/ledger/merge';
import { readAnswers } from '@elan/domain/ledger/read/read-answers';
import type { Row } from '@elan/domain/ledger/row';
import { thisIsAll } from '@elan/domain/ledger/testing/this-is-all';
import type { Language } from '@elan/domain/locale';
import type { Answers } from '@elan/domain/modules/define-module';
import { type ModuleKey, moduleKeys } from '@elan/domain/modules/keys';
import type { SampleProject } from '@elan/domain/modules/sample-file';
import { samples } from '@elan/domain/modules/testing/samples';
import type { GenerationRequest } from '../../port.ts';
import { noFigures } from './no-figures.ts';

/** A request for one module of a sample project, with everything that comes before it in the journey. */
export function sampleRequest(module: ModuleKey, project: SampleProject, language: Language): GenerationRequest {
  const { answers, selectedIdea, rows } = samples[project][language];
  const entry = (key: ModuleKey) => ({ answers: answers[key], aiResponse: null });
  const earlier = moduleKeys.slice(0, moduleKeys.indexOf(module)).map((key) => [key, entry(key)] as const);
  const modules: GenerationRequest['project']['modules'] = Object.fromEntries(earlier);
  const sampleModules = {
    ...modules,
    ...(module === 'brainstorm' ? {} : { brainstorm: { ...entry('brainstorm'), selectedIdea } }),
  };
  return requestWith(module, language, answers[module], sampleModules, { typed: rows });
}

/** What is unread was set aside: the figures are those of the rows. */
export function requestWith(
  module: ModuleKey,
  language: Language,
  answers: Answers,
  modules: GenerationRequest['project']['modules'] = {},
  { clarification = '', typed = [] }: { clarification?: string; typed?: readonly Row[] } = {},
): GenerationRequest {
  const read = readAnswers({ answers: { ...answersOf(modules), [module]: answers }, today: noFigures.today });
  const ledger = mergeLedger({ kept: typed, refused: thisIsAll(read), readings: [read] });
  const project = { ...noFigures, name: 'Project', description: null, modules, ledger };
  return { module, language, answers, clarification, project };
}

const answersOf = (modules: GenerationRequest['project']['modules']) =>
  Object.fromEntries(Object.entries(modules).map(([key, { answers }]) => [key, answers]));
