import { ProtocolError, ProtocolErrorCode, type ReadResourceResult } from '@modelcontextprotocol/server';
import { ORPCError } from '@orpc/server';

/**
 * Answers with a resource.
 * @throws ProtocolError with the code of a refusal of the API; any other error is our own and already logged
 */
export async function resourceOf(
  read: () => Promise<ReadResourceResult['contents'][number]>,
): Promise<ReadResourceResult> {
  try {
    return { contents: [await read()] };
  } catch (error) {
    const code = error instanceof ORPCError && error.defined ? error.code : 'INVALID_INPUT';
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, code);
  }
}

/** A resource that is JSON. */
export const jsonResource = (uri: URL, value: unknown) => ({
  uri: uri.href,
  mimeType: 'application/json',
  text: JSON.stringify(value),
});
