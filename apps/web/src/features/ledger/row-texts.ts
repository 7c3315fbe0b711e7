import { emptyCells, type Row, rowKinds } from '@elan/domain/ledger/row';
import { validCells } from '@elan/domain/ledger/row-content';

/** A row that a person decided about, at its place in the table. */
export type PlacedRow = Row & { position: number };

const prefixes = { setting: 'setting:', row: 'row:', refusal: 'refused:' } as const;

/**
 * The autosave protects texts by their key. A row is such a text; an empty one is a row that is not kept. There is one
 * row for each setting, so its key is the setting's name: two devices that fill it in meet in a conflict.
 */
export const keyOfRow = (row: Row): string =>
  row.kind === 'setting' ? prefixes.setting + row.cells.name : prefixes.row + row.id;
export const keyOfRefusal = (proposal: string): string => prefixes.refusal + proposal;
export const isSettingKey = (key: string): boolean => key.startsWith(prefixes.setting);
/** The proposal of a key; undefined if it is the key of a row. */
export const refusalOf = (key: string): string | undefined =>
  key.startsWith(prefixes.refusal) ? key.slice(prefixes.refusal.length) : undefined;
export const idOfKey = (key: string): string => key.slice(prefixes.row.length);

/** The text of a proposal that was refused. */
export const refusedText = 'refused';

/** The same text for the same content, whatever order its parts are in. */
export function textOfRow(row: PlacedRow): string {
  const { kind, origins, status, off, note, proof, proposal, position } = row;
  const cells = kind === 'setting' ? row.cells : { ...emptyCells(kind, ''), ...row.cells };
  return JSON.stringify({ kind, cells, origins, status, off, note, proof, proposal, position }, sortKeys);
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The row that a text represents; null for an empty text, and for one on this device that cannot be read. */
export function rowOfText(text: string, id: string): PlacedRow | null {
  if (text === '') return null;
  try {
    const content = JSON.parse(text) as PlacedRow;
    if (!rowKinds.includes(content.kind)) return null;
    const cells = validCells(content.kind, content.cells);
    return cells && ({ ...content, cells, id } as PlacedRow);
  } catch {
    return null;
  }
}
