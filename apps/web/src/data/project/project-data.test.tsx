// @vitest-environment happy-dom
import type { Project } from '@elan/contract/projects';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { accountOf } from '../../testing/account.ts';
import { projectOf } from '../../testing/project.ts';
import { answerCalls, refused } from '../../testing/rpc.ts';
import { AccountProvider } from '../account/session.ts';
import { projectQuery } from '../api/queries.ts';
import { currentProject } from './current-project.ts';
import { entryOf, updateEntry, useCurrentProject } from './project-data.ts';

const project = projectOf();

function Rights() {
  const state = useCurrentProject();
  return <p>{state.status === 'ready' ? `may edit: ${state.project.permissions.canEdit}` : state.status}</p>;
}

afterEach(() => {
  cleanup();
  currentProject.set('user-1', null);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('permissions that cannot be read are none, and the console says so (PERM-006)', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  let reply: () => unknown = () => project;
  answerCalls({ 'projects/get': () => reply() });
  currentProject.set('user-1', project.id);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <AccountProvider value={accountOf()}>
      <QueryClientProvider client={queryClient}>
        <Rights />
      </QueryClientProvider>
    </AccountProvider>,
  );
  expect(await screen.findByText('may edit: true')).toBeTruthy();
  expect(warn).not.toHaveBeenCalled();
  reply = () => refused('INTERNAL', 500);
  await act(() => queryClient.refetchQueries());
  expect(await screen.findByText('may edit: false')).toBeTruthy();
  expect(warn).toHaveBeenCalledWith('The permissions of the project could not be read.', expect.any(Error));
  queryClient.clear();
});

it('a read that began before a change of a module does not undo it', async () => {
  const ready = { ...entryOf(project, 'personas'), aiResponse: 'Three personas' };
  const replies = [Promise.withResolvers<Project>(), Promise.withResolvers<Project>()];
  const answers = [Promise.resolve(project), ...replies.map(({ promise }) => promise)];
  const calls = answerCalls({ 'projects/get': () => answers.shift() });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { queryKey } = projectQuery(project.id);
  const shown = () => queryClient.getQueryData(queryKey)?.modules_data.personas?.aiResponse;
  await queryClient.fetchQuery(projectQuery(project.id));

  void queryClient.refetchQueries({ queryKey, type: 'all' });
  await expect.poll(() => calls).toHaveLength(2);
  updateEntry(queryClient, project.id, 'personas', () => ready);
  expect(shown()).toBe('Three personas');
  await expect.poll(() => calls).toHaveLength(3);
  replies[0]?.resolve(project);
  await new Promise((resolve) => setTimeout(resolve));
  expect(shown()).toBe('Three personas');

  replies[1]?.resolve({ ...project, modules_data: { personas: { ...ready, aiResponse: 'As stored' } } });
  await expect.poll(shown).toBe('As stored');
  queryClient.clear();
});
