// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { createDeviceStorage } from '../../lib/device-storage.ts';
import { NetworkFailure } from '../../lib/http.ts';
import { type Composer, createComposer } from './composer.ts';
import { createEntryDrafts } from './entry-drafts.ts';
import { EntryForm } from './entry-form.tsx';

afterEach(cleanup);

function Screen({ composer }: { composer: Composer }) {
  const state = useSyncExternalStore(composer.subscribe, composer.get);
  if (state.draft === null) return <p>closed</p>;
  return <EntryForm composer={{ ...composer, state }} draft={state.draft} onClosed={() => undefined} />;
}

function show(add: () => Promise<void> = async () => undefined) {
  const storage = createDeviceStorage(() => sessionStorage);
  const composer = createComposer({ add, drafts: createEntryDrafts(storage, 'user', crypto.randomUUID()) });
  composer.open();
  render(<Screen composer={composer} />);
  return composer;
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

describe('EntryForm', () => {
  it('offers three moods, neutral at first (JOUR-010)', () => {
    show();
    const group = screen.getByRole('group', { name: 'Mood' });
    const moods = within(group).getAllByRole<HTMLInputElement>('radio');
    expect(moods.map(({ value, checked }) => [value, checked])).toEqual([
      ['positive', false],
      ['neutral', true],
      ['negative', false],
    ]);
    fireEvent.click(screen.getByRole('radio', { name: 'Positive' }));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Positive' }).checked).toBe(true);
  });

  it('cannot add blanks (JOUR-011)', () => {
    show();
    expect(button('Add').disabled).toBe(true);
    type('Title', '   ');
    type('What happened', ' \n ');
    expect(button('Add').disabled).toBe(true);
    type('Title', 'A day');
    expect(button('Add').disabled).toBe(true);
    type('What happened', 'It rained');
    expect(button('Add').disabled).toBe(false);
  });

  it('closes at once while nothing is typed (JOUR-002)', () => {
    show();
    fireEvent.click(button('Cancel'));
    expect(screen.getByText('closed')).toBeTruthy();
  });

  it('asks before it forgets what was typed', async () => {
    show();
    type('Title', 'A day');
    fireEvent.click(button('Cancel'));
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Keep writing' }));
    expect(field('Title').value).toBe('A day');
    fireEvent.click(button('Cancel'));
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
    expect(screen.getByText('closed')).toBeTruthy();
  });

  it('says quietly that the text is kept and will be tried again (JOUR-018)', async () => {
    const composer = show(async () => {
      throw new NetworkFailure('gone');
    });
    type('Title', 'A day');
    type('What happened', 'It rained');
    await act(async () => fireEvent.click(button('Add')));
    const line = 'Not saved yet. Your text is kept here; we will try again.';
    expect(screen.getAllByText(line).length).toBeGreaterThan(0);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field('What happened').value).toBe('It rained');
    composer.discard();
  });

  it('counts what is left near the limits', () => {
    show();
    type('Title', 'x'.repeat(195));
    expect(screen.getByText('5 characters left')).toBeTruthy();
  });
});
