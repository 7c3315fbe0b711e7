import type { RequestContext } from './base.ts';
import { toWireError } from './errors.ts';

/** A failure in the middle of a stream passes through the same mapping and log as one before it. */
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
