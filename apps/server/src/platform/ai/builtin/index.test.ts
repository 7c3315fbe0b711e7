import { describe, expect, test } from 'vitest';
import { createBuiltinWriter } from './index.ts';
import { draftOf } from './testing/draft-of.ts';
import { sampleRequest } from './testing/sample-request.ts';

describe('the built-in writer', () => {
  const writer = createBuiltinWriter();

  test('says that no model stands behind it', () => {
    expect(writer).toMatchObject({ source: 'builtin', model: null });
  });

  test.each(['brainstorm', 'idea', 'analysis'] as const)(
    'gives the draft of %s in pieces and ends whole',
    async (module) => {
      const request = sampleRequest(module, 'bakery', 'fr');
      const reply = writer.prepare(request).write(new AbortController().signal);
      const pieces: string[] = [];
      let step = await reply.next();
      for (; !step.done; step = await reply.next()) pieces.push(step.value);
      expect(step.value).toEqual({ reason: 'stop' });
      expect(pieces.length).toBeGreaterThan(10);
      expect(pieces.join('')).toBe(await draftOf(request));
    },
  );

  test('lets others run between two pieces', async () => {
    const reply = writer.prepare(sampleRequest('idea', 'clinic', 'en')).write(new AbortController().signal);
    let turns = 0;
    setImmediate(() => {
      turns += 1;
    });
    await reply.next();
    await reply.next();
    expect(turns).toBe(1);
  });

  test('stops when it is aborted', async () => {
    const abort = new AbortController();
    const reply = writer.prepare(sampleRequest('idea', 'bakery', 'en')).write(abort.signal);
    await reply.next();
    abort.abort(new Error('cancelled'));
    await expect(reply.next()).rejects.toThrow('cancelled');
    expect((await reply.next()).done).toBe(true);
  });
});
