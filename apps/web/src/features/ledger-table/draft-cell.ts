import { type ParsedCell, parseCell } from '@elan/domain/ledger/parse-cell';
import type { Column } from '@elan/domain/ledger/row-fields';
import { typedCell } from '@elan/domain/ledger/show-cell';
import type { Language, Text } from '@elan/domain/locale';
import { plainLetters } from '@elan/domain/plain-letters';
import { tableMessages } from './messages.ts';

const needsName: Text = tableMessages.needsName;

/** What a cell holds while it is edited: what was typed, or the key of an option. */
export function draftOf(column: Column, value: unknown, language: Language): string {
  if (value === null || value === undefined) return '';
  if (column.type === 'choice') return String(value);
  if (column.type === 'boolean') return value === true ? 'yes' : 'no';
  return typedCell(column, value, language);
}

/** What typing over a cell begins with: the letter, or the first option it begins. */
export function draftFromKey(column: Column, key: string, language: Language): string {
  const begins = (label: string) => plainLetters(label).startsWith(plainLetters(key));
  if (column.type === 'choice') {
    return Object.entries(column.options).find(([, label]) => begins(label[language]))?.[0] ?? '';
  }
  if (column.type === 'boolean') return /^[yo1]$/iu.test(key) ? 'yes' : /^[n0]$/iu.test(key) ? 'no' : '';
  return key;
}

/** The value of a typed text in a column of a row; a row always keeps a name. */
export function parseDraft(name: string, column: Column, draft: string, language: Language): ParsedCell {
  const parsed = parseCell(column, draft, language);
  return name === 'name' && 'value' in parsed && parsed.value === null ? { problem: needsName } : parsed;
}
