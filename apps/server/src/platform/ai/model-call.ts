import { fetchFirstChoice } from './first-choice.ts';
import { ModelCallError, readCallError } from './model-call-error.ts';
import type { ResponseFormat } from './prompts/ideas-format.ts';

type ModelAddress = { apiKey: string; baseUrl: string; model: string };

type ModelCall = {
  system: string;
  user: string;
  /** Left out for free text, and for servers that refuse it. */
  format: ResponseFormat | undefined;
  signal: AbortSignal;
  /** Each piece of the reply; an empty one is a sign of life (a model that thinks before it writes). */
  onPiece(text: string): void;
};

const temperature = 0.7;
const maxOutputTokens = 3_000;

/**
 * Connects to an OpenAI-compatible server.
 * @returns one streamed completion: resolves to the finish reason, throws ModelCallError, and closes its connection in
 *   every case
 */
export function connectModel({ apiKey, baseUrl, model }: ModelAddress): (call: ModelCall) => Promise<string> {
  let loaded: ReturnType<typeof load> | undefined;

  // A server without a key never pays for loading the SDK.
  async function load() {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
    const provider = createOpenAICompatible({ name: 'writer', baseURL: baseUrl, apiKey, fetch: fetchFirstChoice });
    return provider.chatModel(model);
  }

  return async ({ system, user, format, signal, onPiece }) => {
    loaded ??= load();
    const languageModel = await loaded;
    signal.throwIfAborted();
    const connection = new AbortController();
    try {
      // The provider's own interface: what the SDK puts on top of it (tools, steps, telemetry) only costs time here.
      const { stream } = await languageModel.doStream({
        prompt: [
          { role: 'system', content: system },
          { role: 'user', content: [{ type: 'text', text: user }] },
        ],
        temperature,
        maxOutputTokens,
        abortSignal: AbortSignal.any([signal, connection.signal]),
        ...(format === undefined ? {} : { providerOptions: { writer: { response_format: format } } }),
      });
      for await (const part of stream) {
        if (part.type === 'text-delta') onPiece(part.delta);
        else if (part.type === 'reasoning-delta') onPiece('');
        else if (part.type === 'error') throw readCallError(part.error);
        else if (part.type === 'finish') return part.finishReason.unified;
      }
      signal.throwIfAborted();
      throw new ModelCallError('the stream ended without a finish reason', {});
    } finally {
      connection.abort();
    }
  };
}
