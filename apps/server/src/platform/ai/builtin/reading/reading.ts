import type { Language, Localized } from '@elan/domain/locale';
import { type Answers, answerLabel, readAnswer } from '@elan/domain/modules/define-module';
import type { ModuleKey } from '@elan/domain/modules/keys';
import {
  type AnswerTo,
  moduleDefinition,
  type OptionValue,
  type QuestionId,
  type SelectId,
} from '@elan/domain/modules/registry';
import type { GenerationRequest } from '../../port.ts';
import { quote } from '../quote.ts';

/** A request as a draft reads it: every module's answers, and the words of the language. */
export type Reading = {
  readonly request: GenerationRequest;
  readonly language: Language;
  readonly clarification: string;
  /** The answers of a module: those of the request for its own module, else what the project holds. */
  answers(module: ModuleKey): Answers;
  /** The trimmed answer; undefined when there is none. */
  answer<M extends ModuleKey, Q extends QuestionId<M>>(module: M, question: Q): AnswerTo<M, Q> | undefined;
  /** Whether one of these options is chosen. */
  chose<M extends ModuleKey, Q extends SelectId<M>>(
    module: M,
    question: Q,
    ...values: readonly OptionValue<M, Q>[]
  ): boolean;
  /** The words of a chosen option, without quotation marks. */
  option<M extends ModuleKey>(module: M, question: SelectId<M>): string | undefined;
  say<T>(text: Localized<T>): T;
  quote(text: string, maximum?: number): string;
};

export function createReading(request: GenerationRequest): Reading {
  const { language, project } = request;
  const answers = (module: ModuleKey): Answers =>
    module === request.module ? request.answers : (project.modules[module]?.answers ?? {});
  const answer: Reading['answer'] = (module, question) =>
    readAnswer(moduleDefinition(module).questions, answers(module), question) as never;
  return {
    request,
    language,
    clarification: request.clarification.trim(),
    answers,
    answer,
    chose: (module, question, ...values) => values.some((value) => value === answer(module, question)),
    option: (module, question) => {
      const definition = moduleDefinition(module).questions.find((entry) => entry.id === question);
      const value: string | undefined = answer(module, question);
      return definition === undefined || value === undefined ? undefined : answerLabel(definition, value)[language];
    },
    say: (text) => text[language],
    quote: (text, maximum) => quote(text, language, maximum),
  };
}
