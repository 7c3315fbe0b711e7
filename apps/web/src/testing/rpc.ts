import { vi } from 'vitest';

type Reply = unknown;
type Handlers = Readonly<Record<string, (input: Record<string, unknown>) => Reply>>;

/** An error response in the API's wire format. */
export function refused(code: string, status: number, data?: unknown): Response {
  return Response.json({ json: { defined: true, code, status, message: code, data } }, { status });
}

/**
 * Replaces the server behind the contract's client: maps procedure paths to answers. Anything else is not found.
 * @returns the calls in order, each with its path and input
 */
export function answerCalls(handlers: Handlers): { path: string; input: Record<string, unknown> }[] {
  const calls: { path: string; input: Record<string, unknown> }[] = [];
  vi.stubGlobal('fetch', async (asked: Request | string, init?: RequestInit) => {
    const request = typeof asked === 'string' ? new Request(new URL(asked, location.origin), init) : asked;
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.replace('/rpc/', '');
    const text = searchParams.get('data') ?? (await request.text());
    const { json = {} } = (text === '' ? {} : JSON.parse(text)) as { json?: Record<string, unknown> };
    calls.push({ path, input: json });
    const reply = await handlers[path]?.(json);
    if (reply === undefined) return refused('NOT_FOUND', 404);
    return reply instanceof Response ? reply : Response.json({ json: reply });
  });
  return calls;
}
