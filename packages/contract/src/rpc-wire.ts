/**
 * The part of oRPC's RPC protocol that this contract needs: every value is plain JSON, so its encoding is the value
 * under `json`. For the few places that use the protocol without oRPC's client or handler; rpc-wire.test.ts on the
 * server compares it with oRPC's own serializer.
 */
export type RpcValue<T> = { json: T };

/** The body of a call, or its `data` query parameter. */
export function rpcText(value: unknown): string {
  return JSON.stringify({ json: value } satisfies RpcValue<unknown>);
}

/** The body of a refused call. */
export function rpcError<T extends { code: string; status: number; message: string; data?: unknown }>(
  error: T,
): RpcValue<T & { defined: true }> {
  return { json: { defined: true, ...error } };
}

/** An event of a stream. */
export function rpcEvent(event: unknown): string {
  return `event: message\ndata: ${rpcText(event)}\n\n`;
}
