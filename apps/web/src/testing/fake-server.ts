import { vi } from 'vitest';

type Answer = (input: unknown) => unknown;
type Call = { path: string; input: unknown };

/**
 * Replaces the network: answers procedures by name ('billing.checkout') and other paths literally. A Response is sent
 * as it is; anything else becomes the procedure's result.
 * @returns the calls, in order
 */
export function fakeServer(answers: Readonly<Record<string, Answer>>): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (target: Request | string, init?: RequestInit) => {
    const url = typeof target === 'string' ? target : target.url;
    const { pathname, searchParams } = new URL(url, location.origin);
    const sentBody = typeof target === 'string' ? String(init?.body ?? '') : await target.clone().text();
    const body = searchParams.get('data') ?? sentBody;
    const path = pathname.startsWith('/rpc/') ? pathname.slice('/rpc/'.length).replaceAll('/', '.') : pathname;
    const sent = body === '' ? undefined : (JSON.parse(body) as { json?: unknown });
    const input = pathname.startsWith('/rpc/') ? sent?.json : sent;
    calls.push({ path, input });
    const answer = answers[path];
    if (answer === undefined) throw new Error(`the fake server knows no ${path}`);
    const answered = await answer(input);
    return answered instanceof Response ? answered : json({ json: answered });
  });
  return calls;
}

/** A refused procedure call, in the wire format. */
export function refused(code: string, status: number): Response {
  return json({ json: { defined: true, code, status, message: code } }, status);
}

export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}
