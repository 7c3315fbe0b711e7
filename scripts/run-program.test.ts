import { afterEach, expect, it, vi } from 'vitest';
import { root } from './root.ts';
import { runProgram } from './run-program.ts';

afterEach(() => vi.restoreAllMocks());

const shell = (script: string) =>
  runProgram('/bin/sh', ['-c', script], { cwd: root, env: { WORD: 'there' }, prefix: 'a | ' });

it('prefixes each line a program writes to either stream, and returns its exit status', async () => {
  const written: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
  const status = await shell('echo "hello $WORD"; printf "no end" >&2; exit 3');
  vi.restoreAllMocks();
  expect(status).toBe(3);
  expect(written.sort()).toEqual(['a | hello there\n', 'a | no end\n']);
});

it('recognizes a program that was ended by a signal', async () => {
  expect(await shell('kill -9 $$')).toBeNull();
});

it('rejects for a program that does not exist', async () => {
  await expect(runProgram('/nowhere/at/all', [], { cwd: root, env: {}, prefix: 'a | ' })).rejects.toThrow('ENOENT');
});

it('passes on that this process is asked to end', async () => {
  const running = runProgram('/bin/sh', ['-c', 'trap "exit 5" INT; echo on; while :; do sleep 0.1; done'], {
    ...{ cwd: root, env: {}, prefix: 'a | ', endedBy: 'SIGINT' },
  });
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await expect.poll(() => written.mock.calls.length).toBe(1);
  process.emit('SIGTERM', 'SIGTERM');
  expect(await running).toBe(5);
  expect(process.listenerCount('SIGTERM')).toBe(0);
});
