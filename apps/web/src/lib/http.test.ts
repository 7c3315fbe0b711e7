// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { onAnswered } from './connection.ts';
import { send } from './http.ts';

afterEach(() => vi.unstubAllGlobals());

it('tells who waits for the server that it has answered, except for an error or the stream that waits', async () => {
  const answered = vi.fn();
  const stop = onAnswered(answered);
  const answers = [503, 200, 304];
  vi.stubGlobal('fetch', async () => new Response(null, { status: answers.shift() ?? 200 }));
  await send('/rpc/invitations/count');
  expect(answered).toHaveBeenCalledTimes(0);
  await send('/rpc/invitations/count');
  await send('/rpc/projects/get');
  expect(answered).toHaveBeenCalledTimes(2);
  await send('/rpc/live/stream');
  expect(answered).toHaveBeenCalledTimes(2);
  stop();
});
