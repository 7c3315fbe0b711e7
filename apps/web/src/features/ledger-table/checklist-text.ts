import type { TableKind } from '@elan/domain/ledger/row';

/** A thing that many founders have and forget, why, where a trade says it, and words that a row of it may have instead. */
export type ChecklistItem = { key: string; label: string; why?: string; also?: readonly string[] };

/** The kinds of rows that a checklist has a list for. */
export const checkedKinds = ['cost', 'purchase', 'person', 'funding'] as const satisfies readonly TableKind[];

/**
 * The lists of a checklist, by the heading they stand under: '# cost', then '- insurance: Liability insurance'; behind a
 * bar, '| mother, father', the words that a row of it may have.
 */
export function checklistOf(text: string): ReadonlyMap<string, readonly ChecklistItem[]> {
  const lists = new Map<string, ChecklistItem[]>();
  let list: ChecklistItem[] = [];
  for (const line of text.split(/\r?\n/u)) {
    const kind = /^# (\w+)$/u.exec(line)?.[1];
    if (kind !== undefined) {
      list = [];
      lists.set(kind, list);
    }
    const [, key, label, also] = /^- ([a-z-]+): ([^|]+)(?:\|(.+))?$/u.exec(line) ?? [];
    if (key === undefined || label === undefined) continue;
    list.push({ key, label: label.trim(), ...(also !== undefined && { also: also.split(',') }) });
  }
  return lists;
}
