import type { Language, Localized } from '@elan/domain/locale';
import { type Answers, answerLabel, isAnswered } from '@elan/domain/modules/define-module';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { moduleDefinition } from '@elan/domain/modules/registry';
import type { GenerationRequest } from '../../port.ts';
import { collectFigures, type Figures } from './figures.ts';
import { money, number } from './numbers.ts';
import { quote } from './quote.ts';

/** A request as a draft reads it: every module's answers, the figures in them, and the words of the language. */
export type Reading = {
  readonly request: GenerationRequest;
  readonly language: Language;
  readonly clarification: string;
  readonly figures: Figures;
  /** The answers of a module: those of the request for its own module, else what the project holds. */
  answers(module: ModuleKey): Answers;
  /** The trimmed answer; undefined when there is none. */
  answer(module: ModuleKey, question: string): string | undefined;
  /** The words of a chosen option, without quotation marks. */
  option(module: ModuleKey, question: string): string | undefined;
  say<T>(text: Localized<T>): T;
  quote(text: string, maximum?: number): string;
  money(dollars: number): string;
  number(value: number, decimals?: number): string;
};

export function createReading(request: GenerationRequest): Reading {
  const { language, project } = request;
  const answers = (module: ModuleKey): Answers =>
    module === request.module ? request.answers : (project.modules[module]?.answers ?? {});
  const answer = (module: ModuleKey, question: string) =>
    isAnswered(answers(module), question) ? answers(module)[question]?.trim() : undefined;
  const texts = [
    answer('idea', 'businessIdea'),
    request.clarification,
    answer('idea', 'location'),
    project.description,
  ];
  return {
    request,
    language,
    clarification: request.clarification.trim(),
    figures: collectFigures(
      texts.filter((text) => typeof text === 'string'),
      [answer('idea', 'experience'), request.clarification].join('\n'),
    ),
    answers,
    answer,
    option: (module, question) => {
      const definition = moduleDefinition(module).questions.find((entry) => entry.id === question);
      const value = answer(module, question);
      if (definition?.kind !== 'select' || value === undefined) return undefined;
      return definition.options.some((entry) => entry.value === value)
        ? answerLabel(definition, value)[language]
        : undefined;
    },
    say: (text) => text[language],
    quote: (text, maximum) => quote(text, language, maximum),
    money: (dollars) => money(dollars, language),
    number: (value, decimals) => number(value, language, decimals),
  };
}
