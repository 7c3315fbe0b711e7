// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { TimedOut } from '../../lib/http.ts';
import { client } from './api.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that has received the call and does not answer. */
function leaveUnanswered(): void {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    (_input: unknown, { signal }: RequestInit) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted')))),
  );
}

test.each([
  ['a list', 20, () => client.projects.list({})],
  ['how many files come first', 20, () => client.documents.place({})],
  ['a file', 150, () => client.documents.file({ projectId: crypto.randomUUID(), format: 'pdf', language: 'en' })],
  ['a project that is sent', 150, () => client.projectFile.check({ file: new File(['{}'], 'project.json') })],
])('%s is given up after %d seconds', async (_what, seconds, call) => {
  leaveUnanswered();
  const ended = vi.fn();
  const calling = call().catch(ended);
  await vi.advanceTimersByTimeAsync(seconds * 1_000 - 500);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  await calling;
  expect(ended).toHaveBeenCalledExactlyOnceWith(expect.any(TimedOut));
});
