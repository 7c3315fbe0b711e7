import { describe, expect, it } from 'vitest';
import {
  changesOf,
  draftOf,
  type FieldsEvent,
  type FieldsState,
  fieldsReducer,
  noFields,
  unsavedKeys,
} from './fields-state.ts';

const after = (...events: FieldsEvent[]): FieldsState => events.reduce(fieldsReducer, noFields);
const read = (value: string, version: number): FieldsEvent => ({
  type: 'read',
  values: { q: value },
  versions: { q: version },
});
const typed = (value: string): FieldsEvent => ({ type: 'typed', values: { q: value } });
const sending: FieldsEvent = { type: 'sending', keys: ['q'] };
const saved = (version: number): FieldsEvent => ({ type: 'answered', saved: { q: version }, conflicts: [] });
const refused = (value: string, version: number): FieldsEvent => ({
  type: 'answered',
  saved: {},
  conflicts: [{ key: 'q', value, version }],
});
const restored = (value: string, base: number, unconfirmed: string[] = []): FieldsEvent => ({
  type: 'restored',
  drafts: { q: { value, base, unconfirmed } },
});
const field = (state: FieldsState) => state.fields.q;

describe('saving', () => {
  it('sends what was typed over the version it was typed on', () => {
    const state = after(read('old', 4), typed('new'));
    expect(changesOf(state)).toEqual([{ key: 'q', value: 'new', baseVersion: 4 }]);
  });

  it('has nothing to send when the text is back to what is saved', () => {
    expect(changesOf(after(read('old', 4), typed('new'), typed('old')))).toEqual([]);
  });

  it('does not send the same answer twice at once', () => {
    expect(changesOf(after(read('old', 4), typed('new'), sending))).toEqual([]);
  });

  it('goes on with what was typed while the request was under way', () => {
    const state = after(typed('a'), sending, typed('ab'), saved(1));
    expect(field(state)?.value).toBe('ab');
    expect(changesOf(state)).toEqual([{ key: 'q', value: 'ab', baseVersion: 1 }]);
  });

  it('keeps everything typed when the request fails', () => {
    const state = after(read('old', 4), typed('new'), sending, typed('newer'), { type: 'failed' });
    expect(changesOf(state)).toEqual([{ key: 'q', value: 'newer', baseVersion: 4 }]);
  });

  it('takes over what another device saved where nothing is being typed', () => {
    const state = after(read('old', 1), read('other', 2));
    expect(field(state)?.value).toBe('other');
    expect(unsavedKeys(state)).toEqual([]);
  });

  it('ignores an older reading that arrives after a newer save', () => {
    const state = after(read('old', 1), typed('new'), sending, saved(2), read('old', 1));
    expect(field(state)).toMatchObject({ value: 'new', saved: 'new', version: 2 });
  });

  it('knows its own text when it is read back before the answer of the save', () => {
    const state = after(read('old', 1), typed('a'), sending, typed('ab'), read('a', 2));
    expect(field(state)?.conflict).toBeNull();
    expect(fieldsReducer(state, saved(2)).fields.q).toMatchObject({ value: 'ab', saved: 'a', version: 2 });
  });

  it('knows its own text when the answer of an earlier save was lost', () => {
    const state = after(typed('a'), sending, { type: 'failed' }, typed('ab'), sending, refused('a', 1));
    expect(field(state)?.conflict).toBeNull();
    expect(changesOf(state)).toEqual([{ key: 'q', value: 'ab', baseVersion: 1 }]);
  });
});

describe('a text that was saved from here', () => {
  const mine = after(read('old', 1), typed('mine'), sending, saved(2));

  it('is kept beside the one that somebody put in its place, until the person types again', () => {
    const replaced = fieldsReducer(mine, read('theirs', 3));
    expect(field(replaced)).toMatchObject({ value: 'theirs', replaced: 'mine' });
    expect(field(fieldsReducer(replaced, read('theirs again', 4)))).toMatchObject({ replaced: 'mine' });
    expect(field(fieldsReducer(replaced, typed('both')))).toMatchObject({ value: 'both', replaced: null });
  });

  it('is not replaced by what is read back, and the text of somebody else is not mine', () => {
    expect(field(fieldsReducer(mine, read('mine', 2)))).toMatchObject({ replaced: null });
    expect(field(after(read('old', 1), read('theirs', 2)))).toMatchObject({ value: 'theirs', replaced: null });
  });
});

describe('a conflict', () => {
  const conflict = after(read('old', 1), typed('mine'), sending, refused('theirs', 2));

  it('never overwrites either text', () => {
    expect(field(conflict)).toMatchObject({ value: 'mine', conflict: { value: 'theirs', version: 2 } });
    expect(changesOf(conflict)).toEqual([]);
  });

  it('keeps what is being typed meanwhile', () => {
    const state = fieldsReducer(conflict, typed('mine and more'));
    expect(field(state)).toMatchObject({ value: 'mine and more', conflict: { value: 'theirs' } });
  });

  it('is no conflict when both wrote the same', () => {
    const state = after(read('old', 1), typed('same'), sending, refused('same', 2));
    expect(field(state)).toMatchObject({ value: 'same', saved: 'same', version: 2, conflict: null });
  });

  it('saves mine over theirs when the person says so', () => {
    const state = fieldsReducer(conflict, { type: 'keptMine', key: 'q' });
    expect(changesOf(state)).toEqual([{ key: 'q', value: 'mine', baseVersion: 2 }]);
  });

  it('takes theirs when the person says so', () => {
    const state = fieldsReducer(conflict, { type: 'tookOther', key: 'q' });
    expect(field(state)).toMatchObject({ value: 'theirs', saved: 'theirs', version: 2, conflict: null });
    expect(unsavedKeys(state)).toEqual([]);
  });

  it('shows the newest text of the others', () => {
    const state = fieldsReducer(conflict, read('theirs again', 3));
    expect(field(state)?.conflict).toEqual({ value: 'theirs again', version: 3 });
  });

  it('appears when a newer text is read while an older one is being changed', () => {
    expect(field(after(read('old', 1), typed('mine'), read('theirs', 2)))?.conflict).toEqual({
      value: 'theirs',
      version: 2,
    });
  });

  it('waits for the answer while a save is under way', () => {
    const state = after(read('old', 1), typed('mine'), sending, read('theirs', 2));
    expect(field(state)?.conflict).toBeNull();
    expect(fieldsReducer(state, refused('theirs', 2)).fields.q?.conflict).toEqual({ value: 'theirs', version: 2 });
  });
});

describe('a draft of an earlier visit', () => {
  it('is applied and saved when the server still holds what it was typed over', () => {
    const state = after(read('old', 1), restored('typed offline', 1));
    expect(changesOf(state)).toEqual([{ key: 'q', value: 'typed offline', baseVersion: 1 }]);
  });

  it('is forgotten when it arrived after all', () => {
    expect(unsavedKeys(after(read('typed', 2), restored('typed', 1)))).toEqual([]);
  });

  it('conflicts with what somebody else wrote since', () => {
    const state = after(read('theirs', 3), restored('mine', 1));
    expect(field(state)).toMatchObject({ value: 'mine', conflict: { value: 'theirs', version: 3 } });
  });

  it('does not conflict with its own earlier save whose answer was lost', () => {
    const state = after(read('a', 2), restored('ab', 1, ['a']));
    expect(changesOf(state)).toEqual([{ key: 'q', value: 'ab', baseVersion: 2 }]);
  });

  it('survives an empty answer: clearing a field is a change too', () => {
    expect(changesOf(after(read('old', 1), restored('', 1)))).toEqual([{ key: 'q', value: '', baseVersion: 1 }]);
  });

  it('gives way to what was typed since the page opened', () => {
    const state = after(read('old', 1), typed('now'), restored('before', 1));
    expect(field(state)?.value).toBe('now');
  });

  it('can be made of any unsaved field and of no saved one', () => {
    expect(draftOf(field(after(read('old', 1), typed('new'))))).toEqual({ value: 'new', base: 1, unconfirmed: [] });
    expect(draftOf(field(after(read('old', 1))))).toBeNull();
  });
});
