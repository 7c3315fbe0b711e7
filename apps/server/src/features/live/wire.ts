import { liveTimes } from '@elan/domain/live';
import type { Frame, Subscriber } from './subscriber.ts';

const encoder = new TextEncoder();
const heartbeat = encoder.encode(': \n\n');

/**
 * A stream in the wire form of the web's own protocol. Two hundred readers of one project get the same bytes: putting
 * an event into words for each of them would cost more than everything else together.
 */
export function wireOf(subscriber: Subscriber): ReadableStream<Uint8Array> {
  let beats: ReturnType<typeof setInterval>;
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        beats = setInterval(() => {
          if ((controller.desiredSize ?? 0) > 0) controller.enqueue(heartbeat);
        }, liveTimes.heartbeat);
        beats.unref();
        subscriber.notify = () => flush(controller);
      },
      pull: flush,
      cancel() {
        clearInterval(beats);
        subscriber.notify = () => {};
        subscriber.end();
      },
    },
    // Nothing is taken before the reader can use it, so that a slow one is noticed by the length of its queue.
    { highWaterMark: 1 },
  );

  function flush(controller: ReadableStreamDefaultController<Uint8Array>): void {
    if ((controller.desiredSize ?? 0) <= 0) return;
    const frames = subscriber.take();
    const [first] = frames;
    if (first !== undefined)
      controller.enqueue(frames.length === 1 ? bytesOf(first) : Buffer.concat(frames.map(bytesOf)));
    if (!subscriber.ended) return;
    clearInterval(beats);
    subscriber.notify = () => {};
    controller.close();
  }
}

function bytesOf(frame: Frame): Uint8Array {
  frame.bytes ??= encoder.encode(`event: message\ndata: ${JSON.stringify({ json: frame.event })}\n\n`);
  return frame.bytes;
}
