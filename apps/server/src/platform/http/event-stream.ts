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
export function answerEvents(source: EventSource, beat: number): Response {
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
  const body = new ReadableStream<Uint8Array>({
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
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}
