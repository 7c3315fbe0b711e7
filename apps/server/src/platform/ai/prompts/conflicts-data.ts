import { describeRow } from '@elan/domain/ledger/describe-row';
import type { Conflict } from '@elan/domain/ledger/reading';
import { privateKinds, type Row } from '@elan/domain/ledger/row';
import { subjectOf } from '@elan/domain/ledger/subject';
import type { Language } from '@elan/domain/locale';
import { isModuleKey, moduleTitles } from '@elan/domain/modules/keys';
import { moduleDefinition } from '@elan/domain/modules/registry';
import type { PromptSource } from './frame.ts';

/** The most conflicts, and rows of each: the first ones matter most. */
const most = { conflicts: 12, rows: 6 };

/** Figures of a project that do not agree, each as what is said on one side and on the other, with where it is said. */
export function conflictsData({ project, language }: PromptSource): string[] {
  const { conflicts, differences } = project.ledger;
  const isIncluded = (rows: readonly Row[]) => !rows.some(({ kind }) => privateKinds.includes(kind));
  return [
    ...conflicts.filter(({ rows }) => isIncluded(rows)).map((conflict) => sidesOf(conflict, language)),
    ...differences
      .filter(({ row }) => isIncluded([row]))
      .map(({ row, now }) => [describeRow(row, language), said(now, language)]),
  ]
    .slice(0, most.conflicts)
    .map((sides) => sides.join(' ≠ '));
}

function sidesOf({ rows, total }: Conflict, language: Language): string[] {
  const sides = rows.slice(0, most.rows).map((row) => said(row, language));
  return total === undefined ? sides : [`${total.quote}${placeText(total, language)}`, sides.join(' + ')];
}

const said = (row: Row, language: Language) =>
  `${describeRow(row, language)}${placeText(subjectOf(row).place, language)}`;

/** ' (Finances, Prices)'; empty for what was typed in the table. */
function placeText(place: { module: string; question: string } | null, language: Language): string {
  if (place === null || !isModuleKey(place.module)) return '';
  const asked = moduleDefinition(place.module).questions.find(({ id }) => id === place.question);
  return ` (${[moduleTitles[place.module], ...(asked === undefined ? [] : [asked.label])].map((name) => name[language]).join(', ')})`;
}
