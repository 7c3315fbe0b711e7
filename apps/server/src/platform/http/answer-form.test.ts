import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { answerForm } from './answer-form.ts';

function form() {
  const body = new FormData();
  // Several of the pieces in which a file is read.
  body.set('file', new File([new Uint8Array(1_000_000)], 'plan.pdf', { type: 'application/pdf' }));
  return { status: 200, headers: { 'cache-control': 'no-store' }, body };
}

test('a form arrives with its file', async () => {
  const response = await answerForm(form());
  expect(response.headers.get('cache-control')).toBe('no-store');
  const file = (await response.formData()).get('file') as File;
  expect([file.name, file.size]).toEqual(['plan.pdf', 1_000_000]);
});

test('a reader who leaves ends nothing but the response', async () => {
  const response = await answerForm(form());
  await response.body?.cancel();
  // What fails without anybody waiting for it fails the run.
  for (let turn = 0; turn < 20; turn += 1) await setImmediate();
  expect(response.bodyUsed).toBe(true);
});
