import { isAnswered } from './modules/define-module.ts';
import { type ModuleKey, moduleKeys } from './modules/keys.ts';

/** What completion looks at. Structural, so that a stored entry and an answer of the API both fit. */
export type CompletableEntry = {
  answers?: Readonly<Record<string, string>> | undefined;
  aiResponse?: string | null | undefined;
  hasIdea?: boolean | undefined;
  selectedIdea?: unknown;
  personas?: readonly unknown[] | undefined;
  entries?: readonly unknown[] | undefined;
  score?: { overall?: number | null | undefined } | null | undefined;
};

/** Whether a module is complete (specification 3, project progress; edge cases decision N-17). */
export function isModuleComplete(module: ModuleKey, entry: CompletableEntry | undefined): boolean {
  if (entry === undefined) return false;
  switch (module) {
    case 'brainstorm':
      return entry.hasIdea === true || (entry.selectedIdea !== undefined && entry.selectedIdea !== null);
    case 'personas':
      return (entry.personas?.length ?? 0) > 0;
    case 'journal':
      return (entry.entries?.length ?? 0) > 0;
    case 'maturity':
      return typeof entry.score?.overall === 'number';
    default: {
      const answers = entry.answers ?? {};
      const answered = Object.keys(answers).some((id) => isAnswered(answers, id));
      return answered && (entry.aiResponse ?? '').trim() !== '';
    }
  }
}

export type Progress = { completed: number; total: number; percent: number };

/** Progress from the number of complete modules: rounded, never above 100. */
export function progressOf(completed: number): Progress {
  const total = moduleKeys.length;
  const counted = Math.min(completed, total);
  return { completed: counted, total, percent: Math.round((counted / total) * 100) };
}
