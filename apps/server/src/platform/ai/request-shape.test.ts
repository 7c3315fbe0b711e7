import { parseIdeas } from '@elan/domain/modules/brainstorm/output';
import { parseMaturity } from '@elan/domain/modules/maturity/output';
import { parsePersonas } from '@elan/domain/modules/personas/output';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { ChatRequest } from '../../testing/model-replies.ts';
import { replyFaults } from '../../testing/model-replies.ts';
import { type ModelServer, type RefusalStyle, startModelServer } from '../../testing/model-server.ts';
import { noFigures } from './builtin/testing/no-figures.ts';
import { createModelWriter } from './openai.ts';
import { type AnalysisWriter, GenerationError, type GenerationRequest } from './port.ts';

const report: GenerationRequest = {
  module: 'idea',
  language: 'en',
  project: { ...noFigures, name: 'Night bread', description: null, modules: {} },
  answers: { businessIdea: 'A bakery whose oven holds one temperature' },
  clarification: '',
};
const ideas: GenerationRequest = { ...report, module: 'brainstorm' };

let server: ModelServer;
let warnings: string[] = [];
beforeAll(async () => {
  server = await startModelServer();
});
afterEach(() => {
  server.requests.length = 0;
  warnings = [];
});
afterAll(() => server.close());

function writer(model?: string): AnalysisWriter {
  const log = { warn: (_fields: object, text: string) => warnings.push(text) };
  return createModelWriter({ apiKey: 'sk-test', productName: 'Élan', log, baseUrl: server.url, model });
}

async function read(from: AnalysisWriter, request = report): Promise<string> {
  let text = '';
  for await (const piece of from.prepare(request).write(new AbortController().signal)) text += piece;
  return text;
}

/** The optional parameters of a recorded request. */
function partsOf({ max_tokens, max_completion_tokens, temperature, response_format }: ChatRequest): object {
  const parts = { max_tokens, max_completion_tokens, temperature, format: response_format?.type };
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));
}
const sent = () => server.requests.map(({ body }) => partsOf(body));
const format = 'json_schema';

test.each<RefusalStyle>(['openai', 'openrouter', 'google', 'mistral', 'vllm', 'fastapi', 'words'])(
  'learns from a reasoning model what it takes, in the words of %s, and remembers it',
  async (refusalStyle) => {
    server.behave({ kind: 'reply', refuses: ['max_tokens', 'temperature'], refusalStyle, text: 'Fine' });
    const from = writer('o9');
    expect(await read(from)).toBe('Fine');
    expect(sent()).toEqual([
      { max_tokens: 3000, temperature: 0.7 },
      { max_completion_tokens: 3000, temperature: 0.7 },
      { max_completion_tokens: 3000 },
    ]);
    expect(await read(from)).toBe('Fine');
    expect(sent().slice(3)).toEqual([{ max_completion_tokens: 3000 }]);
    expect(warnings).toEqual([
      'the model refused a part of the request; until the restart, max_completion_tokens is sent instead of max_tokens, no temperature is sent',
    ]);
  },
);

test.each([
  [['temperature', 'max_tokens', 'response_format'], { max_completion_tokens: 3000 }],
  [['response_format', 'temperature', 'max_tokens'], { max_completion_tokens: 3000 }],
  [['response_format', 'max_tokens', 'max_completion_tokens', 'temperature'], {}],
  [['max_tokens', 'max_completion_tokens'], { temperature: 0.7, format }],
] as const)('gets ideas from a model that refuses %j', async (refuses, accepted) => {
  server.behave({ kind: 'reply', refuses });
  const from = writer();
  expect(parseIdeas(await read(from, ideas))).toHaveLength(12);
  expect(sent()).toHaveLength(refuses.length + 1);
  expect(sent().at(-1)).toEqual(accepted);
  server.requests.length = 0;
  await read(from, ideas);
  expect(sent()).toEqual([accepted]);
});

test('each writer learns separately', async () => {
  server.behave({ kind: 'reply', refuses: ['temperature'] });
  await read(writer('one'));
  server.requests.length = 0;
  server.behave({ kind: 'reply' });
  await read(writer('another'));
  expect(sent()).toEqual([{ max_tokens: 3000, temperature: 0.7 }]);
});

test('raises the limit for a model that spent all of it on thinking before the first word', async () => {
  server.behave({ kind: 'reply', thinking: 5_000, text: 'Thought over' });
  const from = writer();
  expect(await read(from)).toBe('Thought over');
  expect(sent().map((parts) => 'max_tokens' in parts && parts.max_tokens)).toEqual([3_000, 16_000]);
  await read(from);
  expect(sent().at(-1)).toMatchObject({ max_tokens: 16_000 });
});

test('a model that spends any limit on thinking gives an empty reply', async () => {
  server.behave({ kind: 'reply', thinking: 50_000 });
  await expect(read(writer())).rejects.toMatchObject({ failure: 'empty' });
  expect(server.requests).toHaveLength(2);
});

test('a request that is still refused after the change fails', async () => {
  server.behave({ kind: 'error', status: 400, message: "Unsupported parameter: 'temperature'" });
  await expect(read(writer())).rejects.toBeInstanceOf(GenerationError);
  expect(sent()).toEqual([{ max_tokens: 3000, temperature: 0.7 }, { max_tokens: 3000 }]);
  expect(warnings).toEqual([]);
});

test('a refusal for another reason changes nothing', async () => {
  const from = writer();
  server.behave({ kind: 'error', status: 400, code: 'context_length_exceeded', message: 'max_tokens is too large' });
  await expect(read(from, ideas)).rejects.toMatchObject({ failure: 'technical' });
  expect(server.requests).toHaveLength(1);
  server.behave({ kind: 'reply' });
  await read(from, ideas);
  expect(sent().at(-1)).toEqual({ max_tokens: 3000, temperature: 0.7, format });
});

test.each([
  ['personas', parsePersonas, [{ problem: 'unusable' }, { problem: 'misshapen' }]],
  ['maturity', parseMaturity, [undefined, undefined]],
] as const)(
  'does without the schema of %s where a server refuses it, and the reply is read',
  async (module, parse, faulty) => {
    server.behave({ kind: 'reply', refuses: ['response_format'] });
    const text = await read(writer(), { ...report, module, language: 'fr' });
    expect(sent().map((parts) => 'format' in parts)).toEqual([true, false]);
    for (const fault of [replyFaults.fenced, replyFaults.prefixed]) expect(parse(fault(text))).toEqual(parse(text));
    expect([parse(replyFaults.truncated(text)), parse(replyFaults.wrongType(text))]).toEqual(faulty);
  },
);

test('drops the schema for a server that refuses it without saying so, and remembers that', async () => {
  server.behave({ kind: 'reply', refuses: ['response_format'], refusalStyle: 'unnamed' });
  const from = writer();
  expect(parseIdeas(await read(from, ideas))).toHaveLength(12);
  await read(from, ideas);
  expect(sent().map((parts) => 'format' in parts)).toEqual([true, false, false]);
});

test('drops the schema also where the refusal repeats a prompt with the name of a parameter in it', async () => {
  server.behave({ kind: 'reply', refuses: ['response_format'], refusalStyle: 'repeating' });
  expect(
    parseIdeas(await read(writer(), { ...ideas, clarification: 'An oven that holds one temperature' })),
  ).toHaveLength(12);
  expect(sent()).toMatchObject([{ temperature: 0.7, format }, { format }, {}]);
});

test('a model that the server does not have is a configuration failure, with the remedy for the log', async () => {
  server.behave({ kind: 'reply', model: 'llama-4' });
  await expect(read(writer('llama-5'))).rejects.toMatchObject({
    failure: 'configuration',
    cause: { message: expect.stringContaining('set AI_MODEL') },
  });
  expect(await read(writer('llama-4'))).not.toBe('');
});
