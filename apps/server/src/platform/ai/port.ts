import type { GenerationFailure, GenerationSource } from '@elan/domain/generation';
import type { Language } from '@elan/domain/locale';
import type { Answers } from '@elan/domain/modules/define-module';
import type { JournalEntry } from '@elan/domain/modules/journal/entry';
import type { ModuleKey } from '@elan/domain/modules/keys';
import type { MaturityScore } from '@elan/domain/modules/maturity/score';
import type { Persona } from '@elan/domain/modules/personas/persona';

/** What earlier modules hold, as prompts and drafts read it. */
export type ProjectContext = {
  name: string;
  description: string | null;
  /** Answers and analysis of each touched module. */
  modules: Readonly<Partial<Record<ModuleKey, ModuleContext>>>;
};

export type ModuleContext = {
  answers: Answers;
  aiResponse: string | null;
  /** brainstorm: the idea that was kept. */
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
 * How a reply ended. `stop` is a complete one; `length` reached the token limit; `timeout` was still being written when
 * its time ended (decision S-23), and some of it has arrived. Anything else a provider can end with is a failure.
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

/** Whatever writes analyses. */
export type AnalysisWriter = {
  readonly source: GenerationSource;
  /** The model's name; null for the built-in engine. */
  readonly model: string | null;
  /** Makes everything ready, without asking anybody. */
  prepare(request: GenerationRequest): PreparedAnalysis;
};

export type PreparedAnalysis = {
  /** What of the request does not fit and is left out, so that the person can be told. */
  readonly omissions: Omissions;
  /**
   * Yields pieces of text as they come and returns how the reply ended. It stops soon after `signal` aborts, and throws
   * GenerationError for every failure. Reports are markdown; ideas, personas and the maturity score are the JSON text
   * that their module's output.ts reads.
   */
  write(signal: AbortSignal): AsyncGenerator<string, GenerationEnd>;
};

export type Omissions = {
  /** Earlier modules that are left out whole. */
  dropped: ModuleKey[];
  /** Names of texts that are cut: `<module>.<question>`, `clarification`, `project.description`. */
  shortened: string[];
};

export const nothingOmitted: Omissions = { dropped: [], shortened: [] };
