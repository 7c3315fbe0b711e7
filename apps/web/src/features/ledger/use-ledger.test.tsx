// @vitest-environment happy-dom
import type { KeptRow, LedgerKept, RowChange } from '@elan/contract/ledger';
import type { Project } from '@elan/contract/projects';
import { row } from '@elan/domain/forecast/testing/rows';
import type { Row } from '@elan/domain/ledger/row';
import { permissionsOf, type Role } from '@elan/domain/permissions';
import { act, cleanup, fireEvent } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SaveStatus } from '../../lib/autosave/autosave.ts';
import { createDrafts } from '../../lib/autosave/drafts.ts';
import { reportReached } from '../../lib/connection.ts';
import { eraseDrafts, storageOf } from '../../lib/own-storage.ts';
import { answerCalls, refused } from '../../testing/rpc.ts';
import { showScreen } from '../../testing/screen.tsx';
import { textOfRow } from './row-texts.ts';
import { type LedgerState, type TypedAnswers, useLedger, useLedgerSave } from './use-ledger.ts';
import { restBeforeReading } from './use-model-reading.ts';

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  reportReached();
  vi.unstubAllGlobals();
  eraseDrafts('user-1');
});

const rent = (change: Partial<Row> = {}): Row =>
  ({ ...row('cost', 'Rent', { amount: 90_000, every: 'month' }), id: 'rent', ...change }) as Row;

/** A server that keeps rows with versions and can be out of reach. */
function server(rows: readonly Row[] = []) {
  const stored = new Map<string, KeptRow>();
  const keep = (row: Row, position = 1) => {
    const version = (stored.get(row.id)?.version ?? 0) + 1;
    const updated = { updated_at: '2026-01-01T00:00:00.000Z', updatedBy: null };
    stored.set(row.id, { ...row, position, version, ...updated });
  };
  for (const row of rows) keep(row);
  const state = {
    refused: [] as string[],
    isDown: false,
    lie: null as string | null,
    read: { readings: [] as LedgerKept['readings'], readsWithModel: false },
  };
  const kept = (): LedgerKept => ({ rows: [...stored.values()], refused: state.refused, ...state.read });
  const calls = answerCalls({
    'ledger/get': () => (state.isDown ? Promise.reject(new TypeError('down')) : kept()),
    'ledger/readWithModel': () => ({ read: 1 }),
    'ledger/save': (input) => {
      if (state.isDown) throw new TypeError('down');
      const { rows: changes, refuse } = input as { rows: RowChange[]; refuse: string[] };
      if (changes.some(({ origins }) => JSON.stringify(origins).includes(state.lie ?? 'nothing at all'))) {
        const fields = [{ path: 'rows.0.origins.amount', problem: 'not_in_answer' }];
        return refused('INVALID_INPUT', 400, { fields });
      }
      state.refused = [...state.refused, ...refuse];
      const results = changes.map((change) => {
        const conflict = (stored.get(change.id)?.version ?? null) !== change.version;
        if (!conflict) keep(change, change.position);
        return { id: change.id, row: stored.get(change.id) ?? null, conflict };
      });
      return { results, refused: state.refused };
    },
  });
  const saves = () => calls.filter(({ path }) => path === 'ledger/save');
  const reads = () => calls.filter(({ path }) => path === 'ledger/readWithModel');
  return { stored, keep, state, saves, reads };
}

const projectIds = Array.from({ length: 100 }, (_, index) => `project-${index}`);
const project = (role: Role = 'owner', answers: Record<string, string> = {}): Project =>
  ({
    id: projectIds.pop(),
    modules_data: { finances: { answers, versions: { fixedCosts: 1 } } },
    permissions: permissionsOf(role),
  }) as unknown as Project;

type Shown = LedgerState & { save: SaveStatus; handle: LedgerState };

function Screen({
  of,
  typed,
  onState,
}: {
  of: Project;
  typed: TypedAnswers | undefined;
  onState: (state: Shown) => void;
}) {
  const [read, readAgain] = useState(of);
  const state = useLedger('user-1', read, typed);
  const save = useLedgerSave('user-1', read.id);
  useLayoutEffect(() => onState({ ...state, save, handle: state }), [state, save, onState]);
  return (
    <button onClick={() => readAgain({ ...read, modules_data: { ...read.modules_data } })} type="button">
      Read the project again
    </button>
  );
}

/** Renders the hook, and waits until the kept rows are known. */
async function open(of: Project, typed?: TypedAnswers) {
  const current: { state: Shown | null } = { state: null };
  const see = (state: Shown) => {
    current.state = state;
  };
  const view = showScreen(<Screen of={of} onState={see} typed={typed} />, { hasPremiumAccess: true });
  await settle();
  return {
    ...view,
    state: () => current.state as Shown,
    names: () => (current.state?.ledger.rows ?? []).map(({ cells }) => cells.name),
  };
}

const settle = (milliseconds = 50) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const edit = (screen: { state: () => LedgerState }, edits: Parameters<LedgerState['edit']>[0]) =>
  act(async () => screen.state().edit(edits));

it('shows an edit at once, saves it shortly after and says so', async () => {
  const { saves } = server();
  const screen = await open(project());
  await edit(screen, [{ put: rent() }]);
  expect(screen.names()).toEqual(['Rent']);
  expect(screen.state().save.kind).toBe('saving');
  const { ledger } = screen.state();
  await settle(2_000);
  expect(saves()).toHaveLength(1);
  expect(screen.state().save.kind).toBe('saved');
  // What is computed from the figures is not computed again once they are saved.
  expect(screen.state().ledger).toBe(ledger);
  await edit(screen, [{ put: rent({ note: 'asked' }) }]);
  await settle(2_000);
  expect(saves()[1]?.input.rows).toMatchObject([{ id: 'rent', version: 1, note: 'asked' }]);
  expect(screen.state().disputes).toEqual([]);
});

it('says when what it finds was saved', async () => {
  server([rent()]);
  const screen = await open(project());
  expect(screen.state().save).toEqual({ kind: 'saved', at: Date.parse('2026-01-01T00:00:00.000Z') });
});

it('keeps edits without a network on this device and sends them later', async () => {
  const { state, stored } = server();
  const screen = await open(project());
  state.isDown = true;
  await edit(screen, [{ put: rent() }, { refuse: 'a proposal' }]);
  await settle(2_000);
  expect(screen.state().save).toEqual({ kind: 'offline', kept: true });
  expect(screen.names()).toEqual(['Rent']);
  state.isDown = false;
  await settle(30_000);
  expect(stored.get('rent')?.version).toBe(1);
  expect(state.refused).toEqual(['a proposal']);
});

it('finds what an earlier page left on this device, and sends it', async () => {
  const { stored } = server();
  const of = project();
  const left = { value: textOfRow({ ...rent(), position: 1 }), base: 0, unconfirmed: [] };
  createDrafts(storageOf('user-1'), 'user-1', of.id, 'ledger', 'earlier').write('row:rent', left);
  const screen = await open(of);
  expect(screen.names()).toEqual(['Rent']);
  await settle(2_000);
  expect(stored.get('rent')?.version).toBe(1);
});

it('shows both values when somebody else changed the row first, and lets the person decide', async () => {
  const { keep, saves } = server([rent()]);
  const screen = await open(project());
  keep(rent({ note: 'theirs' }));
  await edit(screen, [{ put: rent({ note: 'mine' }) }]);
  await settle(2_000);
  const [dispute] = screen.state().disputes;
  expect([dispute?.mine?.note, dispute?.theirs?.note]).toEqual(['mine', 'theirs']);
  expect(screen.state().save.kind).toBe('conflict');
  await act(async () => screen.state().settle(dispute?.key ?? '', 'mine'));
  await settle(2_000);
  expect(saves().at(-1)?.input.rows).toMatchObject([{ version: 2, note: 'mine' }]);
  expect(screen.state().disputes).toEqual([]);
});

it('puts changes of different cells of a row together, also while it is being saved', async () => {
  const { keep, saves, stored } = server([rent()]);
  const screen = await open(project());
  keep(rent({ note: 'theirs' }));
  await edit(screen, [{ put: rent({ cells: row('cost', 'Rent', { amount: 95_000, every: 'month' }).cells }) }]);
  await settle(4_000);
  expect(screen.state().disputes).toEqual([]);
  expect(saves().at(-1)?.input.rows).toMatchObject([{ version: 2, note: 'theirs', cells: { amount: 95_000 } }]);
  expect(stored.get('rent')).toMatchObject({ version: 3, note: 'theirs', cells: { amount: 95_000 } });
  expect(screen.state().ledger.rows).toMatchObject([{ note: 'theirs', cells: { amount: 95_000 } }]);
});

it('asks when a cell was changed by somebody else while it was being edited here', async () => {
  const { keep, stored } = server([rent()]);
  const screen = await open(project());
  const [began] = screen.state().ledger.rows;
  keep(rent({ note: 'theirs' }));
  await act(() => screen.queryClient.invalidateQueries());
  await settle();
  await edit(screen, [{ put: rent({ note: 'mine' }), ...(began && { over: began }) }]);
  await settle(2_000);
  expect(stored.get('rent')).toMatchObject({ version: 2, note: 'theirs' });
  const [dispute] = screen.state().disputes;
  expect([dispute?.mine?.note, dispute?.theirs?.note, dispute?.disputed]).toEqual(['mine', 'theirs', ['note']]);
  await act(async () => screen.state().settle(dispute?.key ?? '', 'theirs'));
  await settle(2_000);
  expect(screen.state().ledger.rows).toMatchObject([{ note: 'theirs' }]);
  expect(screen.state().save.kind).toBe('saved');
});

it('keeps what only somebody else changed when the person keeps their own value', async () => {
  const { keep, stored } = server([rent()]);
  const screen = await open(project());
  keep(rent({ note: 'theirs', off: true }));
  await edit(screen, [{ put: rent({ note: 'mine' }) }]);
  await settle(2_000);
  const [dispute] = screen.state().disputes;
  expect(dispute?.disputed).toEqual(['note']);
  await act(async () => screen.state().settle(dispute?.key ?? '', 'mine'));
  await settle(4_000);
  expect(stored.get('rent')).toMatchObject({ version: 3, note: 'mine', off: true });
});

it('merges what others do, rows they removed too, without touching what is being edited', async () => {
  const { keep, stored } = server([rent(), rent({ id: 'other', note: 'old' })]);
  const of = project();
  const screen = await open(of);
  await edit(screen, [{ put: rent({ note: 'being edited' }) }]);
  stored.delete('other');
  keep(rent({ id: 'new', note: 'new' }));
  await act(() => screen.queryClient.invalidateQueries());
  await settle();
  expect(screen.state().ledger.rows.map(({ id, note }) => [id, note])).toEqual([
    ['rent', 'being edited'],
    ['new', 'new'],
  ]);
});

it('reads what is being typed, and does not propose what was refused', async () => {
  server();
  const answers = { fixedCosts: 'Rent: $900 a month' };
  const of = project('owner', answers);
  const screen = await open(of);
  const [row] = screen.state().ledger.rows;
  expect(row).toMatchObject({ status: 'proposed', cells: { amount: 90_000, every: 'month' } });
  await edit(screen, [{ refuse: row?.proposal ?? '' }]);
  expect(screen.state().ledger.rows).toEqual([]);
  screen.unmount();
  const typed = { module: 'finances' as const, answers: { fixedCosts: 'Insurance: $50 a month' } };
  const again = await open(of, typed);
  expect(again.state().ledger.rows).toMatchObject([{ cells: { amount: 5_000 } }]);
});

it('is the same after a save, so that a save renders nothing', async () => {
  server([rent()]);
  const screen = await open(project());
  await edit(screen, [{ put: rent({ note: 'changed' }) }]);
  const { handle, save } = screen.state();
  expect(save.kind).toBe('saving');
  await settle(2_000);
  expect(screen.state().save.kind).toBe('saved');
  expect(screen.state().handle).toBe(handle);
});

it('keeps a row whose quote is no longer in the answer, without the quote', async () => {
  const { state, saves } = server();
  state.lie = 'never said';
  const screen = await open(project());
  const origin = { from: 'said', module: 'finances', question: 'fixedCosts', quote: 'never said' } as const;
  await edit(screen, [{ put: rent({ origins: { amount: origin } }) }]);
  await settle(2_000);
  expect(saves().at(-1)?.input.rows).toMatchObject([{ id: 'rent', origins: {} }]);
  expect(screen.state().save.kind).toBe('saved');
});

it('lets a viewer change nothing, proposes no debts to them, and is computed again only for something new', async () => {
  const { saves } = server([rent()]);
  const of = project('viewer', { fixedCosts: 'I owe $9,000 on my car loan, $250 a month' });
  const screen = await open(of);
  expect([screen.state().mayEdit, screen.state().seesPrivate]).toEqual([false, false]);
  const { ledger } = screen.state();
  fireEvent.click(screen.getByText('Read the project again'));
  await settle(2_000);
  expect(screen.state().ledger).toBe(ledger);
  await edit(screen, [{ put: rent({ note: 'x' }) }]);
  await settle(2_000);
  expect(saves()).toEqual([]);
  expect(screen.state().ledger.rows.filter(({ kind }) => kind === 'debt')).toEqual([]);
});

it('takes what a model read into the built-in reading, once typing has rested and as long as the words stay', async () => {
  const { state, reads } = server();
  state.read = { ...state.read, readsWithModel: true };
  const fixedCosts = 'Loyer: 900 $ par mois et 50 $ par mois pour le reste';
  const of = project('owner', { fixedCosts });
  const proposal = 'finances/fixedCosts/cost/loyer';
  const byModel = rent({ id: proposal, proposal, status: 'proposed' });
  const origin = { from: 'said', module: 'finances', question: 'fixedCosts', quote: '900 $ par mois' } as const;
  const rows = [{ ...byModel, cells: { ...byModel.cells, amount: 91_000 }, origins: { amount: origin } } as Row];
  const screen = await open(of, { module: 'finances', answers: { fixedCosts } });
  expect(reads()).toHaveLength(0);
  state.read.readings = [{ module: 'finances', question: 'fixedCosts', answerVersion: 1, model: 'm', rows }];
  await settle(restBeforeReading + 100);
  expect(reads()).toHaveLength(1);
  await settle();
  expect(screen.state().ledger.rows).toMatchObject([{ cells: { amount: 91_000 } }]);
  expect(screen.state().ledger.unread.some(({ quote }) => quote.includes('50 $'))).toBe(true);
  screen.unmount();
  const again = await open(of, { module: 'finances', answers: { fixedCosts: 'Loyer: 950 $ par mois' } });
  expect(again.state().ledger.rows).toMatchObject([{ cells: { amount: 95_000 } }]);
});

it('says why the kept rows could not be read', async () => {
  answerCalls({ 'ledger/get': () => refused('INTERNAL', 500) });
  const screen = await open(project());
  expect(screen.state().isLoaded).toBe(false);
  expect(screen.state().fault).toMatchObject({ kind: 'refused', code: 'INTERNAL' });
});
