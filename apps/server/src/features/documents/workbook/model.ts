import type { RowOf, TableKind } from '@elan/domain/ledger/row';
import type { Language } from '@elan/domain/locale';
import type { Words } from '../words-in.ts';
import type { Calendar } from './calendar.ts';
import type { Inputs } from './inputs.ts';
import type { TableRow } from './row-needs.ts';
import type { ScenarioSwitches } from './scenario-sheet.ts';
import type { PlanSettings } from './settings.ts';
import type { ModelWords } from './words.ts';

/** What every sheet of the workbook is made from. */
export type Model = {
  language: Language;
  words: Words & ModelWords;
  /** Rows of tables, with what they may have and nothing else; those that do not count are among them. */
  rows: readonly TableRow[];
  settings: PlanSettings;
  inputs: Inputs;
  scenario: ScenarioSwitches;
  calendar: Calendar;
};

export function rowsOfKind<K extends TableKind>({ rows }: Pick<Model, 'rows'>, kind: K): RowOf<K>[] {
  return rows.filter((row) => row.kind === kind) as unknown as RowOf<K>[];
}
