// @vitest-environment happy-dom
import type { ModuleEntry } from '@elan/contract/modules';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AccountProvider } from '../../lib/session.ts';
import { accountOf } from '../../testing/account.ts';
import { AnalysisPanel } from './analysis-panel.tsx';
import { idleRun, type RunState } from './run-state.ts';

afterEach(cleanup);

const empty: ModuleEntry = {
  answers: {},
  versions: {},
  aiResponse: null,
  lastUpdated: null,
  origin: null,
  running: null,
};
const written: ModuleEntry = {
  ...empty,
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

function show(entry: ModuleEntry, state: Partial<RunState> = {}) {
  const stop = vi.fn(async () => undefined);
  const run = { state: { ...idleRun, ...state }, start: async () => undefined, stop, dismiss: () => undefined };
  render(
    <AccountProvider value={accountOf()}>
      <AnalysisPanel canGenerate canStop entry={entry} onGenerate={async () => undefined} run={run} versions={null} />
    </AccountProvider>,
  );
  return { stop };
}

describe('AnalysisPanel', () => {
  it('teaches what will stand there', () => {
    show(empty);
    expect(screen.getByText('Your analysis will stand here')).toBeTruthy();
  });

  it('shows the words as they come, and can be stopped', async () => {
    const { stop } = show(empty, { phase: 'running', id: 'g', text: 'First words' });
    expect(await screen.findByText('First words')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    expect(stop).toHaveBeenCalledOnce();
  });

  it('says where an analysis comes from and what to know about it', async () => {
    show(written);
    expect(await screen.findByText('The earlier analysis.')).toBeTruthy();
    expect(screen.getByText(/Built-in draft, no AI model connected/u)).toBeTruthy();
    expect(screen.getByText(/Based on earlier answers/u)).toBeTruthy();
    expect(screen.getByText(/ends early/u)).toBeTruthy();
    expect(screen.getByText('Uses 1 of your 2 remaining generations.')).toBeTruthy();
  });

  it('shows a failure and keeps the earlier analysis readable', async () => {
    show(written, { phase: 'failed', failure: 'configuration' });
    expect(await screen.findByText(/Service temporarily unavailable/u)).toBeTruthy();
    expect(await screen.findByText('The earlier analysis.')).toBeTruthy();
  });

  it('says that a stop counted nothing', () => {
    show(written, { phase: 'cancelled' });
    expect(screen.getByText('Stopped. Nothing was counted and nothing was changed.')).toBeTruthy();
  });
});
