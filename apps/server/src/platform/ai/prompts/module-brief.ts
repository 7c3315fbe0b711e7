import type { Text } from '@elan/domain/locale';
import type { GenerationRequest } from '../port.ts';

/** Shortens a person's text to what fits, and notes under `name` ('<module>.<question>') that it did. */
export type Cut = (text: string, name: string) => string;

/** What one module asks a model for. Rules that hold for every module are in rules.ts. */
export type ModuleBrief = {
  /** The task, section by section: part of the system message. */
  readonly task: Text;
  /** The sentence that opens the user message. */
  readonly request: Text;
  /** What the task becomes for this project in particular; follows the task. */
  readonly adapt?: (request: GenerationRequest) => Text | undefined;
  /** What tested code found out for the model to work with; sent with the answers, fenced like them. */
  readonly computed?: (request: GenerationRequest, cut: Cut) => Readonly<Record<string, unknown>>;
};
