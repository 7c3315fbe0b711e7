import type { StoredFields } from './autosave.ts';

/** What the server keeps, as an autosave reads it. */
export function storedTexts(
  rows: readonly { key: string; text: string; version: number; updated_at: string }[],
): StoredFields {
  const times = rows.map(({ updated_at: at }) => at).sort();
  return {
    values: Object.fromEntries(rows.map(({ key, text }) => [key, text])),
    versions: Object.fromEntries(rows.map(({ key, version }) => [key, version])),
    lastUpdated: times.at(-1) ?? null,
  };
}
