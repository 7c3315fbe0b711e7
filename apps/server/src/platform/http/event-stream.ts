import { ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** Server-sent events for one reader, in their wire form. */
export type EventSource = {
  /** Takes everything that waits; undefined when nothing does. */
  take(): Uint8Array | undefined;
  readonly ended: boolean;
  /** Called when something waits, or the source has ended. */
  notify: () => void;
  /** The reader is gone. */
  end(): void;
};

const heartbeat = new TextEncoder().encode(': \n\n');

/**
 * Answers with a stream of events. What waits is taken when the reader can take it, so a slow one is noticed by what
 * waits for it; a comment now and then shows that the connection lives.
 * @param beat milliseconds between two signs of life
 */
export function answerEvents(c: Context, source: EventSource, beat: number): Response {
  const { outgoing } = (c.env ?? {}) as Partial<HttpBindings>;
  const body = outgoing instanceof ServerResponse ? straightTo(outgoing, source, beat) : through(source, beat);
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

/** For a reader inside the process. */
function through(source: EventSource, beat: number): ReadableStream<Uint8Array> {
  let beats: ReturnType<typeof setInterval>;
  const flush = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    if ((controller.desiredSize ?? 0) <= 0) return;
    const bytes = source.take();
    if (bytes !== undefined) controller.enqueue(bytes);
    if (!source.ended) return;
    clearInterval(beats);
    source.notify = () => {};
    controller.close();
  };
  return new ReadableStream({
    start(controller) {
      beats = setInterval(() => {
        if ((controller.desiredSize ?? 0) > 0) controller.enqueue(heartbeat);
      }, beat);
      beats.unref();
      source.notify = () => flush(controller);
    },
    pull: flush,
    cancel() {
      clearInterval(beats);
      source.notify = () => {};
      source.end();
    },
  });
}

/**
 * For a reader at the other end of a connection. The body that is returned stays empty: it brings the head on its way
 * and ends with the events, which are written to the connection as they are. Through the body they would take a handful
 * of promises each, and as chunks of the protocol four pieces for every reader; with two hundred readers that is a third
 * of the time until the last one has an event.
 */
function straightTo(outgoing: ServerResponse, source: EventSource, beat: number): ReadableStream<Uint8Array> {
  // Without chunks the end of the connection is the end of the stream.
  outgoing.useChunkedEncodingByDefault = false;
  let isOpen = false;
  let isFull = false;
  let beats: ReturnType<typeof setInterval>;
  return new ReadableStream({
    start(controller) {
      const flush = () => {
        if (!isOpen || isFull) return;
        const bytes = source.take();
        if (bytes !== undefined) isFull = !outgoing.write(bytes);
        if (!source.ended || isFull) return;
        clearInterval(beats);
        source.notify = () => {};
        controller.close();
      };
      const open = () => {
        isOpen = outgoing.headersSent;
        if (isOpen) flush();
        else if (!outgoing.destroyed) setTimeout(open, 1);
      };
      setImmediate(open);
      outgoing.on('drain', () => {
        isFull = false;
        flush();
      });
      beats = setInterval(() => {
        if (isOpen && !isFull) isFull = !outgoing.write(heartbeat);
      }, beat);
      beats.unref();
      source.notify = flush;
    },
    cancel() {
      clearInterval(beats);
      source.notify = () => {};
      source.end();
    },
  });
}
