/**
 * The RPC protocol of oRPC, as far as this contract needs it: every value is plain JSON, so its encoding is the value
 * under `json`. For the few places that speak it without oRPC's client or handler; rpc-wire.test.ts on the server holds
 * it against oRPC's own serializer.
 */
export type RpcValue<T> = { json: T };

/** The body of a call, or its `data` parameter in an address. */
export function rpcText(value: unknown): string {
  return JSON.stringify({ json: value } satisfies RpcValue<unknown>);
}

/** An event of a stream. */
export function rpcEvent(event: unknown): string {
  return `event: message\ndata: ${rpcText(event)}\n\n`;
}
