import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callsAt, dropFirstReads, hasFirstRead, keepFirstRead, takeFirstRead } from './first-reads.ts';

const account = { procedure: 'account/get', input: {} };
const project = (projectId: string) => ({ procedure: 'projects/get', input: { projectId } });

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => {
  dropFirstReads();
  vi.useRealTimers();
});

test('every screen begins with the account and the open project, the dashboard with its lists too', () => {
  expect(callsAt('/module/idea', 'p1')).toEqual([account, project('p1')]);
  expect(callsAt('/account', null)).toEqual([account]);
  expect(callsAt('/dashboard', 'p1').map(({ procedure }) => procedure)).toEqual([
    'account/get',
    'projects/list',
    'collaboration/shared',
    'invitations/list',
    'notices/count',
    'projects/get',
  ]);
});

test('an answer is taken once, by the call it was asked with', async () => {
  const answer = new Response();
  keepFirstRead(project('p1'), Promise.resolve(answer));
  expect(hasFirstRead(project('p1'))).toBe(true);
  expect(await takeFirstRead(project('p2'))).toBeUndefined();
  expect(await takeFirstRead(project('p1'))).toBe(answer);
  expect(hasFirstRead(project('p1'))).toBe(false);
  expect(await takeFirstRead(project('p1'))).toBeUndefined();
});

test('one that failed or was not taken for long is asked for again', async () => {
  keepFirstRead(account, Promise.reject(new TypeError('network')));
  expect(await takeFirstRead(account)).toBeUndefined();
  keepFirstRead(account, Promise.resolve(new Response()));
  vi.advanceTimersByTime(60_000);
  expect(await takeFirstRead(account)).toBeUndefined();
});

test('what was asked for in the name of somebody who left is not kept', async () => {
  keepFirstRead(account, Promise.resolve(new Response()));
  dropFirstReads();
  expect(await takeFirstRead(account)).toBeUndefined();
});
