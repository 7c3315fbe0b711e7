import { isAnswered } from './modules/define-module.ts';
import type { FilledIn } from './modules/filled-in.ts';
import { type ModuleKey, moduleKeys } from './modules/keys.ts';
import { moduleOutlines } from './modules/outlines.ts';
import { isQuestionSetAside } from './modules/set-aside.ts';
import { type CompletableEntry, isModuleComplete } from './progress.ts';

/** What of a module decides what is next and what is open. Structural, as `CompletableEntry` is. */
export type StateEntry = CompletableEntry & {
  filledIn?: FilledIn | undefined;
  aiAnalysis?: string | null | undefined;
  generatedIdeas?: readonly unknown[] | undefined;
  origin?: { createdAt: string; outdated: boolean } | null | undefined;
};
export type StateEntries = { readonly [module: string]: StateEntry | undefined };

export type NextThing =
  | { kind: 'begin' | 'continue' | 'renew'; module: ModuleKey }
  /** Nothing is left; `locked` modules are incomplete and need a larger plan. */
  | { kind: 'done'; locked: number };

export type Gap =
  /** The required questions that have no answer. */
  | { kind: 'missing'; module: ModuleKey; questions: readonly string[] }
  | { kind: 'unanalysed' | 'outdated'; module: ModuleKey };

/**
 * The next thing to do in a project: its first incomplete module, then its oldest analysis that no longer fits the
 * answers.
 * @param open the modules that are open to the reader (modules/open-modules.ts)
 */
export function nextThing(entries: StateEntries, open: readonly ModuleKey[]): NextThing {
  const incomplete = moduleKeys.filter((module) => !isModuleComplete(module, entries[module]));
  const first = incomplete.find((module) => open.includes(module));
  if (first !== undefined) return { kind: isBegun(entries[first]) ? 'continue' : 'begin', module: first };
  const [oldest] = open
    .filter((module) => isOutdated(module, entries[module]))
    .sort((a, b) => writtenAt(entries[a]).localeCompare(writtenAt(entries[b])));
  return oldest === undefined ? { kind: 'done', locked: incomplete.length } : { kind: 'renew', module: oldest };
}

/** Unfinished parts, in the order of the journey. A module that was never used is not a gap. */
export function gapsOf(entries: StateEntries, open: readonly ModuleKey[]): Gap[] {
  return open.flatMap((module) => gapsIn(module, entries[module]));
}

function gapsIn(module: ModuleKey, entry: StateEntry | undefined): Gap[] {
  if (entry === undefined || !isBegun(entry)) return [];
  const { output, required } = moduleOutlines[module];
  const isReport = output === 'report';
  // An idea that was chosen needs no further answers; an analysis still does.
  if (!isReport && isModuleComplete(module, entry)) return [];
  const gaps: Gap[] = [];
  const questions = required.filter(
    (id) => !isAnswered(entry.answers ?? {}, id) && !isQuestionSetAside(entry.setAside, id),
  );
  if (questions.length > 0) gaps.push({ kind: 'missing', module, questions });
  if (isOutdated(module, entry)) gaps.push({ kind: 'outdated', module });
  else if (questions.length === 0 && isReport && hasAnswers(entry) && !hasAnalysis(entry)) {
    gaps.push({ kind: 'unanalysed', module });
  }
  return gaps;
}

const hasAnswers = ({ answers = {} }: StateEntry) => Object.keys(answers).some((id) => isAnswered(answers, id));

const hasAnalysis = ({ aiResponse, aiAnalysis }: StateEntry) => (aiResponse ?? aiAnalysis ?? '').trim() !== '';

/** Whether nothing was ever answered, generated or written in a project. */
export const isUntouched = (entries: StateEntries) => !moduleKeys.some((module) => isBegun(entries[module]));

const isBegun = (entry: StateEntry | undefined) =>
  entry !== undefined && (hasAnswers(entry) || hasAnalysis(entry) || hasResult(entry));

const hasResult = ({ entries = [], personas = [], generatedIdeas = [], selectedIdea, score }: StateEntry) =>
  [entries, personas, generatedIdeas].some(({ length }) => length > 0) || selectedIdea != null || score != null;

const isOutdated = (module: ModuleKey, entry: StateEntry | undefined) =>
  entry?.origin?.outdated === true && moduleOutlines[module].output === 'report' && hasAnalysis(entry);

const writtenAt = (entry: StateEntry | undefined) => entry?.origin?.createdAt ?? '';
