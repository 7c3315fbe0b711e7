/**
 * Finds the data in a model's reply (specification 5): the whole text, then the inside of a code fence, then each
 * balanced {...} block from the first on. Candidates are tried in that order; the caller's schema decides which one is
 * accepted.
 * @returns the first value that `accept` returns something for, or undefined when none fits
 */
export function readJsonReply<T>(reply: string, accept: (candidate: unknown) => T | undefined): T | undefined {
  for (const source of candidates(reply)) {
    let parsed: unknown;
    try {
      parsed = JSON.parse(source);
    } catch {
      continue;
    }
    const accepted = accept(parsed);
    if (accepted !== undefined) return accepted;
  }
  return undefined;
}

function* candidates(reply: string): Generator<string> {
  const text = reply.trim();
  yield text;
  const fence = /```(?:json)?([\s\S]*?)```/iu.exec(text);
  if (fence?.[1] !== undefined) yield fence[1].trim();
  let start = text.indexOf('{');
  // A reply has a handful of blocks; a hostile one with thousands of braces must not cost quadratic time.
  for (let tries = 0; start !== -1 && tries < 20; tries += 1) {
    const end = balancedEnd(text, start);
    if (end !== undefined) yield text.slice(start, end);
    start = text.indexOf('{', end ?? start + 1);
  }
}

/** The index after the brace that closes the one at `start`, ignoring braces inside strings. */
function balancedEnd(text: string, start: number): number | undefined {
  let depth = 0;
  let inString = false;
  for (let index = start; index < text.length; index += 1) {
    const character = text[index];
    if (inString) {
      if (character === '\\') index += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (depth === 0) return index + 1;
    }
  }
  return undefined;
}
