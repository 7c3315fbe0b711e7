import { rpcEvent } from '@elan/contract/rpc-wire';
import type { EventSource } from '../../platform/http/event-stream.ts';
import type { Frame, Subscriber } from './subscriber.ts';

const encoder = new TextEncoder();

/**
 * A stream in the wire form of the web's own protocol. Two hundred readers of one project get the same bytes: putting
 * an event into words for each of them would cost more than everything else together.
 */
export function wireOf(subscriber: Subscriber): EventSource {
  return {
    take() {
      const frames = subscriber.take();
      const [first] = frames;
      if (first === undefined) return undefined;
      return frames.length === 1 ? bytesOf(first) : Buffer.concat(frames.map(bytesOf));
    },
    get ended() {
      return subscriber.ended;
    },
    set notify(listener: () => void) {
      subscriber.notify = listener;
    },
    end: subscriber.end,
  };
}

function bytesOf(frame: Frame): Uint8Array {
  frame.bytes ??= encoder.encode(rpcEvent(frame.event));
  return frame.bytes;
}
