import { setImmediate } from 'node:timers/promises';
import { parseIdeas } from '@elan/domain/modules/brainstorm/output';
import { parseMaturity } from '@elan/domain/modules/maturity/output';
import { parsePersonas } from '@elan/domain/modules/personas/output';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Behaviour, type ModelServer, startModelServer } from '../../testing/model-server.ts';
import { noFigures } from './builtin/testing/no-figures.ts';
import { createModelWriter, type ModelSettings } from './openai.ts';
import { type AnalysisWriter, type GenerationEnd, GenerationError, type GenerationRequest } from './port.ts';

const key = 'sk-test-9f8e7d6c';
const secret = 'a bakery for night owls';
const request: GenerationRequest = {
  module: 'idea',
  language: 'en',
  project: { ...noFigures, name: 'Night bread', description: null, modules: {} },
  answers: { businessIdea: secret },
  clarification: '',
};

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
  // The first call opens the connection, so the short deadlines below measure only the server.
  await read(writer(), request);
});
afterEach(() => {
  vi.useRealTimers();
  server.requests.length = 0;
  server.behave({ kind: 'reply' });
});
afterAll(() => server.close());

function writer(settings: Partial<ModelSettings> = {}): AnalysisWriter {
  return createModelWriter({
    apiKey: key,
    productName: 'Élan',
    log: { warn: () => {} },
    baseUrl: server.url,
    ...settings,
  });
}

async function read(
  from: AnalysisWriter,
  what: GenerationRequest = request,
  signal: AbortSignal = new AbortController().signal,
): Promise<{ text: string; pieces: number; end: GenerationEnd }> {
  const stream = from.prepare(what).write(signal);
  let text = '';
  for (let pieces = 0; ; pieces += 1) {
    const next = await stream.next();
    if (next.done) return { text, pieces, end: next.value };
    text += next.value;
  }
}

async function failureOf(from: AnalysisWriter, what: GenerationRequest = request): Promise<GenerationError> {
  const error: unknown = await read(from, what).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof GenerationError)) throw new Error('expected a GenerationError', { cause: error });
  return error;
}

const firstRequest = () => {
  const [first] = server.requests;
  if (first === undefined) throw new Error('the server received no request');
  return first;
};
/** From now on the deadlines pass only when a test says so. */
const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

const connectionsClosed = () =>
  expect.poll(() => server.requests.map((entry) => entry.connection)).not.toContain('open');

test('sends the chat completion request of the specification', async () => {
  server.behave({ kind: 'reply', text: '## Fine' });
  const { text, end } = await read(writer());
  expect(text).toBe('## Fine');
  expect(end).toEqual({ reason: 'stop' });
  const { path, authorization, body } = firstRequest();
  expect(path).toBe('/v1/chat/completions');
  expect(authorization).toBe(`Bearer ${key}`);
  expect(body).toMatchObject({ model: 'gpt-4o', temperature: 0.7, max_tokens: 3000, stream: true });
  expect(body.messages?.map((message) => message.role)).toEqual(['system', 'user']);
  expect(body.messages?.[0]?.content).toContain('You are Élan');
  expect(body.messages?.[1]?.content).toContain(secret);
  expect(Object.keys(body).sort()).toEqual(['max_tokens', 'messages', 'model', 'stream', 'temperature']);
});

test('names its model, and accepts another model and a base URL with a slash', async () => {
  const other = writer({ model: 'llama-4', baseUrl: `${server.url}/` });
  expect([other.source, other.model, writer().model]).toEqual(['model', 'llama-4', 'gpt-4o']);
  await read(other);
  expect(firstRequest().body.model).toBe('llama-4');
});

test('yields the text while it is being written', async () => {
  server.behave({ kind: 'reply', text: ['# one ', 'two'], stallAfter: 1 });
  const stream = writer().prepare(request).write(new AbortController().signal);
  expect((await stream.next()).value).toBe('# one ');
  expect(firstRequest().connection).toBe('open');
  await stream.return({ reason: 'stop' });
});

test('joins characters that the stream cuts in two, and drops what cannot be stored', async () => {
  server.behave({ kind: 'reply', text: ['bread \ud83c', '\udf5e', '\u0000!'] });
  expect((await read(writer())).text).toBe('bread 🍞!');
});

test('keeps a reply that reached the length limit', async () => {
  server.behave({ kind: 'reply', text: '# half a', finishReason: 'length' });
  expect(await read(writer())).toMatchObject({ text: '# half a', end: { reason: 'length' } });
});

test.each(['', '  \n\n', '\u0000'])('calls the reply %j empty', async (text) => {
  server.behave({ kind: 'reply', text });
  expect((await failureOf(writer())).failure).toBe('empty');
});

test.each([false, true])('uses only the first choice (second one in separate chunks: %s)', async (inOwnChunks) => {
  server.behave({ kind: 'reply', text: ['first ', 'choice'], secondChoice: { text: 'SECOND', inOwnChunks } });
  expect(await read(writer())).toMatchObject({ text: 'first choice', end: { reason: 'stop' } });
});

test('ends at [DONE] when the server keeps the connection open', async () => {
  server.behave({ kind: 'reply', text: 'whole', keepOpen: true });
  expect((await read(writer())).text).toBe('whole');
  await connectionsClosed();
});

test.each<[string, Behaviour]>([
  ['an HTML page', { kind: 'raw', body: '<html><body>Welcome</body></html>', contentType: 'text/html' }],
  [
    'events that are not JSON',
    { kind: 'raw', body: 'data: {"choices":[{"delta":{"content":"ok"}}]}\n\ndata: {oops\n\n' },
  ],
  ['events of another shape', { kind: 'raw', body: 'data: {"hello":1}\n\ndata: [DONE]\n\n' }],
  ['choices that are no choices', { kind: 'raw', body: 'data: {"choices":[{"index":1},null,{"index":2}]}\n\n' }],
  ['lines without events', { kind: 'raw', body: 'one\ntwo\nthree\n' }],
  ['an empty body', { kind: 'raw', body: '' }],
  [
    'garbage before a proper end',
    { kind: 'raw', body: 'data: {oops\n\ndata: {"choices":[{"delta":{"content":"x"},"finish_reason":"stop"}]}\n\n' },
  ],
])('fails technically on %s', async (_name, behaviour) => {
  server.behave(behaviour);
  expect((await failureOf(writer())).failure).toBe('technical');
  expect(server.requests).toHaveLength(1);
});

test('fails on a reply that never ends', async () => {
  server.behave({ kind: 'reply', text: Array.from({ length: 30 }, () => '#'.repeat(10_000)) });
  expect((await failureOf(writer())).failure).toBe('misshapen');
  await connectionsClosed();
});

test.each([
  [401, 'invalid_api_key', 'Incorrect API key provided'],
  [403, 'forbidden', 'Not for you'],
  [400, 'invalid_argument', 'API key not valid. Please pass a valid API key.'],
  [429, 'insufficient_quota', 'You exceeded your current quota, please check your plan and billing details.'],
  [402, 'payment_required', 'Insufficient balance'],
  [404, 'model_not_found', 'The model does not exist'],
  [404, 'api_error', 'model "llama9" not found, try pulling it first'],
  [405, 'method_not_allowed', 'Method Not Allowed'],
  [301, 'moved', 'Moved'],
])('blames the configuration for %i %s, without a retry', async (status, code, message) => {
  server.behave({ kind: 'error', status, code, message });
  expect((await failureOf(writer())).failure).toBe('configuration');
  expect(server.requests).toHaveLength(1);
});

test.each([
  [400, { type: 'invalid_model', code: '1500', message: 'Invalid model: nope' }],
  [400, { message: 'acme/nope is not a valid model ID' }],
  [400, { type: 'invalid_request_error', code: 'invalid_request_error', message: 'Model Not Exist' }],
  [400, { type: 'invalid_request_error', code: 'model_decommissioned', message: 'The model was retired.' }],
  [422, { type: 'invalid_request_error', param: 'model', message: 'Unknown value' }],
])('says which setting to change when the model is unknown: %i %o', async (status, refusal) => {
  server.behave({ kind: 'error', status, ...refusal });
  const { failure, cause } = await failureOf(writer());
  expect([failure, (cause as Error).message]).toEqual(['configuration', expect.stringContaining('set AI_MODEL')]);
  expect(server.requests).toHaveLength(1);
});

test.each([
  [429, { type: 'exceeded_current_quota_error', message: 'Your account is suspended' }],
  [400, { type: 'insufficient_balance', message: 'Not enough' }],
  [400, { type: 'invalid_request_error', message: 'Your credit balance is too low to access the Anthropic API.' }],
])('says that the credit is spent: %i %o', async (status, refusal) => {
  server.behave({ kind: 'error', status, ...refusal });
  const { failure, cause } = await failureOf(writer());
  expect([failure, (cause as Error).message]).toEqual(['configuration', expect.stringContaining('no credit left')]);
  expect(server.requests).toHaveLength(1);
});

test('a limit per minute is neither spent credit nor an unknown model', async () => {
  const message = 'You exceeded your current quota, please check your plan and billing details.';
  server.behave({ kind: 'error', status: 429, code: 'RESOURCE_EXHAUSTED', message, retryAfter: '60' });
  expect((await failureOf(writer())).failure).toBe('technical');
});

test.each([302, 307])('does not follow a redirect (%i), and says what to set', async (status) => {
  server.behave({ kind: 'error', status, code: 'moved', message: 'Moved' });
  const { cause } = await failureOf(writer());
  expect((cause as Error).message).toContain('set OPENAI_BASE_URL to the address of the server itself');
  expect(server.requests).toHaveLength(1);
});

test.each([
  [400, 'context_length_exceeded'],
  [413, 'too_large'],
])('does not retry %i %s', async (status, code) => {
  server.behave({ kind: 'error', status, code });
  expect((await failureOf(writer())).failure).toBe('technical');
  expect(server.requests).toHaveLength(1);
});

test.each([429, 500, 502, 503])('tries again after %i', async (status) => {
  server.behave({ kind: 'error', status, times: 1, afterwards: { kind: 'reply', text: 'at last' } });
  expect((await read(writer())).text).toBe('at last');
  expect(server.requests).toHaveLength(2);
});

test('gives up after two retries, and never blames the key for a busy server', async () => {
  server.behave({ kind: 'error', status: 503, message: 'authentication backend busy' });
  expect((await failureOf(writer())).failure).toBe('technical');
  expect(server.requests).toHaveLength(3);
});

test('waits for Retry-After, up to a few seconds', async () => {
  server.behave({ kind: 'error', status: 429, retryAfter: '5', times: 1 });
  // Without the wait, the second request would get the reply before the silence deadline passes.
  expect((await failureOf(writer({ deadlines: { silence: 600, total: 10_000 } }))).failure).toBe('technical');
  expect(server.requests).toHaveLength(1);
});

test.each(['60', new Date(Date.now() + 60_000).toUTCString()])(
  'fails at once when Retry-After asks for longer: %s',
  async (retryAfter) => {
    server.behave({ kind: 'error', status: 429, retryAfter });
    expect((await failureOf(writer())).failure).toBe('technical');
    expect(server.requests).toHaveLength(1);
  },
);

test('tries again when the connection breaks before the first token', async () => {
  server.behave({ kind: 'reply', text: 'never', cutAfter: 0 });
  expect((await failureOf(writer())).failure).toBe('technical');
  expect(server.requests).toHaveLength(3);
});

test('does not try again when the connection breaks in the middle', async () => {
  server.behave({ kind: 'reply', text: ['# one ', 'two ', 'three'], pace: 20, cutAfter: 2 });
  expect(await read(writer())).toMatchObject({ text: '# one two ', end: { reason: 'cut' } });
  expect(server.requests).toHaveLength(1);
});

test('fails with a technical error when nothing is listening', async () => {
  expect((await failureOf(writer({ baseUrl: 'http://127.0.0.1:9/v1' }))).failure).toBe('technical');
});

test('ends a stall before the first piece and closes the connection', async () => {
  server.behave({ kind: 'reply', stallAfter: 0 });
  expect((await failureOf(writer({ deadlines: { silence: 150, total: 60_000 } }))).failure).toBe('technical');
  await connectionsClosed();
  expect(firstRequest().connection).toBe('aborted');
});

test('ends a stall in the middle, keeps what was written and closes the connection', async () => {
  server.behave({ kind: 'reply', text: ['# one ', 'two ', 'three'], stallAfter: 2 });
  const { text, end } = await read(writer({ deadlines: { silence: 150, total: 60_000 } }));
  expect([text, end]).toEqual(['# one two ', { reason: 'cut' }]);
  await connectionsClosed();
  expect(firstRequest().connection).toBe('aborted');
});

test('a stall after only whitespace has nothing to keep', async () => {
  server.behave({ kind: 'reply', text: ['\n', ' ', 'three'], stallAfter: 2 });
  expect((await failureOf(writer({ deadlines: { silence: 150, total: 60_000 } }))).failure).toBe('technical');
});

test('a server that keeps writing slowly is not cut off by the silence deadline', async () => {
  stopClock();
  let sent = 0;
  let text = '';
  const pace = async () => {
    sent += 1;
    await expect.poll(() => text).toBe('# drip '.repeat(sent));
    vi.advanceTimersByTime(1_000);
  };
  server.behave({ kind: 'reply', text: ['# drip ', '# drip ', '# drip '], pace });
  const stream = writer({ deadlines: { silence: 1_500, total: 60_000 } })
    .prepare(request)
    .write(new AbortController().signal);
  for await (const piece of stream) text += piece;
  expect(text).toBe('# drip '.repeat(3));
});

test('a server that never ends is cut off at the total deadline, keeping what it wrote', async () => {
  server.behave({ kind: 'reply', text: Array.from({ length: 1_000 }, () => '# drip '), pace: 20 });
  const { text, end } = await read(writer({ deadlines: { silence: 60_000, total: 300 } }));
  expect(end).toEqual({ reason: 'cut' });
  expect(text).toMatch(/^(?:# drip )+$/u);
  await connectionsClosed();
  expect(firstRequest().connection).toBe('aborted');
});

test('retries stay inside the deadline', async () => {
  server.behave({ kind: 'error', status: 503, retryAfter: '4' });
  expect((await failureOf(writer({ deadlines: { silence: 60_000, total: 300 } }))).failure).toBe('technical');
  expect(server.requests).toHaveLength(1);
});

test('a model that thinks before it writes is not silent', async () => {
  stopClock();
  // What the server writes in one turn of the event loop is read in the next.
  const pace = async () => {
    for (let turn = 0; turn < 5; turn += 1) await setImmediate();
    vi.advanceTimersByTime(100);
  };
  server.behave({ kind: 'reply', reasoning: Array.from({ length: 30 }, () => 'hm '), pace, text: ['Done'] });
  expect((await read(writer({ deadlines: { silence: 1_500, total: 60_000 } }))).text).toBe('Done');
});

test.each([
  ['before the first token', 0],
  ['in the middle', 1],
])('stops promptly when the caller aborts %s', async (_name, stallAfter) => {
  server.behave({ kind: 'reply', text: ['# one ', 'two'], stallAfter });
  const controller = new AbortController();
  const reading = read(writer(), request, controller.signal);
  await expect.poll(() => server.requests).toHaveLength(1);
  controller.abort(new Error('stopped by the reader'));
  await expect(reading).rejects.toThrow('stopped by the reader');
  await connectionsClosed();
  expect(firstRequest().connection).toBe('aborted');
});

test('sends nothing if the caller has already aborted', async () => {
  await expect(read(writer(), request, AbortSignal.abort(new Error('too late')))).rejects.toThrow('too late');
  expect(server.requests).toHaveLength(0);
});

test('closes the connection when the caller aborts while not reading', async () => {
  server.behave({ kind: 'reply', text: ['# one ', 'two'], stallAfter: 1 });
  const controller = new AbortController();
  const stream = writer().prepare(request).write(controller.signal);
  await stream.next();
  controller.abort();
  await connectionsClosed();
  expect(firstRequest().connection).toBe('aborted');
});

test('closes the connection when the caller stops reading', async () => {
  server.behave({ kind: 'reply', text: ['# one ', 'two'], stallAfter: 1 });
  for await (const piece of writer().prepare(request).write(new AbortController().signal)) {
    expect(piece).toBe('# one ');
    break;
  }
  await connectionsClosed();
  expect(firstRequest().connection).toBe('aborted');
});

test('a reader that is slower than every deadline still gets the whole reply', async () => {
  stopClock();
  server.behave({ kind: 'reply', text: ['# one ', 'two ', 'three'] });
  const stream = writer({ deadlines: { silence: 150, total: 300 } })
    .prepare(request)
    .write(new AbortController().signal);
  const first = await stream.next();
  await connectionsClosed();
  // Longer than the total deadline: the model has finished, so nothing may interrupt the reader.
  vi.advanceTimersByTime(400);
  let text = String(first.value);
  for await (const piece of stream) text += piece;
  expect(text).toBe('# one two three');
});

test('requests ideas with a schema, in the language of the request', async () => {
  const { text } = await read(writer(), { ...request, module: 'brainstorm', language: 'fr' });
  expect(firstRequest().body.response_format).toMatchObject({
    type: 'json_schema',
    json_schema: {
      strict: true,
      schema: {
        required: ['ideas'],
        properties: { ideas: { items: { properties: { interestLevel: { enum: ['Élevé', 'Moyen', 'Faible'] } } } } },
      },
    },
  });
  expect(parseIdeas(text)).toHaveLength(12);
});

test.each([
  ['personas', ['nom', 'age', 'freins_achat'], parsePersonas, { personas: [{}, {}, {}] }],
  ['maturity', ['score', 'status', 'recommendations'], parseMaturity, { overall: 62 }],
] as const)(
  'asks for %s by a strict schema, every field required and no other',
  async (module, fields, parse, parsed) => {
    const { text } = await read(writer(), { ...request, module });
    const format = firstRequest().body.response_format as { json_schema?: { strict?: boolean } } | undefined;
    expect(format).toMatchObject({ type: 'json_schema', json_schema: { name: module, strict: true } });
    const objects = objectsIn(format);
    expect(objects.length).toBeGreaterThanOrEqual(2);
    for (const { properties, required, additionalProperties } of objects) {
      expect(required).toEqual(Object.keys(properties));
      expect(additionalProperties).toBe(false);
    }
    expect(objects.flatMap(({ required }) => required)).toEqual(expect.arrayContaining([...fields]));
    expect(parse(text)).toMatchObject(parsed);
  },
);

test('requests a report without a schema', async () => {
  await read(writer(), { ...request, module: 'marketing' });
  expect(firstRequest().body.response_format).toBeUndefined();
});

test.each<[string, Behaviour]>([
  [
    'a refusal that quotes both',
    { kind: 'error', status: 401, code: key, message: `Bad API key ${key} for ${secret}` },
  ],
  [
    'an error inside the stream',
    { kind: 'raw', body: `data: ${JSON.stringify({ error: { message: `${key} ${secret}`, code: key } })}\n\n` },
  ],
  ['garbage', { kind: 'raw', body: `data: {${key} ${secret}\n\n` }],
  ['a broken connection', { kind: 'reply', text: ['one', 'two'], pace: 20, cutAfter: 1 }],
])('the error of %s contains neither key nor prompt', async (_name, behaviour) => {
  const print = vi.spyOn(console, 'error');
  server.behave(behaviour);
  const error = await failureOf(writer());
  const shown = everythingIn(error);
  expect(shown).toContain('ModelCallError');
  expect(shown).not.toContain(key);
  expect(shown).not.toContain(secret);
  expect(print).not.toHaveBeenCalled();
  print.mockRestore();
});

/** Everything a logger could write about an error: names, messages, stacks, own properties and causes. */
function everythingIn(value: unknown): string {
  if (!(value instanceof Error)) return JSON.stringify(value) ?? '';
  const own = Object.getOwnPropertyNames(value).map((name) => everythingIn(Reflect.get(value, name)));
  return [value.name, value.message, value.stack, ...own].join('\n');
}

type ObjectSchema = { properties: Record<string, unknown>; required: string[]; additionalProperties: boolean };

/** Every object schema inside a response format. */
function objectsIn(value: unknown): ObjectSchema[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'properties' in value && 'required' in value ? [value as ObjectSchema] : [];
  return [...own, ...Object.values(value).flatMap(objectsIn)];
}
