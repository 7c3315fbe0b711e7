import * as comments from '@elan/contract/comments';
import * as confirmed from '@elan/contract/figure-check';
import * as forecast from '@elan/contract/forecast';
import * as ledger from '@elan/contract/ledger';
import * as lenderFacts from '@elan/contract/lender-facts';
import * as modules from '@elan/contract/modules';
import * as papers from '@elan/contract/papers';
import { profile } from '@elan/contract/people';
import * as projectFile from '@elan/contract/project-file';
import * as projects from '@elan/contract/projects';
import * as suggestions from '@elan/contract/suggestions';
import * as tasks from '@elan/contract/tasks';
import { textVersion } from '@elan/contract/text-version';
import * as trades from '@elan/contract/trades';
import * as versions from '@elan/contract/versions';
import { languageSchema } from '@elan/domain/language-schema';
import { journalEntry } from '@elan/domain/modules/journal/entry';
import { maturityScore } from '@elan/domain/modules/maturity/score';
import type { AnySchema } from '@orpc/contract';

type Named = { schema: AnySchema; strategy: 'input' | 'output' };

/** `StreamCells`, `CostCells` …, for each kind of row. */
const cells = Object.fromEntries(
  Object.entries(ledger.cellsByKind).map(([kind, schema]): [string, AnySchema] => [
    `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Cells`,
    schema,
  ]),
);

/** What is read. A schema that is sent in the same form is named there, too. */
const read: Readonly<Record<string, AnySchema>> = {
  Language: languageSchema,
  Module: modules.moduleKey,
  Trade: trades.tradeChoice,
  Person: profile,
  ProjectSummary: projects.projectSummary,
  Project: projects.project,
  ModuleEntry: modules.moduleEntry,
  Idea: modules.storedIdea,
  Persona: modules.storedPersona,
  MaturityScore: maturityScore,
  AnalysisOrigin: modules.analysisOrigin,
  RunningGeneration: modules.runningGeneration,
  AnswersSaved: modules.saveResult,
  AnswerConflict: modules.answerConflict,
  Questionnaire: modules.questionnaire,
  Analysis: versions.version,
  AnswerVersion: versions.answerVersion,
  TextVersion: textVersion,
  JournalEntry: journalEntry,
  LedgerRow: ledger.keptRow,
  ProposedRow: ledger.proposedRow,
  RowVersion: ledger.rowVersion,
  RemovedRow: ledger.removedRow,
  SavedRow: ledger.savedRow,
  ModelReading: ledger.modelReading,
  Origin: ledger.origin,
  Proof: ledger.proof,
  Forecast: forecast.projectForecast,
  Books: forecast.books,
  StatementLine: forecast.statementLine,
  TradeOfProject: trades.tradeOfProject,
  Task: tasks.task,
  Comment: comments.comment,
  Reply: comments.reply,
  Anchor: comments.anchor,
  Suggestion: suggestions.suggestion,
  CurrentState: suggestions.currentState,
  ConfirmedFigure: confirmed.confirmedFigure,
  Paper: papers.paper,
  LenderFact: lenderFacts.lenderFact,
  ProjectFileContents: projectFile.projectFileContents,
  ...cells,
};

/** What is sent, where it has another form: what is left out there has a usual value. */
const sent: Readonly<Record<string, AnySchema>> = {
  AnswerChange: modules.answerChange,
  RowChange: ledger.rowChange,
  RowRemoval: ledger.rowRemoval,
  LenderFactChange: lenderFacts.factChange,
  Proposal: suggestions.proposal,
};

const of = (schemas: Readonly<Record<string, AnySchema>>, strategy: Named['strategy']) =>
  Object.entries(schemas).map(([name, schema]): [string, Named] => [name, { schema, strategy }]);

/** The schemas that the description of the API names, so that a client made from it has types of these names. */
export const namedSchemas: Readonly<Record<string, Named>> = Object.fromEntries([
  ...of(read, 'output'),
  ...of(sent, 'input'),
]);
