/**
 * Sends a request and reads its response to the end.
 * @returns milliseconds from sending it until a piece of the response matched, and until the response ended
 */
export async function timeAnswer(
  url: string,
  init: RequestInit,
  pattern: RegExp,
): Promise<{ matched: number; ended: number }> {
  const began = performance.now();
  const response = await fetch(url, init);
  if (!response.ok || response.body === null)
    throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  let seen = '';
  let matchedAfter: number | undefined;
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    if (matchedAfter !== undefined) continue;
    seen += chunk;
    if (pattern.test(seen)) matchedAfter = performance.now() - began;
  }
  if (matchedAfter === undefined) throw new Error(`${url} never said ${pattern}`);
  return { matched: matchedAfter, ended: performance.now() - began };
}
