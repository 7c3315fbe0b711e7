/** Larger than any reply of 3,000 tokens with its wrapping: what goes on after it is no reply. In bytes. */
const longestStream = 16 * 1024 * 1024;

/**
 * The `fetch` of model calls: leaves only the first choice in a streamed completion (AI-010), also when a server sends
 * the choices in turn, and ends at `[DONE]` even when the server keeps the connection open.
 */
export const fetchFirstChoice: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (!response.ok || response.body === null) return response;
  const body = response.body.pipeThrough(firstChoiceLines());
  return new Response(body, { status: response.status, statusText: response.statusText, headers: response.headers });
};

function firstChoiceLines(): TransformStream<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let rest = '';
  let received = 0;
  return new TransformStream({
    transform(bytes, controller) {
      received += bytes.byteLength;
      if (received > longestStream) throw new Error('the reply is longer than any completion');
      const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (/^data:\s*\[DONE\]\s*$/u.test(line)) {
          controller.terminate();
          return;
        }
        controller.enqueue(encoder.encode(`${withFirstChoice(line)}\n`));
      }
    },
    flush(controller) {
      controller.enqueue(encoder.encode(withFirstChoice(rest + decoder.decode())));
    },
  });
}

function withFirstChoice(line: string): string {
  // Only a chunk that names another choice is rewritten; all others pass as they came.
  if (!/"index"\s*:\s*[1-9]/u.test(line) || !line.startsWith('data:')) return line;
  let chunk: unknown;
  try {
    chunk = JSON.parse(line.slice('data:'.length));
  } catch {
    return line;
  }
  const choices = (chunk as { choices?: unknown } | null)?.choices;
  if (!Array.isArray(choices)) return line;
  const first = choices.filter((choice: { index?: unknown } | null) => (choice?.index ?? 0) === 0);
  return `data: ${JSON.stringify({ ...(chunk as object), choices: first })}`;
}
