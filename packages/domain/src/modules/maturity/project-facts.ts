import type { Text } from '../../locale.ts';
import { type Amount, findAmounts } from '../../money/amounts.ts';
import { type Answers, type Option, type Question, readAnswer } from '../define-module.ts';
import type { ModuleKey } from '../keys.ts';
import { type MoneyRange, moneyRangeOf } from '../money-ranges.ts';
import type { Persona } from '../personas/persona.ts';
import { type AnswerTo, moduleDefinition, type QuestionId, type SelectId } from '../registry.ts';
import { isMeaningfulAnswer } from './evidence.ts';

/** The parts of a module the rule reads. Structural, so that both a stored entry and an API response fit. */
export type MaturityEntry = {
  readonly answers?: Answers | undefined;
  readonly selectedIdea?: { readonly title: string; readonly description: string } | null | undefined;
  readonly personas?: readonly Persona[] | undefined;
};
export type MaturityEntries = Readonly<Partial<Record<ModuleKey, MaturityEntry>>>;

/** The range of dollars that an option stands for, with its words. */
export type Band = MoneyRange & { readonly label: Text };

export type ProjectFacts = {
  readonly entries: MaturityEntries;
  /** The answer; undefined when it is missing, says nothing, or chooses 'not decided'. */
  answer<M extends ModuleKey, Q extends QuestionId<M>>(module: M, question: Q): AnswerTo<M, Q> | undefined;
  /** Several answers joined into one text; undefined when there are none. */
  texts<M extends ModuleKey>(module: M, ...questions: readonly QuestionId<M>[]): string | undefined;
  /** The label of the chosen option. */
  chosen<M extends ModuleKey>(module: M, question: SelectId<M>): Text | undefined;
  /** The money that the chosen option stands for; undefined for a text. */
  band<M extends ModuleKey>(module: M, question: QuestionId<M>): Band | undefined;
  amounts<M extends ModuleKey>(module: M, ...questions: readonly QuestionId<M>[]): Amount[];
};

/** A question by its place; undefined when the module does not ask it. */
export function questionOf<M extends ModuleKey>(module: M, id: QuestionId<M>): Question | undefined {
  return moduleDefinition(module).questions.find((question) => question.id === id);
}

export function readFacts(entries: MaturityEntries): ProjectFacts {
  /** The chosen option, unless it leaves the question open. */
  const optionOf = <M extends ModuleKey>(module: M, id: QuestionId<M>): Option | undefined => {
    const question = questionOf(module, id);
    const value = entries[module]?.answers?.[id];
    const option =
      question?.kind === 'select' ? question.options.find((candidate) => candidate.value === value) : undefined;
    return option?.undecided === true ? undefined : option;
  };
  const answer: ProjectFacts['answer'] = (module, id) => {
    const text = readAnswer(moduleDefinition(module).questions, entries[module]?.answers ?? {}, id);
    const isOpen =
      questionOf(module, id)?.kind === 'select' ? optionOf(module, id) === undefined : !isMeaningfulAnswer(text ?? '');
    return isOpen ? undefined : (text as never);
  };
  const texts: ProjectFacts['texts'] = (module, ...ids) => {
    const found: string[] = ids.flatMap((id) => answer(module, id) ?? []);
    return found.length === 0 ? undefined : found.join('\n');
  };
  return {
    entries,
    answer,
    texts,
    chosen: (module, id) => optionOf(module, id)?.label,
    band: (module, id) => {
      const option = optionOf(module, id);
      const range = option && moneyRangeOf(module, id, option.value);
      return range && { ...range, label: option.label };
    },
    amounts: (module, ...ids) => findAmounts(texts(module, ...ids) ?? ''),
  };
}
