import type { GenerationFailure, GenerationSource } from '@elan/domain/generation';
import type { Language } from '@elan/domain/locale';
import type { Answers } from '@elan/domain/modules/define-module';
import type { JournalEntry } from '@elan/domain/modules/journal/entry';
import type { ModuleKey } from '@elan/domain/modules/keys';
import type { MaturityScore } from '@elan/domain/modules/maturity/score';
import type { Persona } from '@elan/domain/modules/personas/persona';

/** What earlier modules contain, for prompts and drafts. */
export type ProjectContext = {
  name: string;
  description: string | null;
  /** Answers and analysis of each module that has been used. */
  modules: Readonly<Partial<Record<ModuleKey, ModuleContext>>>;
};

export type ModuleContext = {
  answers: Answers;
  aiResponse: string | null;
  /** brainstorm: the selected idea. */
  selectedIdea?: { title: string; description: string; sector: string } | null;
  personas?: readonly Persona[];
  /** journal: newest first. */
  /** The newest entries of the journal, newest first. */
  entries?: readonly JournalEntry[];
  /** All of its entries. */
  entryCount?: number;
  score?: MaturityScore | null;
};

export type GenerationRequest = {
  module: ModuleKey;
  language: Language;
  project: ProjectContext;
  /** The answers of `module` itself. */
  answers: Answers;
  /** 'Comments or clarifications', empty when none. */
  clarification: string;
};

/**
 * How a reply ended. `stop`: complete; `length`: reached the token limit; `timeout`: part of it arrived before the
 * deadline (decision S-23). Every other ending is a failure.
 */
export type GenerationEnd = { reason: 'stop' | 'length' | 'timeout' };

/** Why a writer gave up; thrown while it writes. `cause` is for the log only. */
export class GenerationError extends Error {
  override readonly name = 'GenerationError';
  readonly failure: GenerationFailure;

  constructor(failure: GenerationFailure, cause?: unknown) {
    super(failure, { cause });
    this.failure = failure;
  }
}

/** Writes analyses: a model or the built-in engine. */
export type AnalysisWriter = {
  readonly source: GenerationSource;
  /** The model's name; null for the built-in engine. */
  readonly model: string | null;
  /** Prepares the request without sending anything. */
  prepare(request: GenerationRequest): PreparedAnalysis;
};

export type PreparedAnalysis = {
  /** The parts of the request that do not fit and are left out, so that the person can be told. */
  readonly omissions: Omissions;
  /**
   * Yields pieces of text as they arrive and returns how the reply ended. It stops soon after `signal` aborts, and
   * throws GenerationError for every failure. Reports are markdown; ideas, personas and the maturity score are JSON
   * that the module's output.ts parses.
   */
  write(signal: AbortSignal): AsyncGenerator<string, GenerationEnd>;
};

export type Omissions = {
  /** Earlier modules that are left out entirely. */
  dropped: ModuleKey[];
  /** Names of texts that are shortened: `<module>.<question>`, `clarification`, `project.description`. */
  shortened: string[];
};

export const nothingOmitted: Omissions = { dropped: [], shortened: [] };
