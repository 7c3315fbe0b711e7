import { setTimeout as wait } from 'node:timers/promises';
import { generationDeadlines } from '@elan/domain/generation';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { type Completion, completionBody, connectModel } from './model-call.ts';
import { failureOf, ModelCallError, readStreamError, retryDelay } from './model-call-error.ts';
import { type AnalysisWriter, type GenerationEnd, GenerationError } from './port.ts';
import { buildPrompt } from './prompts/build-prompt.ts';
import { figuresPrompt } from './prompts/figures.ts';
import { replyFormat } from './prompts/reply-format.ts';
import { rewritePrompt } from './prompts/rewrite-prompt.ts';
import { weighPrompt } from './prompts/weigh-prompt.ts';
import { ReplyBuffer } from './reply-buffer.ts';
import { describeChange, fullShape, type RequestShape, withoutRefused, withRoomToThink } from './request-shape.ts';
import { ThoughtFilter, type UntaggedThoughts } from './thought-filter.ts';

export type ModelSettings = {
  apiKey: string;
  /** The persona's name (decision R-02). */
  productName: string;
  log: { warn(fields: object, message: string): void };
  /** Any OpenAI-compatible server, including the version: 'https://host/v1'. */
  baseUrl?: string | undefined;
  model?: string | undefined;
  /** Milliseconds: without a piece, and in total. Retries are included (decision S-23). */
  deadlines?: { silence: number; total: number } | undefined;
};

export const defaultBaseUrl = 'https://api.openai.com/v1';
export const defaultModel = 'gpt-4o';

/** Characters. Far more than 3,000 tokens: a longer reply is treated as runaway output. */
const longestReply = 200_000;

const temperatures = { analysis: 0.7, figures: 0, rewriting: 0.3 } as const;

/** One request, in the shape that was known to be accepted when it was prepared. */
type Question = {
  shape: RequestShape;
  body: Buffer;
  hasFormat: boolean;
  bodyOf(shape: RequestShape): Buffer;
};

/** What is known of a model, and a way to call it. */
type Model = {
  /** Sends a request once; what is passed on and counted is the reply without thoughts. */
  send(body: Buffer, signal: AbortSignal, receiver: Receiver): Promise<GenerationEnd['reason']>;
  /** Keeps to a change of the request's shape that was accepted. */
  remember(change: Partial<RequestShape>): void;
};

/** Receives the pieces of a reply and tracks what has arrived so far. */
type Receiver = {
  /** Called when a new request is sent and whenever bytes arrive; restarts the silence deadline. */
  awake(): void;
  push(text: string): void;
  /** Characters so far. */
  length(): number;
  isBlank(): boolean;
};

/** Writes analyses with a model behind any OpenAI-compatible server. */
export function createModelWriter(settings: ModelSettings): AnalysisWriter {
  const model = settings.model ?? defaultModel;
  const deadlines = settings.deadlines ?? generationDeadlines;
  const call = connectModel({ apiKey: settings.apiKey, baseUrl: settings.baseUrl ?? defaultBaseUrl });
  /** What this model on this server accepts, as learned from its refusals. */
  let accepted = fullShape;
  /** How it marks its thoughts, as learned from its replies. */
  let untagged: UntaggedThoughts;

  function remember(change: Partial<RequestShape>): void {
    const news = Object.fromEntries(
      Object.entries(change).filter(([part, value]) => accepted[part as keyof RequestShape] !== value),
    );
    accepted = { ...accepted, ...news };
    const remedies = describeChange(news);
    if (remedies.length > 0) {
      settings.log.warn(
        { model, remedies },
        `the model refused a part of the request; until the restart, ${remedies.join(', ')}`,
      );
    }
  }

  async function send(body: Buffer, signal: AbortSignal, receiver: Receiver): Promise<GenerationEnd['reason']> {
    const filter = new ThoughtFilter(untagged, receiver.push);
    try {
      receiver.awake();
      const reason = await call({ body, signal, onBytes: receiver.awake, onPiece: (piece) => filter.push(piece) });
      filter.end(reason === 'stop');
      return reason;
    } finally {
      // Of calls at the same time, one that met a thought is right.
      untagged ||= filter.untagged;
    }
  }

  const write = (question: Question, signal: AbortSignal) =>
    readReply(deadlines, signal, (run, receiver) => ask(question, { send, remember }, run, receiver));

  function questionOf(what: Pick<Completion, 'system' | 'user' | 'format' | 'temperature'>): Question {
    const bodyOf = (shape: RequestShape) => completionBody({ model, ...what, shape });
    return { shape: accepted, body: bodyOf(accepted), hasFormat: what.format !== undefined, bodyOf };
  }

  return {
    source: 'model',
    model,
    readFigures: (answers, signal) =>
      write(questionOf({ ...figuresPrompt(answers), temperature: temperatures.figures }), signal),
    rewrite: (section, signal) =>
      write(questionOf({ ...rewritePrompt(section), format: undefined, temperature: temperatures.rewriting }), signal),
    weigh: (answer, signal) => write(questionOf({ ...weighPrompt(answer), temperature: temperatures.figures }), signal),
    prepare: (request) => {
      const { system, user, dropped, shortened } = buildPrompt(request, { productName: settings.productName });
      const format = replyFormat(moduleDefinition(request.module).output, request.language);
      const question = questionOf({ system, user, format, temperature: temperatures.analysis });
      return { omissions: { dropped, shortened }, write: (signal) => write(question, signal) };
    },
  };
}

/** Asks until there is a reply: again without what the model refuses, and after failures that pass. */
async function ask(
  question: Question,
  { send, remember }: Model,
  signal: AbortSignal,
  receiver: Receiver,
): Promise<GenerationEnd> {
  let { shape, body } = question;
  let change: Partial<RequestShape> = {};
  const adapt = (more: Partial<RequestShape>) => {
    change = { ...change, ...more };
    shape = { ...shape, ...more };
    body = question.bodyOf(shape);
  };
  for (let attempt = 0; ; ) {
    try {
      const reason = await send(body, signal, receiver);
      const isBlank = receiver.isBlank();
      const room = reason === 'length' && isBlank ? withRoomToThink(shape) : undefined;
      if (room !== undefined) {
        adapt(room);
        continue;
      }
      if (reason === 'cut' && isBlank) throw new ModelCallError('the reply was cut before it began', {});
      remember(change);
      if (isBlank) throw new GenerationError('empty');
      return { reason };
    } catch (thrown) {
      signal.throwIfAborted();
      if (thrown instanceof GenerationError) throw thrown;
      const error = readStreamError(thrown);
      const isUntouched = receiver.length() === 0;
      const refused = isUntouched
        ? withoutRefused(shape, error.details, question.hasFormat && shape.responseFormat)
        : undefined;
      if (refused !== undefined) {
        adapt(refused);
        continue;
      }
      const delay = isUntouched ? retryDelay(error, attempt) : undefined;
      if (delay === undefined) throw new GenerationError(failureOf(error), error);
      attempt += 1;
      await wait(delay, undefined, { signal });
    }
  }
}

/** Yields a reply as it arrives, until it ends, is too late, or is no longer wanted. */
async function* readReply(
  deadlines: { silence: number; total: number },
  signal: AbortSignal,
  start: (signal: AbortSignal, receiver: Receiver) => Promise<GenerationEnd>,
): AsyncGenerator<string, GenerationEnd> {
  signal.throwIfAborted();
  const reply = new ReplyBuffer();
  const run = new AbortController();
  run.signal.addEventListener('abort', () => reply.fail(run.signal.reason));
  const stop = () => run.abort(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  const endAfter = (milliseconds: number, name: string) =>
    setTimeout(() => {
      // Keep what was written so far; the caller decides whether it is complete enough to use.
      if (!receiver.isBlank()) reply.finish({ reason: 'cut' });
      run.abort(new GenerationError('technical', new Error(`${name} deadline`)));
    }, milliseconds);
  const total = endAfter(deadlines.total, 'total');
  const silence = endAfter(deadlines.silence, 'silence');
  const release = () => {
    clearTimeout(total);
    clearTimeout(silence);
  };
  const receiver = receiverOf(reply, () => silence.refresh());
  start(run.signal, receiver)
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

/** @param awake called whenever bytes arrive */
function receiverOf(reply: ReplyBuffer, awake: () => void): Receiver {
  let length = 0;
  let isBlank = true;
  return {
    awake,
    push(piece) {
      // PostgreSQL cannot store NUL.
      const text = piece.replaceAll('\u0000', '');
      length += text.length;
      if (length > longestReply) throw new ModelCallError('the reply does not end', { isUnusable: true });
      isBlank &&= text.trim() === '';
      reply.push(text);
    },
    length: () => length,
    isBlank: () => isBlank,
  };
}
