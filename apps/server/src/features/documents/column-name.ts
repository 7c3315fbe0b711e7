import { columnsOf, type TableKind } from '@elan/domain/ledger/row';
import type { Language, Text } from '@elan/domain/locale';

/** The columns whose name in the forms is a question to the founder. */
const neutral: Readonly<Partial<Record<TableKind, Readonly<Record<string, Text>>>>> = {
  stream: {
    capacity: { en: 'Most in a day', fr: 'Maximum par jour' },
    basis: { en: 'Basis of the estimate', fr: "Fondement de l'estimation" },
  },
};

/** The name of a column for a reader outside the business. */
export const columnName = (kind: TableKind, column: string, language: Language): string =>
  (neutral[kind]?.[column] ?? columnsOf(kind)[column]?.label)?.[language] ?? '';
