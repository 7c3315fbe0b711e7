import { ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** Server-sent events for one reader, in their wire form. */
export type EventSource = {
  /** Returns everything that is waiting; undefined if there is nothing. */
  take(): Uint8Array | undefined;
  readonly ended: boolean;
  /** Called when something is waiting, or the source has ended. */
  notify: () => void;
  /** Called when the reader is gone. */
  end(): void;
};

const heartbeat = new TextEncoder().encode(': \n\n');

/**
 * Answers with a stream of events. Events are taken from the source only when the reader can accept them, so a slow
 * reader shows up as a backlog in the source. A comment at intervals keeps the connection alive.
 * @param beat milliseconds between two heartbeats
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
 * For a reader over a real connection. The returned body stays empty: it only sends the headers and ends with the
 * stream, and events are written directly to the connection. Through the body each event would cost several promises,
 * and chunked encoding would split it into four writes per reader; with two hundred readers that is a third of the time
 * until the last one has an event.
 */
function straightTo(outgoing: ServerResponse, source: EventSource, beat: number): ReadableStream<Uint8Array> {
  // Without chunked encoding, closing the connection marks the end of the stream.
  outgoing.useChunkedEncodingByDefault = false;
  let isFull = false;
  let beats: ReturnType<typeof setInterval>;
  return new ReadableStream({
    start(controller) {
      const flush = () => {
        if (!outgoing.headersSent || isFull) return;
        const bytes = source.take();
        if (bytes !== undefined) isFull = !outgoing.write(bytes);
        if (!source.ended || isFull) return;
        clearInterval(beats);
        source.notify = () => {};
        controller.close();
      };
      // The headers are sent once the middleware has set its own; Node.js has no event for that.
      const open = () => {
        if (outgoing.headersSent) flush();
        else if (!outgoing.destroyed) setTimeout(open, 1);
      };
      open();
      outgoing.on('drain', () => {
        isFull = false;
        flush();
      });
      beats = setInterval(() => {
        if (outgoing.headersSent && !isFull) isFull = !outgoing.write(heartbeat);
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
