/** Milliseconds from sending a request until a piece of its answer matches. The rest of the answer is read to its end. */
export async function timeToMatch(url: string, init: RequestInit, pattern: RegExp): Promise<number> {
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
  return matchedAfter;
}
