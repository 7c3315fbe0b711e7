// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import {
  invitationsQuery,
  noticeCountQuery,
  projectListQuery,
  projectQuery,
  sharedProjectsQuery,
} from '../../data/api/queries.ts';
import { accountOf } from '../../testing/account.ts';
import { answerCalls, refused } from '../../testing/rpc.ts';

const projectId = '11111111-1111-4111-8111-111111111111';
const page = { projects: [], count: 0, next: null };

/** A page that was just loaded: nothing of it has been asked for yet. */
async function openPage(path: string, answers: Parameters<typeof answerCalls>[0] = {}) {
  vi.resetModules();
  history.replaceState(null, '', path);
  localStorage.setItem('elan.signed-in', 'user-1');
  localStorage.setItem('elan.project:user-1', projectId);
  const calls = answerCalls({
    'account/get': () => accountOf(),
    'projects/get': () => ({ id: projectId }),
    'projects/list': () => page,
    'collaboration/shared': () => page,
    'invitations/list': () => ({ invitations: [], count: 0, next: null }),
    'notices/count': () => ({ unread: 0, any: false }),
    ...answers,
  });
  return { calls, ...(await import('./first-screen.ts')) };
}

beforeEach(() => vi.unstubAllGlobals());

it('the dashboard begins with its lists, what waits for the person and the open project, each read once', async () => {
  const { calls, prepareFirstScreen, firstQueryClient } = await openPage('/dashboard');
  await prepareFirstScreen();
  const client = firstQueryClient('user-1');
  const lists = [projectListQuery(), sharedProjectsQuery(), invitationsQuery(), noticeCountQuery()];
  for (const { queryKey } of [...lists, projectQuery(projectId)]) {
    expect(client.getQueryData(queryKey), queryKey.join(' ')).toBeDefined();
  }
  expect(calls.map(({ path }) => path).toSorted()).toEqual([
    'account/get',
    'collaboration/shared',
    'invitations/list',
    'notices/count',
    'projects/get',
    'projects/list',
  ]);
});

it('the dashboard begins with the unread notices, too', async () => {
  const { calls, prepareFirstScreen } = await openPage('/dashboard', {
    'notices/count': () => ({ unread: 1, any: true }),
    'notices/list': () => ({ notices: [], next: null }),
  });
  await prepareFirstScreen();
  // A screen waits for nothing that takes long; a busy machine loads the code for the list later.
  await expect.poll(() => calls.map(({ path }) => path)).toContain('notices/list');
});

it('another screen begins with the open project alone', async () => {
  const { calls, prepareFirstScreen } = await openPage('/account');
  await prepareFirstScreen();
  expect(calls.map(({ path }) => path)).toEqual(['account/get', 'projects/get']);
});

it('what was read belongs to the person it was read for, until they leave', async () => {
  const { prepareFirstScreen, firstQueryClient, forgetFirstData } = await openPage('/account');
  await prepareFirstScreen();
  const { queryKey } = projectQuery(projectId);
  expect(firstQueryClient('user-2').getQueryData(queryKey)).toBeUndefined();
  forgetFirstData();
  expect(firstQueryClient('user-1').getQueryData(queryKey)).toBeUndefined();
});

it('a refused call does not delay the screen', async () => {
  const { prepareFirstScreen } = await openPage('/account', { 'projects/get': () => refused('NOT_FOUND', 404) });
  // The limit on the wait never comes.
  vi.useFakeTimers();
  await prepareFirstScreen();
  vi.useRealTimers();
});

it('data that does not come delays the screen for a limited time', async () => {
  const { prepareFirstScreen } = await openPage('/account', { 'projects/get': () => new Promise(() => undefined) });
  vi.useFakeTimers();
  const shown = vi.fn();
  void prepareFirstScreen().then(shown);
  await vi.advanceTimersByTimeAsync(1_400);
  expect(shown).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(shown).toHaveBeenCalled();
  vi.useRealTimers();
});
