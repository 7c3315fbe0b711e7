import type { AnalysisSource, GenerationFailure, GenerationSource } from '@elan/domain/generation';
import type { CalendarMonth } from '@elan/domain/ledger/field';
import type { ReadingPart, TypedAnswer } from '@elan/domain/ledger/model-reading';
import type { Ledger } from '@elan/domain/ledger/reading';
import type { Row } from '@elan/domain/ledger/row';
import type { Language } from '@elan/domain/locale';
import type { Answers } from '@elan/domain/modules/define-module';
import type { FilledIn } from '@elan/domain/modules/filled-in';
import type { JournalEntry } from '@elan/domain/modules/journal/entry';
import type { ModuleKey } from '@elan/domain/modules/keys';
import type { MaturityScore } from '@elan/domain/modules/maturity/score';
import type { Persona } from '@elan/domain/modules/personas/persona';
import type { SetAside } from '@elan/domain/modules/set-aside';
import type { PaperKey, PaperState } from '@elan/domain/papers/papers';
import type { ModelTask } from '@elan/domain/plan-document/rewrite';
import type { KnownTrade } from '../trades/trade-of-project.ts';

/** What earlier modules contain, for prompts and drafts. */
export type ProjectContext = {
  name: string;
  description: string | null;
  /** The names of its people, the owner first; '' for those without. Never sent to a model. */
  people: readonly string[];
  /** The month of the request. */
  today: CalendarMonth;
  /** Its figures: rows kept by people and rows read from the answers. */
  ledger: Ledger;
  /** What it says of the papers a lender asks for. */
  papers: Readonly<Partial<Record<PaperKey, PaperState>>>;
  /** Answers and analysis of each module that has been used. */
  modules: Readonly<Partial<Record<ModuleKey, ModuleContext>>>;
};

export type ModuleContext = {
  answers: Answers;
  /** What does not apply to the business: its answers are not among the others. */
  setAside?: SetAside | undefined;
  /** Which answers nobody has checked. */
  filledIn?: FilledIn | undefined;
  aiResponse: string | null;
  /** Who wrote its analysis, ideas, personas or score; absent while there are none. */
  source?: AnalysisSource | undefined;
  /** brainstorm: the selected idea. */
  selectedIdea?: { title: string; description: string; sector: string } | null;
  personas?: readonly Persona[];
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
  /** Which of them nobody has checked. */
  filledIn?: FilledIn;
  /** 'Comments or clarifications', empty when none. */
  clarification: string;
  /** The trade of the project, for a model; the built-in engine looks for itself. */
  trade?: KnownTrade | null;
};

/**
 * How a reply ended. `stop`: complete; `length`: reached the token limit; `cut`: part of it arrived before the deadline
 * (decision S-23) or before the connection broke. Every other ending is a failure.
 */
export type GenerationEnd = { reason: 'stop' | 'length' | 'cut' };

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
  /** Puts a section of a plan in other words: yields Markdown. Only a model does this. */
  rewrite?(section: SectionToRewrite, signal: AbortSignal): AsyncGenerator<string, GenerationEnd>;
  /**
   * Weighs an answer to a lender against the plan: yields the JSON of a reply that `weighingOf` checks. Only a model
   * does this.
   */
  weigh?(answer: AnswerToWeigh, signal: AbortSignal): AsyncGenerator<string, GenerationEnd>;
  /**
   * Reads the figures in answers: yields the JSON of a reply that `rowsOfReply` checks. It ends and fails as a written
   * analysis does. Only a model does this: the built-in reader needs no writer.
   */
  readFigures?(answers: AnswersToRead, signal: AbortSignal): AsyncGenerator<string, GenerationEnd>;
};

/** The answers of a project for one part of a reading, the most important first, and what a model has to know beside them. */
export type AnswersToRead = {
  part: ReadingPart;
  answers: readonly TypedAnswer[];
  /** What was chosen, by its question: the trade among others. */
  chosen: Readonly<Record<string, string>>;
  province: string | null;
  rows: readonly Row[];
  today: CalendarMonth;
};

/** An answer to a lender's question, and the plan as JSON (`readWholeProject`), all without names of people. */
export type AnswerToWeigh = { language: Language; asked: string; text: string; plan: string };

/** A section of a business plan, without names of people. */
export type SectionToRewrite = { language: Language; style: ModelTask; title: string; text: string };

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
