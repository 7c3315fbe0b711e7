import { isAnswered } from './modules/define-module.ts';
import { type ModuleKey, moduleKeys } from './modules/keys.ts';
import type { SetAside } from './modules/set-aside.ts';

/** The fields that decide completion. Structural, so that both a stored entry and an API response fit. */
export type CompletableEntry = {
  answers?: Readonly<Record<string, string>> | undefined;
  aiResponse?: string | null | undefined;
  setAside?: Pick<SetAside, 'questions'> | undefined;
  hasIdea?: boolean | undefined;
  selectedIdea?: unknown;
  personas?: readonly unknown[] | undefined;
  entries?: readonly unknown[] | undefined;
  score?: { overall?: number | null | undefined } | null | undefined;
};

/** What completes the modules that are there for something other than a written analysis. */
const isFilled: { readonly [M in ModuleKey]?: (entry: CompletableEntry) => boolean } = {
  brainstorm: ({ hasIdea, selectedIdea }) => hasIdea === true || (selectedIdea !== undefined && selectedIdea !== null),
  personas: ({ personas }) => (personas?.length ?? 0) > 0,
  journal: ({ entries }) => (entries?.length ?? 0) > 0,
  maturity: ({ score }) => typeof score?.overall === 'number',
};

/** Whether answers and an analysis complete a module, and nothing else does. */
export const isCompletedByAnalysis = (module: ModuleKey): boolean => isFilled[module] === undefined;

/** A question that was set aside counts as answered. */
function isAnalysed({ answers = {}, aiResponse, setAside }: CompletableEntry): boolean {
  const isSettled =
    Object.keys(answers).some((id) => isAnswered(answers, id)) || Object.keys(setAside?.questions ?? {}).length > 0;
  return isSettled && (aiResponse ?? '').trim() !== '';
}

/** Whether a module is complete (specification 3, project progress; edge cases decision N-17). */
export function isModuleComplete(module: ModuleKey, entry: CompletableEntry | undefined): boolean {
  return entry !== undefined && (isFilled[module] ?? isAnalysed)(entry);
}

export type Progress = { completed: number; total: number; percent: number };

/** Progress from the number of complete modules: rounded, never above 100. */
export function progressOf(completed: number): Progress {
  const total = moduleKeys.length;
  const counted = Math.min(completed, total);
  return { completed: counted, total, percent: Math.round((counted / total) * 100) };
}
