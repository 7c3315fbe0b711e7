import type { Language } from '@elan/domain/locale';
import type { ModuleKey } from '@elan/domain/modules/keys';
import type { GenerationRequest } from '../port.ts';

/** Shortens a person's text to what fits, and notes under `name` ('<module>.<question>') that it did. */
export type Cut = (text: string, name: string) => string;

/**
 * What one module asks a model for, besides the task in `content/prompts/<module>`. What holds for every module is in
 * `rules` there.
 */
export type ModuleBrief = {
  /** Values for the names in the task. */
  readonly values?: (language: Language) => Readonly<Record<string, string | number>>;
  /** How much of the figures it gets; by default the rows and the main results of the forecast. */
  readonly figures?: 'every';
  /** Modules whose answers say nothing for this one, unless there are no others: a prompt holds what bears on it. */
  readonly without?: readonly ModuleKey[];
  /** The text that follows the task for this project in particular, by its name in `content/prompts`. */
  readonly adapt?: (request: GenerationRequest) => string;
  /** What tested code found out for the model to work with; sent with the answers, fenced like them. */
  readonly computed?: (request: GenerationRequest, cut: Cut) => Readonly<Record<string, unknown>>;
};
