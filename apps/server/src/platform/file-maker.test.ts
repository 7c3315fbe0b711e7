import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { makeScratchDirectory } from '../testing/scratch-directory.ts';
import { createFileMaker, OrderCrashed, OrderTooSlow } from './file-maker.ts';

/** A process that does what the order says. */
const program = `
  process.on('message', ({ what }) => {
    if (what === 'end') process.exit(3);
    if (what === 'hang') return;
    process.send({ file: { name: String(process.pid), type: JSON.stringify(process.env), bytes: new Uint8Array([1]) } });
  });
  process.on('disconnect', () => process.exit());
`;

function maker(options: { idleSeconds?: number; longestSeconds?: number } = {}) {
  const directory = makeScratchDirectory();
  const path = join(directory, 'program.mjs');
  writeFileSync(path, program);
  const made = createFileMaker({ program: pathToFileURL(path), ...options });
  onTestFinished(() => {
    made.end();
    rmSync(directory, { recursive: true });
  });
  return made;
}

test('uses one process for files that follow each other, without the settings of the server', async () => {
  const { make } = maker();
  const first = await make({ what: 'work' });
  expect((await make({ what: 'work' })).name).toBe(first.name);
  expect(first.name).not.toBe(String(process.pid));
  expect(Object.keys(JSON.parse(first.type))).not.toContain('PATH');
});

test('gives the memory back after a while, and starts again', async () => {
  const { make } = maker({ idleSeconds: 0.05 });
  const first = Number((await make({ what: 'work' })).name);
  await expect.poll(() => isRunning(first)).toBe(false);
  expect(Number((await make({ what: 'work' })).name)).not.toBe(first);
});

test('makes the next file after its process ended', async () => {
  const { make } = maker();
  const ended = make({ what: 'end' });
  await expect(ended).rejects.toThrow(/ended \(3\)/u);
  await expect(ended).rejects.toBeInstanceOf(OrderCrashed);
  expect((await make({ what: 'work' })).bytes).toEqual(new Uint8Array([1]));
});

test('gives up a file that takes too long', async () => {
  const { make } = maker({ longestSeconds: 0.2 });
  await expect(make({ what: 'hang' })).rejects.toThrow(/took longer/u);
});

test('gives up an order that may take less than others', async () => {
  const { make } = maker();
  await expect(make({ what: 'hang' }, 0.2)).rejects.toBeInstanceOf(OrderTooSlow);
  expect((await make({ what: 'work' })).bytes).toEqual(new Uint8Array([1]));
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
