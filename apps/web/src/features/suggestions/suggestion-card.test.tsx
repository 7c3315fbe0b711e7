// @vitest-environment happy-dom
import type { Suggestion } from '@elan/contract/suggestions';
import { permissionsOf, type Role } from '@elan/domain/permissions';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerCalls, refused } from '../../testing/rpc.ts';
import { showScreen } from '../../testing/screen.tsx';
import { SuggestionCard } from './suggestion-card.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const standing = { place: 'there', version: 3, changed: false, text: 'Bread', title: null, row: null } as const;
const open: Suggestion = {
  id: '5f0c1d5e-5a3e-4a53-9d4c-0d6f9f3f8a01',
  project_id: '5f0c1d5e-5a3e-4a53-9d4c-0d6f9f3f8a02',
  proposed: { kind: 'answer', module: 'idea', question: 'location', value: 'Bread and cake' },
  reason: 'People ask for it.',
  state: 'open',
  user_id: 'ana',
  user_profile: { email: 'ana@example.test', name: 'Ana', color: 'teal' },
  program: null,
  created_at: '2026-11-23T12:00:00.000Z',
  decidedAt: null,
  decidedBy: null,
  word: '',
  standing,
};

type Shown = { role?: Role; archived?: boolean; userId?: string; flush?: () => Promise<boolean> };

function show(
  change: Partial<Suggestion> = {},
  { role = 'editor', archived = false, userId = 'me', flush }: Shown = {},
) {
  return showScreen(
    <SuggestionCard
      flush={flush}
      permissions={permissionsOf(role, archived)}
      suggestion={{ ...open, ...change }}
      userId={userId}
    />,
  );
}

const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const changed = { standing: { ...standing, changed: true } };

it('says who suggests what and why, word by word, and is accepted over what was seen, with a word', async () => {
  const calls = answerCalls({ 'suggestions/accept': () => open });
  const { container } = show();
  expect(screen.getByRole('article', { name: 'Ana suggests' })).toBeDefined();
  expect(container.querySelector('ins')?.textContent).toContain('and cake');
  expect(container.querySelector('del')).toBeNull();
  expect(screen.getByText(/People ask for it/u)).toBeDefined();
  press(/^Add a note/u);
  fireEvent.change(screen.getByLabelText(/^Note to Ana/u), { target: { value: 'Thanks' } });
  press(/^Accept/u);
  await screen.findByText('The suggestion was accepted.');
  expect(calls).toMatchObject([{ path: 'suggestions/accept', input: { over: 3, word: 'Thanks' } }]);
});

it('asks again when what is there has changed since', async () => {
  const calls = answerCalls({ 'suggestions/accept': () => open });
  show(changed);
  expect(screen.getByText(/has changed since this was suggested/u)).toBeDefined();
  press(/^Accept/u);
  expect(screen.getByRole('alert').textContent).toContain('Replace what is there now');
  expect(calls).toEqual([]);
  press(/^Cancel/u);
  press(/^Accept/u);
  press(/^Replace it/u);
  await screen.findByText('The suggestion was accepted.');
  expect(calls.map(({ path }) => path)).toEqual(['suggestions/accept']);
});

it('says that something changed in the meantime, and that nothing was done', async () => {
  answerCalls({ 'suggestions/accept': () => refused('CONFLICT', 409) });
  show();
  press(/^Accept/u);
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Something changed in the meantime/u);
});

it('is not accepted before what is typed at its place is saved', async () => {
  const calls = answerCalls({});
  show({}, { flush: async () => false });
  press(/^Accept/u);
  expect((await screen.findByRole('alert')).textContent).toMatch(/not saved yet/u);
  expect(calls).toEqual([]);
});

it.each([
  ['set_aside', /was set aside/u],
  ['gone', /was deleted/u],
] as const)('can only be declined when its place is %s', (place, note) => {
  show({ standing: { ...standing, place } });
  expect(screen.getByText(note)).toBeDefined();
  expect(buttons()).toEqual(['Decline', 'Add a note']);
});

it.each<[string, Shown, string[]]>([
  ['a viewer', { role: 'viewer' }, []],
  ['somebody who comments', { role: 'commenter' }, []],
  ['its author', { role: 'commenter', userId: 'ana' }, ['Withdraw']],
  ['its author who edits', { role: 'editor', userId: 'ana' }, ['Accept', 'Decline', 'Add a note', 'Withdraw']],
  ['an owner of an archived project', { role: 'owner', archived: true }, []],
])('lets %s do what they may', (_who, shown, expected) => {
  show({}, shown);
  expect(buttons()).toEqual(expected);
});

it('says what was decided, by whom and why', () => {
  const decider = { email: 'bo@example.test', name: 'Bo', color: 'rose' } as const;
  const decided = { standing: null, decidedAt: '2026-11-23T12:00:00.000Z', decidedBy: decider, word: 'Too sweet.' };
  show({ ...decided, state: 'refused' });
  expect(screen.getByText(/^Declined by Bo/u)).toBeDefined();
  expect(screen.getByText(/Too sweet/u)).toBeDefined();
  expect(buttons()).toEqual([]);
});

it('lists the cells of a row that would change, with what they say now', () => {
  const cells = { name: 'Rent', amount: 90_000, every: 'month' } as never;
  const row = { kind: 'cost', cells } as never;
  show({
    proposed: { kind: 'row', row: open.id, rowKind: 'cost', name: 'Rent', cells: { amount: 80_000 } },
    standing: { ...standing, row, text: null },
  });
  const [was, becomes] = [screen.getByRole('deletion'), screen.getByRole('insertion')];
  expect([was.textContent, becomes.textContent]).toEqual(['Removed: $900', 'Added: $800']);
});
