import { expect, test } from 'vitest';
import { ReplyBuffer } from './reply-buffer.ts';

test('joins what arrived while the reader was busy', async () => {
  const buffer = new ReplyBuffer();
  const reader = buffer.read();
  buffer.push('one ');
  buffer.push('two');
  expect(await reader.next()).toEqual({ done: false, value: 'one two' });
  buffer.finish({ reason: 'stop' });
  expect(await reader.next()).toEqual({ done: true, value: { reason: 'stop' } });
});

test('wakes a waiting reader for text, end and failure', async () => {
  const buffer = new ReplyBuffer();
  const reader = buffer.read();
  const first = reader.next();
  buffer.push('later');
  expect((await first).value).toBe('later');
  const second = reader.next();
  buffer.fail(new Error('gone'));
  await expect(second).rejects.toThrow('gone');
});

test('never splits a character between two pieces', async () => {
  const buffer = new ReplyBuffer();
  const reader = buffer.read();
  buffer.push('bread \ud83c');
  expect((await reader.next()).value).toBe('bread ');
  const next = reader.next();
  buffer.push('\udf5e!');
  expect((await next).value).toBe('🍞!');
});

test('replaces half a character that never gets its other half', async () => {
  const buffer = new ReplyBuffer();
  buffer.push('bread \ud83c');
  buffer.finish({ reason: 'stop' });
  expect((await buffer.read().next()).value).toBe('bread \ufffd');
});
