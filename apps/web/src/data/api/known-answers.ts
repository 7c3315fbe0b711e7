/** An answer as it was last read, by its address. */
type KnownAnswer = { etag: string; text: string };

/** More projects than anyone switches between. */
const mostAnswers = 5;

const known = new Map<string, KnownAnswer>();

/**
 * Sends a read so that an answer that has not changed does not travel again: a project can hold hundreds of kilobytes
 * of answers and analyses, and a live change or a return to the window reads it once more, also over mobile data. What
 * was read is kept in the memory of the page only: the browser's own cache would leave people's projects on a shared
 * computer after they sign out.
 * @param read a GET request
 */
export async function readUnlessKnown(read: Request, send: (request: Request) => Promise<Response>): Promise<Response> {
  const last = known.get(read.url);
  if (last !== undefined) read.headers.set('if-none-match', last.etag);
  const answer = await send(read);
  if (answer.status === 304 && last !== undefined) return asJson(last.text);
  known.delete(read.url);
  const etag = answer.headers.get('etag');
  if (!answer.ok || etag === null) return answer;
  const text = await answer.text();
  known.set(read.url, { etag, text });
  const [oldest] = known.keys();
  if (known.size > mostAnswers && oldest !== undefined) known.delete(oldest);
  return asJson(text);
}

/** Nothing of an account stays behind when it leaves. */
export function forgetAnswers(): void {
  known.clear();
}

function asJson(text: string): Response {
  return new Response(text, { headers: { 'content-type': 'application/json' } });
}
