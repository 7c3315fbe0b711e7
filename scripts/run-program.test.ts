import { afterEach, expect, it, vi } from 'vitest';
import { root } from './root.ts';
import { runProgram } from './run-program.ts';

afterEach(() => vi.restoreAllMocks());

const shell = (script: string) =>
  runProgram('/bin/sh', ['-c', script], { cwd: root, env: { WORD: 'there' }, prefix: 'a | ' });

it('marks each line of a program, wherever it is written, and says how it ended', async () => {
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

it('knows a program that a signal ended', async () => {
  expect(await shell('kill -9 $$')).toBeNull();
});

it('refuses a program that is not there', async () => {
  await expect(runProgram('/nowhere/at/all', [], { cwd: root, env: {}, prefix: 'a | ' })).rejects.toThrow('ENOENT');
});
