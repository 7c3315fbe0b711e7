import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import {
  activityQuery,
  commentsKey,
  invitationsKey,
  noticesKey,
  projectQuery,
  sharedProjectsKey,
} from '../api/queries.ts';
import { createRefresher, keysOf } from './live-topics.ts';

const projectId = 'p';
const change = { type: 'project', projectId, module: null, own: false } as const;
const activity = activityQuery(projectId).queryKey;

describe('what is read again', () => {
  it('is the project when a module of it changed, and the comments of one module only', () => {
    expect(keysOf({ ...change, topic: 'module', module: 'idea' })).toContainEqual(projectQuery(projectId).queryKey);
    expect(keysOf({ ...change, topic: 'comments', module: 'idea' })).toContainEqual([
      ...commentsKey(projectId),
      'idea',
    ]);
  });

  it('is the timeline with every change, and nothing else after one of this tab', () => {
    for (const topic of ['project', 'module', 'collaborators', 'comments', 'activity'] as const) {
      expect(keysOf({ ...change, topic })).toContainEqual(activity);
      expect(keysOf({ ...change, topic, own: true })).toEqual([activity]);
    }
  });

  it('follows what concerns a person', () => {
    expect(keysOf({ type: 'user', topic: 'invitations' })).toEqual([invitationsKey]);
    expect(keysOf({ type: 'user', topic: 'shared-projects' })).toEqual([sharedProjectsKey, noticesKey]);
    expect(keysOf({ type: 'user', topic: 'session' })).toEqual([]);
  });

  it('is the timeline, or nothing, for a topic of a newer server', () => {
    expect(keysOf({ ...change, topic: 'horoscopes' as 'activity' })).toEqual([activity]);
    expect(keysOf({ type: 'user', topic: 'horoscopes' as 'session' })).toEqual([]);
  });
});

describe('reading again', () => {
  it('finishes what is being read before it reads what changed meanwhile, once', async () => {
    const queryClient = new QueryClient();
    const answers: (() => void)[] = [];
    const invalidate = vi
      .spyOn(queryClient, 'invalidateQueries')
      .mockImplementation(() => new Promise<void>((resolve) => answers.push(resolve)));
    const refresh = createRefresher(queryClient);
    refresh([['a']]);
    await expect.poll(() => invalidate).toHaveBeenCalledTimes(1);
    refresh([['a'], ['b']]);
    refresh([['a']]);
    expect(invalidate.mock.calls.map(([filters]) => filters?.queryKey)).toEqual([['a']]);
    answers[0]?.();
    await expect.poll(() => invalidate).toHaveBeenCalledTimes(3);
    expect(invalidate.mock.calls.slice(1).map(([filters]) => filters?.queryKey)).toEqual([['a'], ['b']]);
  });

  it('goes on after a read that failed', async () => {
    const queryClient = new QueryClient();
    const invalidate = vi.spyOn(queryClient, 'invalidateQueries').mockRejectedValue(new Error('no answer'));
    const refresh = createRefresher(queryClient);
    refresh([['a']]);
    await expect.poll(() => invalidate).toHaveBeenCalledTimes(1);
    await new Promise((resolve) => setTimeout(resolve));
    refresh([['b']]);
    await expect.poll(() => invalidate).toHaveBeenCalledTimes(2);
  });

  it('reads once what is told together', async () => {
    const queryClient = new QueryClient();
    const invalidate = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
    const refresh = createRefresher(queryClient);
    refresh([['a']]);
    await Promise.resolve();
    refresh([['a'], ['b']]);
    await expect.poll(() => invalidate).toHaveBeenCalledTimes(2);
    await new Promise((resolve) => setTimeout(resolve));
    expect(invalidate.mock.calls.map(([filters]) => filters?.queryKey)).toEqual([['a'], ['b']]);
  });

  it('reads again after a first read that was under way, which may have missed the change', async () => {
    const queryClient = new QueryClient();
    const answers: ((count: number) => void)[] = [];
    const queryFn = () => new Promise<number>((resolve) => answers.push(resolve));
    const observer = new QueryObserver(queryClient, { queryKey: ['count'], queryFn });
    const stop = observer.subscribe(() => {});
    createRefresher(queryClient)([['count']]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(answers).toHaveLength(1);
    answers[0]?.(0);
    await expect.poll(() => answers).toHaveLength(2);
    answers[1]?.(1);
    await expect.poll(() => observer.getCurrentResult().data).toBe(1);
    stop();
  });
});
