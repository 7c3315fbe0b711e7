// @vitest-environment happy-dom
import type { Project } from '@elan/contract/projects';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AccountProvider } from '../../../data/account/session.ts';
import { projectQuery } from '../../../data/api/queries.ts';
import { emptyEntry } from '../../../data/project/project-data.ts';
import { idleOutline } from '../../../features/generation/run-state.ts';
import type { RunHandle } from '../../../features/generation/use-run.ts';
import type { AnswersHandle } from '../../../features/modules/use-answers.ts';
import { accountOf } from '../../../testing/account.ts';
import { projectOf } from '../../../testing/project.ts';
import { answerCalls } from '../../../testing/rpc.ts';
import { Autofill } from './module-autofill.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const project = projectOf({
  modules_data: {
    brainstorm: { ...emptyEntry, hasIdea: true },
    idea: { ...emptyEntry, answers: { businessIdea: 'Bread', targetMarket: 'The quarter' } },
  },
});

const answersOf = (values: Record<string, string>): AnswersHandle => ({
  values,
  conflictOf: () => null,
  replacedOf: () => null,
  status: { kind: 'saved', at: null },
  statusNow: () => ({ kind: 'saved', at: null }),
  type: () => undefined,
  keepMine: () => undefined,
  takeOther: () => undefined,
  keepBoth: async () => undefined,
  unsentOf: () => null,
  allow: () => undefined,
  discard: () => undefined,
  flush: async () => true,
});

it('says that it is saving until what was filled has been read back (ANALYSIS-010)', async () => {
  const stored = Promise.withResolvers<Project>();
  let reads = 0;
  answerCalls({ 'projects/get': () => (reads++ === 0 ? project : stored.promise) });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await queryClient.prefetchQuery(projectQuery(project.id));
  const start = vi.fn(async () => undefined);
  const screenAt = (phase: RunHandle['state']['phase'], answers: AnswersHandle) => {
    const run: RunHandle = {
      state: { ...idleOutline, phase },
      words: { subscribe: () => () => undefined, read: () => '' },
      start,
      stop: async () => undefined,
      dismiss: () => undefined,
    };
    return (
      <AccountProvider value={accountOf()}>
        <QueryClientProvider client={queryClient}>
          <Reader />
          <Autofill answers={answers} disabled={false} module="analysis" project={project} run={run} />
        </QueryClientProvider>
      </AccountProvider>
    );
  };
  const { rerender } = render(screenAt('idle', answersOf({})));
  fireEvent.click(screen.getByRole('button', { name: 'Fill and analyse' }));
  expect(start).toHaveBeenCalledOnce();
  rerender(screenAt('running', answersOf({})));
  expect(screen.getByText('Generating content…')).toBeTruthy();
  const filled = answersOf({ problem: 'No bread' });
  rerender(screenAt('succeeded', filled));
  expect(await screen.findByText('Saving…')).toBeTruthy();
  expect(screen.queryByText('Module successfully filled and saved!')).toBeNull();
  stored.resolve(project);
  expect(await screen.findByText('Module successfully filled and saved!')).toBeTruthy();
  expect(screen.queryByText('Saving…')).toBeNull();
});

/** The screen that shows the project. */
function Reader() {
  useQuery(projectQuery(project.id));
  return null;
}
