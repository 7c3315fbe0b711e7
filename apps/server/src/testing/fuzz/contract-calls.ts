import type { ContractEntry } from '../access-matrix.ts';
import type { TestUser } from '../factories.ts';

/** The way a call takes: the web app's protocol, with or without instructions to its decoder, or the REST one. */
export type Wire = { protocol: 'rpc'; meta?: unknown } | { protocol: 'rest' };

/** What came back; of a stream, its first piece. */
export type Answer = { status: number; text: string };

/** Calls a procedure over HTTP with any input, as no client of ours would. */
export async function callProcedure(
  origin: string,
  { name, procedure }: ContractEntry,
  { input, wire, user }: { input: unknown; wire: Wire; user: TestUser | null },
): Promise<Answer> {
  const hangUp = new AbortController();
  const { path = '/', method = 'POST' } = procedure['~orpc'].route;
  const { url, body, verb } =
    wire.protocol === 'rest'
      ? restCall(path, method, input)
      : { url: `/rpc/${name.replace('.', '/')}`, verb: 'POST', body: { json: input, meta: wire.meta } };
  const response = await fetch(`${origin}${url}`, {
    method: verb,
    headers: {
      ...(user === null ? {} : { cookie: user.cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: hangUp.signal,
  });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
  if (!isStream) return { status: response.status, text: await response.text() };
  const first = await response.body?.getReader().read();
  hangUp.abort();
  return { status: response.status, text: new TextDecoder().decode(first?.value) };
}

/** Puts the fields of an input where the REST protocol has them: in the path, the query or the body. */
export function restCall(path: string, verb: string, input: unknown) {
  const fields = new Map(typeof input === 'object' && input !== null ? Object.entries(input) : []);
  const filled = path.replaceAll(/\{(\w+)\}/gu, (_, field: string) => {
    const value = fields.get(field);
    fields.delete(field);
    return encodeURIComponent(textOf(value).toWellFormed().slice(0, 4_000));
  });
  const url = `/api/v1${filled}`;
  if (verb !== 'GET') return { url, verb, body: Object.fromEntries(fields) };
  const query = [...fields].map(([key, value]) => `${encode(key)}=${encode(textOf(value))}`).join('&');
  return { url: `${url}?${query.slice(0, 8_000)}`, verb, body: undefined };
}

const encode = (text: string) => encodeURIComponent(text.toWellFormed().slice(0, 4_000));
const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
