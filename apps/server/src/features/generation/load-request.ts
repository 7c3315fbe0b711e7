import { invalidInput, Refusal } from '@elan/domain/errors';
import type { CalendarMonth } from '@elan/domain/ledger/field';
import { ledgerOf } from '@elan/domain/ledger/ledger-of';
import type { Ledger, ReadingInput } from '@elan/domain/ledger/reading';
import type { Language } from '@elan/domain/locale';
import { autofillAnswers, autofillAvailable } from '@elan/domain/modules/autofill';
import { type Answers, missingAnswers } from '@elan/domain/modules/define-module';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { withoutSections } from '@elan/domain/modules/sections';
import { isQuestionSetAside } from '@elan/domain/modules/set-aside';
import type { GenerationRequest, ModuleContext, ProjectContext } from '../../platform/ai/port.ts';
import { monthOf } from '../../platform/month-of.ts';
import type { ProjectFigures } from '../ledger/public.ts';
import { type AnswerChange, type ModuleRow, presentModule } from '../modules/public.ts';
import type { PaperStates } from '../papers/public.ts';
import type { ProjectRow } from '../projects/public.ts';

export type GenerationInput = {
  module: ModuleKey;
  language: Language;
  clarification?: string | undefined;
  autofill?: boolean | undefined;
};

export type LoadedRequest = {
  request: GenerationRequest;
  /** Answers made by auto-fill; stored together with the result, never earlier. */
  filled: readonly AnswerChange[];
};

/**
 * Gathers a generation's input: the project, its earlier modules and the module's own answers.
 * @throws Refusal ANSWERS_INCOMPLETE with the missing questions; INVALID_INPUT when auto-fill does not apply
 */
export function loadRequest(
  row: ProjectRow,
  { figures, papers, people }: { figures: ProjectFigures; papers: PaperStates; people: readonly string[] },
  input: GenerationInput,
): LoadedRequest {
  const modules: ProjectContext['modules'] = Object.fromEntries(
    row.modules.map((module) => [module.module, moduleContext(module)]),
  );
  const own = modules[input.module];
  const filled = input.autofill === true ? fill(input.module, row.modules) : [];
  const answers = {
    ...own?.answers,
    ...Object.fromEntries(filled.map(({ question, value }) => [question, value])),
  };
  const definition = moduleDefinition(input.module);
  // What nobody can know stays empty: an auto-fill is analysed with what there is (decision L-17).
  const missing = input.autofill === true ? [] : missingAnswers(definition, answers, own?.setAside);
  if (definition.writtenFrom === 'entries' && (modules[input.module]?.entries ?? []).length === 0) {
    throw new Refusal('ANSWERS_INCOMPLETE', { questions: ['entries'] });
  }
  if (missing.length > 0) {
    throw new Refusal('ANSWERS_INCOMPLETE', { questions: missing.map((question) => question.id) });
  }
  const today = monthOf(new Date());
  return {
    request: {
      module: input.module,
      language: input.language,
      project: {
        name: row.name,
        description: row.description,
        people,
        today,
        ledger: readLedger(modules, input, answers, figures, today),
        papers,
        modules,
      },
      answers,
      filledIn: [...(own?.filledIn ?? []), ...filled.map(({ question }) => question)],
      clarification: input.clarification?.trim() ?? '',
    },
    filled,
  };
}

/** The rows people kept, and those read from the answers of this request and of the other modules. */
function readLedger(
  modules: ProjectContext['modules'],
  { module, clarification = '' }: GenerationInput,
  own: Answers,
  figures: ProjectFigures,
  today: CalendarMonth,
): Ledger {
  const stored = Object.fromEntries(Object.entries(modules).map(([key, { answers }]) => [key, answers]));
  const answers: ReadingInput['answers'] = { ...stored, [module]: own };
  // A model read the stored answers, not those that are filled in from other modules.
  const readings = figures.readings.filter(
    (read) => answers[read.module]?.[read.question] === modules[read.module]?.answers[read.question],
  );
  return ledgerOf({ answers, clarifications: { [module]: clarification }, today, figures: { ...figures, readings } });
}

/** What a module holds, for prompts. */
export function moduleContext(row: ModuleRow): ModuleContext {
  const entry = presentModule(row, '');
  return {
    answers: entry.answers,
    aiResponse: entry.aiResponse && withoutSections(row.module, entry.aiResponse, entry.setAside?.sections ?? []),
    source: entry.origin?.source,
    ...(entry.setAside === undefined ? {} : { setAside: entry.setAside }),
    ...(entry.filledIn === undefined ? {} : { filledIn: entry.filledIn }),
    ...(entry.selectedIdea === undefined ? {} : { selectedIdea: entry.selectedIdea }),
    ...(entry.personas === undefined ? {} : { personas: entry.personas }),
    ...(entry.entries === undefined ? {} : { entries: entry.entries, entryCount: entry.entryCount ?? 0 }),
    ...(entry.score === undefined ? {} : { score: entry.score }),
  };
}

function fill(module: ModuleKey, rows: readonly ModuleRow[]): AnswerChange[] {
  const entries = Object.fromEntries(rows.map((row) => [row.module, presentModule(row, '')]));
  if (!autofillAvailable(module, entries)) throw invalidInput('autofill', 'not_available');
  const { setAside, versions = {} } = entries[module] ?? {};
  return Object.entries(autofillAnswers(module, entries)).flatMap(([question, value]) =>
    isQuestionSetAside(setAside, question)
      ? []
      : [{ question, value, baseVersion: versions[question] ?? 0, filledIn: true }],
  );
}
