// @vitest-environment happy-dom

import type { Row } from '@elan/domain/ledger/row';
import { useQueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ToastProvider } from '../../components/ui/toast.tsx';
import { ledgerKey } from '../../data/api/queries.ts';
import { answerCalls, refused } from '../../testing/rpc.ts';
import { show } from '../../testing/show.tsx';
import { newRow, newSetting } from './ledger-edit.ts';
import { RemovedRows } from './removed-rows.tsx';
import { RowHistoryPart } from './row-history-part.tsx';
import { RowVersions } from './row-versions.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const person = { email: 'bea@example.test', name: 'Béa', color: 'teal' };
const rent = (amount: number): Row => ({ ...newRow('cost', 'Rent', { amount, every: 'month' }), id: 'rent' });
const at = '2026-01-01T12:00:00.000Z';
const now = { ...rent(206_000), version: 2, position: 1, updated_at: at, updatedBy: null };
const first = { ...rent(190_000), version: 1, position: 1, writtenAt: at, author: person };
const removed = { ...rent(190_000), version: 1, position: 1, removedAt: at, removedBy: person };

/** A press says that the figures changed, as a live event does. */
function Change() {
  const queryClient = useQueryClient();
  const change = () => void queryClient.invalidateQueries({ queryKey: ledgerKey('project') });
  return (
    <button onClick={change} type="button">
      Change
    </button>
  );
}

function scene() {
  const restore = vi.fn(async () => undefined);
  const history = { projectId: 'project', isKept: () => true, flush: async () => true, restore };
  const kept = { rows: [now], refused: [], readings: [], readsWithModel: false };
  return { restore, history, kept };
}

test('the earlier contents of a row say who wrote them and what changed, and come back with one press', async () => {
  const { restore, history, kept } = scene();
  answerCalls({ 'ledger/get': () => kept, 'ledger/versions': () => ({ versions: [first], next: null }) });
  show(
    <ToastProvider>
      <RowVersions history={history} mayEdit row={now} />
    </ToastProvider>,
  );
  expect(await screen.findByText('Amount before tax: $1,900 → $2,060')).toBeDefined();
  expect(screen.getByText(/^Béa, January 1, 2026/u)).toBeDefined();
  const buttons = screen.getAllByRole('button');
  expect(buttons).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: /^Restore “Rent” from January 1/u }));
  expect(await screen.findByText(/^Restored\./u)).toBeDefined();
  expect(restore).toHaveBeenCalledWith('rent', 1);
});

test('a change made meanwhile, here or elsewhere, is in the list without opening it again', async () => {
  const { history, kept } = scene();
  let versions = [first];
  answerCalls({ 'ledger/get': () => kept, 'ledger/versions': () => ({ versions, next: null }) });
  show(
    <ToastProvider>
      <RowVersions history={history} mayEdit row={now} />
      <Change />
    </ToastProvider>,
  );
  await screen.findByText('Amount before tax: $1,900 → $2,060');
  versions = [{ ...rent(206_000), version: 2, position: 1, writtenAt: at, author: person }, first];
  kept.rows = [{ ...rent(210_000), version: 3, position: 1, updated_at: at, updatedBy: null }];
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(await screen.findByText('Amount before tax: $2,060 → $2,100')).toBeDefined();
  expect(screen.getAllByRole('button', { name: /^Restore/u })).toHaveLength(2);
});

test('a setting says what it was, who changed it, and goes back', async () => {
  const { restore, history, kept } = scene();
  const province = (value: 'QC' | 'NB'): Row => ({ ...newSetting({ name: 'province', value }), id: 'province' });
  const row = { ...province('NB'), version: 2, position: 1, updated_at: at, updatedBy: null };
  const earlier = { ...province('QC'), version: 1, position: 1, writtenAt: at, author: person };
  answerCalls({
    'ledger/get': () => ({ ...kept, rows: [row] }),
    'ledger/versions': () => ({ versions: [earlier], next: null }),
  });
  show(
    <ToastProvider>
      <RowHistoryPart history={history} mayEdit row={row} />
    </ToastProvider>,
  );
  const part = screen.getByText('Earlier versions').closest('details');
  if (part === null) throw new Error('no list to open');
  part.open = true;
  fireEvent(part, new Event('toggle'));
  expect(await screen.findByText('Province or territory: Quebec → New Brunswick')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: /^Restore “Province or territory” from January 1/u }));
  await waitFor(() => expect(restore).toHaveBeenCalledWith('province', 1));
});

test('somebody who may only read sees the list without the way back', async () => {
  const { history, kept } = scene();
  answerCalls({ 'ledger/get': () => kept, 'ledger/versions': () => ({ versions: [first], next: null }) });
  show(
    <ToastProvider>
      <RowVersions history={history} mayEdit={false} row={now} />
    </ToastProvider>,
  );
  await screen.findByText('Amount before tax: $1,900 → $2,060');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a deleted line is found with who deleted it, and comes back; a refusal is said', async () => {
  const { restore, history } = scene();
  let rows = [removed];
  let isDown = true;
  answerCalls({ 'ledger/removed': () => (isDown ? refused('INTERNAL', 500) : { rows, next: null }) });
  show(
    <ToastProvider>
      <RemovedRows history={history} mayEdit onClose={vi.fn()} />
    </ToastProvider>,
  );
  const dialog = await screen.findByRole('dialog');
  const again = await within(dialog).findByRole('button', { name: 'Try again' });
  isDown = false;
  fireEvent.click(again);
  expect(await within(dialog).findByText(/^Deleted by Béa, January 1, 2026/u)).toBeDefined();
  restore.mockRejectedValueOnce(new TypeError('down'));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Bring back Rent' }));
  expect(await within(dialog).findByRole('alert')).toBeDefined();
  rows = [];
  fireEvent.click(within(dialog).getByRole('button', { name: 'Bring back Rent' }));
  expect(await within(dialog).findByText('No figure has been deleted.')).toBeDefined();
  expect(restore).toHaveBeenCalledTimes(2);
});
