import type { Text } from '@elan/domain/locale';

/** What one module asks a model for. Rules that hold for every module stand in rules.ts. */
export type ModuleBrief = {
  /** The task, section by section: part of the system message. */
  readonly task: Text;
  /** The sentence that opens the user message. */
  readonly request: Text;
};
