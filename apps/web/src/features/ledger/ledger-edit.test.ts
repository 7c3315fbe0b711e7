import { row } from '@elan/domain/forecast/testing/rows';
import type { LedgerEdit } from '@elan/domain/ledger/edit';
import { describe, expect, it } from 'vitest';
import { textsOfEdits } from './ledger-edit.ts';
import { keyOfRow, type PlacedRow, rowOfText, textOfRow } from './row-texts.ts';

const cost = (id: string, position = 0) => ({ ...row('cost', id, { amount: 100 }), position });

/** The kept rows after some edits, by their ids in order. */
function after(edits: readonly LedgerEdit[], kept: readonly PlacedRow[]): string[] {
  const rows = new Map(kept.map((each) => [keyOfRow(each), each]));
  for (const [key, text] of Object.entries(textsOfEdits(edits, kept))) {
    const changed = rowOfText(text, key.replace('row:', ''));
    if (changed === null) rows.delete(key);
    else rows.set(key, changed);
  }
  return [...rows.values()].sort((one, other) => one.position - other.position).map(({ id }) => id);
}

const three = [cost('a', 1), cost('b', 2), cost('c', 3)];

describe('edits of the ledger', () => {
  it.each<[string, LedgerEdit[], string[]]>([
    ['a new row goes to the end', [{ put: cost('d') }], ['a', 'b', 'c', 'd']],
    ['a changed row stays where it is', [{ put: { ...cost('b'), note: 'x' } }], ['a', 'b', 'c']],
    ['a row goes after another', [{ put: cost('d'), after: 'a' }], ['a', 'd', 'b', 'c']],
    ['a row goes to the first place', [{ put: cost('c'), after: null }], ['c', 'a', 'b']],
    ['a row goes to the last place', [{ put: cost('a'), after: 'c' }], ['b', 'c', 'a']],
    ['a removed row is gone', [{ remove: 'b' }], ['a', 'c']],
    [
      'edits build on each other',
      [{ put: cost('d') }, { put: cost('e'), after: 'd' }, { remove: 'd' }],
      ['a', 'b', 'c', 'e'],
    ],
    ['what is not there is not removed', [{ remove: 'z' }], ['a', 'b', 'c']],
  ])('%s', (_what, edits, expected) => {
    expect(after(edits, three)).toEqual(expected);
  });

  it('finds room however often a row is put at the same place', () => {
    let kept: PlacedRow[] = [...three];
    for (let round = 0; round < 60; round += 1) {
      const edit = { put: cost(`n${round}`), after: 'a' };
      const texts = textsOfEdits([edit], kept);
      const changed = Object.entries(texts).flatMap(([key, text]) => rowOfText(text, key.replace('row:', '')) ?? []);
      kept = [...kept.filter(({ id }) => !changed.some((each) => each.id === id)), ...changed];
      kept.sort((one, other) => one.position - other.position);
      expect(kept.slice(0, 2).map(({ id }) => id)).toEqual(['a', `n${round}`]);
    }
    expect(kept.at(-1)?.id).toBe('c');
  });

  it('remembers refusals, and forgets them', () => {
    expect(textsOfEdits([{ refuse: 'k' }], [])).toEqual({ 'refused:k': 'refused' });
    expect(textsOfEdits([{ unrefuse: 'k' }], [])).toEqual({ 'refused:k': '' });
  });
});

describe('the text of a row', () => {
  it('is the same for the same content, whatever order its parts are in', () => {
    const one = { ...cost('a'), origins: { amount: { from: 'assumed', reason: 'r' } as const } };
    const other = Object.fromEntries(Object.entries(one).reverse()) as typeof one;
    expect(textOfRow(other)).toBe(textOfRow(one));
    expect(rowOfText(textOfRow(one), 'a')).toEqual(one);
  });

  it.each(['{', '[]', '"x"', '{"kind":"wish"}', '{"kind":"cost","cells":{"amount":1}}'])('is not %s', (text) => {
    expect(rowOfText(text, 'a')).toBeNull();
  });
});
