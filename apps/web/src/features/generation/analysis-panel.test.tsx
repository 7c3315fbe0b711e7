// @vitest-environment happy-dom
import type { ModuleEntry } from '@elan/contract/modules';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AccountProvider } from '../../data/account/session.ts';
import { emptyEntry } from '../../data/project/project-data.ts';
import { reportReached, reportUnreachable } from '../../lib/connection.ts';
import { accountOf } from '../../testing/account.ts';
import { AnalysisPanel } from './analysis-panel.tsx';
import { idleRun, outlineOf, type RunState } from './run-state.ts';
import type { RunHandle } from './use-run.ts';

afterEach(() => {
  cleanup();
  reportReached();
});

const written: ModuleEntry = {
  ...emptyEntry,
  aiResponse: 'The earlier analysis.',
  origin: {
    versionId: '1',
    language: 'en',
    source: 'builtin',
    model: null,
    createdAt: '2025-01-01T00:00:00.000Z',
    truncated: true,
    outdated: true,
  },
};

function runOf(state: Partial<RunState>): RunHandle {
  const run = { ...idleRun, ...state };
  const words = { subscribe: () => () => undefined, read: () => run.text };
  const nothing = async () => undefined;
  return { state: outlineOf(run), words, start: nothing, stop: nothing, dismiss: () => undefined };
}

function show(entry: ModuleEntry, state: Partial<RunState> = {}) {
  const stop = vi.fn(async () => undefined);
  const panelOf = (shown: ModuleEntry, run: RunHandle) => (
    <AccountProvider value={accountOf()}>
      <AnalysisPanel block={null} canStop entry={shown} onGenerate={async () => undefined} run={run} />
    </AccountProvider>
  );
  const { rerender } = render(panelOf(entry, { ...runOf(state), stop }));
  return { stop, showNext: (next: ModuleEntry, then: Partial<RunState>) => rerender(panelOf(next, runOf(then))) };
}

describe('AnalysisPanel', () => {
  it('teaches what will stand there', () => {
    show(emptyEntry);
    expect(screen.getByText('Your analysis will appear here')).toBeTruthy();
  });

  it('shows the words as they come, and can be stopped', async () => {
    const { stop } = show(emptyEntry, { phase: 'running', id: 'g', text: 'First words' });
    expect(await screen.findByText('First words')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(stop).toHaveBeenCalledOnce();
  });

  it('names somebody else who started it, and nobody for an own one', () => {
    const running = { id: 'g', startedAt: '2025-01-01T00:00:00.000Z', isMine: false, startedBy: 'anna@example.test' };
    show({ ...emptyEntry, running }, { phase: 'running', id: 'g' });
    expect(screen.getByText(/^anna@example\.test is generating this right now/u)).toBeTruthy();
    cleanup();
    show({ ...emptyEntry, running: { ...running, isMine: true } }, { phase: 'running', id: 'g' });
    expect(screen.queryByText(/anna/u)).toBeNull();
  });

  it('says where an analysis comes from and what to know about it', async () => {
    show(written);
    expect(await screen.findByText('The earlier analysis.')).toBeTruthy();
    expect(screen.getByText(/Built-in draft, no AI model connected/u)).toBeTruthy();
    expect(screen.getByText(/Based on earlier answers/u)).toBeTruthy();
    expect(screen.getByText(/was cut short/u)).toBeTruthy();
    expect(screen.getByText('Uses 1 of your 2 remaining generations.')).toBeTruthy();
  });

  it('shows a failure and keeps the earlier analysis readable', async () => {
    show(written, { phase: 'failed', failure: 'configuration' });
    expect(await screen.findByText(/Service temporarily unavailable/u)).toBeTruthy();
    expect(await screen.findByText('The earlier analysis.')).toBeTruthy();
  });

  it('calls an analysis earlier that stood before the run, never the one the run has just stored', async () => {
    const running: Partial<RunState> = { phase: 'running', id: 'g', text: 'The new' };
    const { showNext } = show(written, running);
    expect(await screen.findByText('The earlier analysis.')).toBeTruthy();
    showNext({ ...written, aiResponse: 'The new analysis.' }, running);
    expect(screen.getByText('The earlier analysis.')).toBeTruthy();
    expect(screen.queryByText('The new analysis.')).toBeNull();
    showNext({ ...written, aiResponse: 'The new analysis.' }, { phase: 'succeeded' });
    expect(await screen.findByText('The new analysis.')).toBeTruthy();
    showNext({ ...written, aiResponse: 'The new analysis.' }, { phase: 'starting' });
    expect(screen.getByText('Previous analysis')).toBeTruthy();
  });

  it('says so where the server is out of reach', async () => {
    reportUnreachable();
    show(written);
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Regenerate' });
    expect(button.disabled).toBe(false);
    expect(screen.getByText(/Generating works again/u)).toBeTruthy();
    expect(screen.queryByText(/remaining/u)).toBeNull();
  });

  it('says that a stop counted nothing', () => {
    show(written, { phase: 'cancelled' });
    expect(screen.getByText('Stopped. Nothing was counted and nothing was changed.')).toBeTruthy();
  });
});

describe('AnalysisPanel of a journal', () => {
  const showQuiet = (entry: ModuleEntry, state: Partial<RunState> = {}, hint: string | null = null) => {
    render(
      <AccountProvider value={accountOf()}>
        <AnalysisPanel
          action={<button type="button">Analyse</button>}
          block={null}
          canStop
          entry={entry}
          hint={hint}
          material="entries"
          onGenerate={async () => undefined}
          quiet
          run={runOf(state)}
        />
      </AccountProvider>,
    );
  };

  it('speaks of entries and has the button in the emptyEntry place', () => {
    showQuiet(emptyEntry);
    expect(screen.getByText(/Write a few entries/u)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Analyse' })).toBeTruthy();
  });

  it.each([
    { phase: 'failed', failure: 'technical' } as const,
    { phase: 'refused', fault: { kind: 'network' } } as const,
  ])('says in one line that it $phase, and the earlier analysis stays (JOUR-018)', async (state) => {
    showQuiet(written, state);
    expect(await screen.findByText('The earlier analysis.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(/temporarily unavailable/u)).toBeNull();
    expect(screen.getByText(/No analysis was written this time|Network connection failed/u)).toBeTruthy();
  });

  it('says that entries changed, and why no other analysis may be asked for', async () => {
    showQuiet(written, {}, 'Subscription required');
    expect(screen.getByText('Based on earlier entries: some have since been added or deleted.')).toBeTruthy();
    expect(screen.getByText('Subscription required')).toBeTruthy();
  });
});
