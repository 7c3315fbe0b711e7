import type { RequestContext } from './base.ts';
import { toWireError } from './errors.ts';

/** Maps and logs failures in mid-stream the same way as those before it. */
export async function* reportingFailures<T>(
  context: RequestContext,
  events: AsyncGenerator<T, void>,
): AsyncGenerator<T, void> {
  try {
    yield* events;
  } catch (error) {
    throw toWireError(error, context.deps.log, { stream: true });
  }
}
