import { setTimeout as wait } from 'node:timers/promises';
import { generationDeadlines } from '@elan/domain/generation';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { completionBody, connectModel } from './model-call.ts';
import { failureOf, ModelCallError, mayRefuseFormat, readStreamError, retryDelay } from './model-call-error.ts';
import { type AnalysisWriter, type GenerationEnd, GenerationError } from './port.ts';
import { buildPrompt } from './prompts/build-prompt.ts';
import { replyFormat } from './prompts/reply-format.ts';
import { ReplyBuffer } from './reply-buffer.ts';

export type ModelSettings = {
  apiKey: string;
  /** The persona's name (decision R-02). */
  productName: string;
  /** Any OpenAI-compatible server, up to and with its version: 'https://host/v1'. */
  baseUrl?: string | undefined;
  model?: string | undefined;
  /** Milliseconds from the start of a call, retries included. */
  deadlines?: { firstToken: number; total: number } | undefined;
};

export const defaultBaseUrl = 'https://api.openai.com/v1';
export const defaultModel = 'gpt-4o';

/** Far beyond 3,000 tokens: a reply that goes on and on is no reply. In characters. */
const longestReply = 200_000;

/** A question as it is asked, and as servers get it that refuse to be told the form of their answer. */
type Question = { body: Buffer; isFormatted: boolean; plainBody: () => Buffer };

/** Writes analyses with a model behind any OpenAI-compatible server. */
export function createModelWriter(settings: ModelSettings): AnalysisWriter {
  const model = settings.model ?? defaultModel;
  const deadlines = settings.deadlines ?? generationDeadlines;
  const call = connectModel({ apiKey: settings.apiKey, baseUrl: settings.baseUrl ?? defaultBaseUrl });
  let refusesFormat = false;

  async function ask(question: Question, signal: AbortSignal, onPiece: (text: string) => void) {
    let { body, isFormatted } = question;
    let withoutFormat = false;
    let length = 0;
    let isBlank = true;
    const onText = (piece: string) => {
      // NUL cannot be stored.
      const text = piece.replaceAll('\u0000', '');
      length += text.length;
      if (length > longestReply) throw new ModelCallError('the reply does not end', {});
      isBlank &&= text.trim() === '';
      onPiece(text);
    };
    for (let attempt = 0; ; ) {
      try {
        const reason = await call({ body, signal, onPiece: onText });
        if (withoutFormat) refusesFormat = true;
        return endOf(reason, isBlank);
      } catch (thrown) {
        signal.throwIfAborted();
        if (thrown instanceof GenerationError) throw thrown;
        const error = readStreamError(thrown);
        if (length === 0 && isFormatted && mayRefuseFormat(error)) {
          body = question.plainBody();
          isFormatted = false;
          withoutFormat = true;
          continue;
        }
        const delay = length === 0 ? retryDelay(error, attempt) : undefined;
        if (delay === undefined) throw new GenerationError(failureOf(error), error);
        attempt += 1;
        await wait(delay, undefined, { signal });
      }
    }
  }

  async function* write(question: Question, signal: AbortSignal): AsyncGenerator<string, GenerationEnd> {
    signal.throwIfAborted();
    const reply = new ReplyBuffer();
    const run = new AbortController();
    run.signal.addEventListener('abort', () => reply.fail(run.signal.reason));
    const stop = () => run.abort(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    const endAfter = (milliseconds: number, name: string) =>
      setTimeout(() => run.abort(new GenerationError('technical', new Error(`${name} deadline`))), milliseconds);
    const total = endAfter(deadlines.total, 'total');
    const firstToken = endAfter(deadlines.firstToken, 'first token');
    const release = () => {
      clearTimeout(total);
      clearTimeout(firstToken);
    };
    const onPiece = (text: string) => {
      clearTimeout(firstToken);
      reply.push(text);
    };
    ask(question, run.signal, onPiece)
      .then(
        (end) => reply.finish(end),
        (error: unknown) => reply.fail(error),
      )
      .finally(release);
    try {
      return yield* reply.read();
    } finally {
      release();
      signal.removeEventListener('abort', stop);
      run.abort();
    }
  }

  return {
    source: 'model',
    model,
    prepare: (request) => {
      const { system, user, dropped, shortened } = buildPrompt(request, { productName: settings.productName });
      const wished = replyFormat(moduleDefinition(request.module).output, request.language);
      const format = refusesFormat ? undefined : wished;
      const plainBody = () => completionBody({ model, system, user, format: undefined });
      const body = completionBody({ model, system, user, format });
      const isFormatted = format !== undefined;
      return {
        omissions: { dropped, shortened },
        write: (signal) => write({ body, isFormatted, plainBody }, signal),
      };
    },
  };
}

/** Success is a whole reply, or one that reached the length limit; every other end is a failure. */
function endOf(reason: string, isBlank: boolean): GenerationEnd {
  if (reason !== 'stop' && reason !== 'length') {
    throw new GenerationError('technical', new ModelCallError(`the model ended with '${reason}'`, {}));
  }
  if (isBlank) throw new GenerationError('empty');
  return { reason };
}
