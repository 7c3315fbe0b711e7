import { expect, it } from 'vitest';
import { endWhenSilent } from './end-when-silent.ts';

/** A server whose output the test controls. */
function stream() {
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given;
    },
  });
  return {
    response: new Response(body, { status: 200, headers: { 'content-type': 'text/event-stream' } }),
    say: (text: string) => controller.enqueue(new TextEncoder().encode(text)),
    end: () => controller.close(),
  };
}

it('passes on what is said, and its end', async () => {
  const { response, say, end } = stream();
  const watched = endWhenSilent(response, 1_000);
  say('one ');
  say('two');
  end();
  expect(watched.headers.get('content-type')).toBe('text/event-stream');
  expect(await watched.text()).toBe('one two');
});

it('fails when nothing is said for too long', async () => {
  const { response, say } = stream();
  const reader = endWhenSilent(response, 20).body?.getReader();
  say('one');
  expect((await reader?.read())?.done).toBe(false);
  await expect(reader?.read()).rejects.toThrow('silent');
});
