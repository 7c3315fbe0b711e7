import type { Text } from '@elan/domain/locale';
import type { ModuleKey } from '@elan/domain/modules/keys';
import type { GenerationRequest } from '../port.ts';

/** Shortens a person's text to what fits, and notes under `name` ('<module>.<question>') that it did. */
export type Cut = (text: string, name: string) => string;

/** What one module asks a model for. Rules that hold for every module are in rules.ts. */
export type ModuleBrief = {
  /** The task, section by section. */
  readonly task: Text;
  /** How much of the figures it gets; by default the rows and the main results of the forecast. */
  readonly figures?: 'every';
  /** Modules whose answers say nothing for this one, unless there are no others: a prompt holds what bears on it. */
  readonly without?: readonly ModuleKey[];
  /** What the task becomes for this project in particular; follows the task. */
  readonly adapt?: (request: GenerationRequest) => Text | undefined;
  /** What tested code found out for the model to work with; sent with the answers, fenced like them. */
  readonly computed?: (request: GenerationRequest, cut: Cut) => Readonly<Record<string, unknown>>;
};
