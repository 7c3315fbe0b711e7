import type { Text } from '../../locale.ts';
import { type Amount, findAmounts } from '../../money/amounts.ts';
import type { Answers, Question } from '../define-module.ts';
import type { ModuleKey } from '../keys.ts';
import type { Persona } from '../personas/persona.ts';
import { moduleDefinition } from '../registry.ts';
import { saysSomething } from './evidence.ts';

/** What the rule looks at in a module. Structural, so that a stored entry and an answer of the API both fit. */
export type MaturityEntry = {
  readonly answers?: Answers | undefined;
  readonly selectedIdea?: { readonly title: string; readonly description: string } | null | undefined;
  readonly personas?: readonly Persona[] | undefined;
};
export type MaturityEntries = Readonly<Partial<Record<ModuleKey, MaturityEntry>>>;

/** A range of dollars that an option stands for. */
export type Band = { readonly from: number; readonly to: number; readonly label: Text };

export type ProjectFacts = {
  readonly entries: MaturityEntries;
  /** The answer; undefined when there is none, when it says nothing, or when it chooses 'not decided'. */
  answer(module: ModuleKey, question: string): string | undefined;
  /** Several answers as one text; undefined when there is none. */
  texts(module: ModuleKey, ...questions: string[]): string | undefined;
  /** The words of the chosen option. */
  chosen(module: ModuleKey, question: string): Text | undefined;
  band(module: ModuleKey, question: string): Band | undefined;
  amounts(module: ModuleKey, ...questions: string[]): Amount[];
};

const undecided = /^(?:i don't know|not (?:sure|defined|decided)|undecided|unknown|to be (?:determined|decided))/iu;

export function questionOf(module: ModuleKey, id: string): Question | undefined {
  return moduleDefinition(module).questions.find((question) => question.id === id);
}

export function readFacts(entries: MaturityEntries): ProjectFacts {
  const chosen = (module: ModuleKey, id: string) => {
    const question = questionOf(module, id);
    const value = entries[module]?.answers?.[id];
    if (question?.kind !== 'select') return undefined;
    const label = question.options.find((option) => option.value === value)?.label;
    return label === undefined || undecided.test(label.en) ? undefined : label;
  };
  const answer = (module: ModuleKey, id: string) => {
    const text = entries[module]?.answers?.[id]?.trim() ?? '';
    if (questionOf(module, id)?.kind === 'select') return chosen(module, id) && text;
    return saysSomething(text) ? text : undefined;
  };
  const texts = (module: ModuleKey, ...ids: string[]) => {
    const found = ids.map((id) => answer(module, id)).filter((text) => text !== undefined);
    return found.length === 0 ? undefined : found.join('\n');
  };
  return {
    entries,
    answer,
    texts,
    chosen,
    band: (module, id) => bandOf(chosen(module, id)),
    amounts: (module, ...ids) => findAmounts(texts(module, ...ids) ?? ''),
  };
}

/** 'Less than $5,000', '$5,000 to $20,000' and 'More than $100,000' to their ends. */
function bandOf(label: Text | undefined): Band | undefined {
  if (label === undefined) return undefined;
  const [first, second] = findAmounts(label.en).map((amount) => amount.dollars);
  if (first === undefined) return undefined;
  if (second !== undefined) return { from: first, to: second, label };
  return /^(?:less|under|up to)/iu.test(label.en)
    ? { from: 0, to: first, label }
    : { from: first, to: Number.POSITIVE_INFINITY, label };
}
