import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Behaviour, type ModelServer, startModelServer } from '../../testing/model-server.ts';
import { noFigures } from './builtin/testing/no-figures.ts';
import { createModelWriter } from './openai.ts';
import { type AnalysisWriter, GenerationError, type GenerationRequest } from './port.ts';

const request: GenerationRequest = {
  module: 'idea',
  language: 'en',
  project: { ...noFigures, name: 'Night bread', description: null, modules: {} },
  answers: { businessIdea: 'Bread for night owls' },
  clarification: '',
};

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

const writer = (deadlines?: { silence: number; total: number }): AnalysisWriter =>
  createModelWriter({
    apiKey: 'sk-test',
    productName: 'Élan',
    log: { warn: () => {} },
    baseUrl: server.url,
    deadlines,
  });

/** The text and the ending of a reply, or why it failed. */
async function replyTo(behaviour: Behaviour, from = writer()): Promise<string> {
  server.behave(behaviour);
  const pieces = from.prepare(request).write(new AbortController().signal);
  let text = '';
  try {
    for (;;) {
      const piece = await pieces.next();
      if (piece.done) return `${text} → ${piece.value.reason}`;
      text += piece.value;
    }
  } catch (error) {
    if (!(error instanceof GenerationError)) throw error;
    return `${error.failure}${text === '' ? '' : ` after ${text}`}`;
  }
}

const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`;
const choices = (choice: object) => event({ choices: [{ index: 0, ...choice }] });
const said = (content: unknown, reason?: string | null) => choices({ delta: { content }, finish_reason: reason });
const ended = (reason: string) => choices({ delta: {}, finish_reason: reason });
const done = 'data: [DONE]\n\n';
const raw = (...body: string[]): Behaviour => ({ kind: 'raw', body: body.join('') });
const text = said('## Bread ') + said('rises');
const whole = '## Bread rises → stop';
const object = (body: object): Behaviour => ({
  kind: 'raw',
  contentType: 'application/json',
  body: JSON.stringify(body, null, 2),
  bytes: 7,
});
const part = (type: string, rest: object) => ({ type, ...rest });

test.each<[string, Behaviour, string]>([
  ['an empty reason on every piece', raw(said('## Bread ', ''), said('rises', ''), ended('stop'), ended('')), whole],
  ["the word 'null' as the reason", raw(said('## Bread ', 'null'), said('rises', 'null'), done), whole],
  ['no reason, then [DONE]', raw(said('## Bread ', null), said('rises'), done), whole],
  ['a reason, and then a broken connection', { kind: 'raw', body: text + ended('stop'), isCut: true }, whole],
  ['an error in place of a reply', raw(event({ error: { message: 'overloaded' } })), 'technical'],
  ['an error about the key', raw(event({ error: { message: 'Invalid API key' } })), 'configuration'],
  ['an error after text', raw(text, event({ error: 'overloaded' }), done), 'technical after ## Bread rises'],
  ['an event named error', raw(text, `event: error\n${event({ message: 'x' })}`), 'technical after ## Bread rises'],
  ['an object that is an error', raw(event({ object: 'error', message: 'overloaded' }), done), 'technical'],
  ['nothing after text', raw(text), '## Bread rises → cut'],
  ['a connection that breaks', { kind: 'raw', body: text, isCut: true }, '## Bread rises → cut'],
  ['messages instead of pieces', raw(choices({ message: { content: '## Bread rises' } }), done), whole],
  ['a message that repeats the pieces', raw(text, choices({ message: { content: '## Bread rises' } }), done), whole],
  ['an object', object({ choices: [{ message: { content: '## Bread rises' } }] }), whole],
  [
    'an object that is too long',
    object({ choices: [{ message: { content: '## B' }, finish_reason: 'length' }] }),
    '## B → length',
  ],
  ['an object with an error', object({ error: { message: 'overloaded' } }), 'technical'],
  ['part of an object', { kind: 'raw', body: '{"choices":[{"message":{"content":"## Br' }, 'technical'],
  [
    'lists of parts',
    raw(
      said([part('thinking', { thinking: [part('text', { text: 'Hm' })] })]),
      said([part('reasoning', { text: 'hm' }), part('text', { text: '## Bread ' }), null]),
      said(['ri', { text: 'ses' }]),
      done,
    ),
    whole,
  ],
  [
    'comments, names, empty data and the line ends of Windows, two bytes at a time',
    {
      kind: 'raw',
      body: `\ufeff: working\n\nevent: message\nid: 1\ndata:\n\ndata: \n\n${said('## Pâté 🥖')}${done}`.replaceAll(
        '\n',
        '\r\n',
      ),
      bytes: 2,
    },
    '## Pâté 🥖 → stop',
  ],
])('a reply that is %s', async (_name, behaviour, expected) => {
  expect(await replyTo(behaviour)).toBe(expected);
});

test.each([
  ['stop', ['eos', 'eos_token', 'end', 'end_turn', 'STOP', 'OTHER', 'another word']],
  ['length', ['length', 'MAX_TOKENS', 'max_output_tokens', 'model_length', 'model_context_window_exceeded']],
  ['misshapen', ['content_filter', 'SAFETY', 'refusal', 'tool_calls', 'function_call']],
  ['technical', ['error', 'insufficient_system_resource', 'abort']],
])('the reasons that mean %s', async (ending, reasons) => {
  const isTaken = ending === 'stop' || ending === 'length';
  for (const reason of reasons) {
    const expected = isTaken ? `## Bread rises → ${ending}` : `${ending} after ## Bread rises`;
    expect([reason, await replyTo(raw(text, ended(reason), done))]).toEqual([reason, expected]);
  }
});

const thought = 'Let me see.\n\n## Bread?\n{"title": "Bread"}\n';
const thoughts: [string, string][] = [
  ['<think>', `<think>${thought}</think>\n\n## Bread rises`],
  ['<thought>, twice', `\n<THOUGHT>${thought}</THOUGHT><thinking></thinking>## Bread rises`],
  ['a closing tag alone', `${thought}</think>\n\n## Bread rises`],
  ['a closing tag alone, after nothing', `</think>## Bread rises`],
];

test.each(thoughts)('thoughts between %s are nowhere, wherever they are cut', async (_name, content) => {
  for (let cut = 1; cut < content.length; cut += 1) {
    const body = said(content.slice(0, cut)) + said(content.slice(cut)) + done;
    expect(await replyTo(raw(body))).toBe(whole);
  }
});

test('a letter at a time, thoughts inside a reply are left out as well, and what looks like a tag is not', async () => {
  const content = '<think>a < b</think>## Bread <b> <thin>\n<think>c</think>rises <';
  expect(await replyTo(raw([...content].map((letter) => said(letter)).join(''), done))).toBe(
    '## Bread <b> <thin>\nrises < → stop',
  );
});

test('a reply of nothing but thoughts is empty, and is not kept when it is cut', async () => {
  expect(await replyTo(raw(said(`<think>${thought}`), ended('stop')))).toBe('empty');
  server.requests.length = 0;
  expect(await replyTo(raw(said('Let me see. The person'), ended('length')))).toBe('empty');
  expect(server.requests.map(({ body }) => body.max_tokens)).toEqual([3_000, 16_000]);
  expect(await replyTo(raw(said('Let me see. The person')))).toBe('technical');
});

test('what may be a thought is held back until a whole reply has shown that it is none', async () => {
  const from = writer();
  const plain = said('Here it is.\n\n') + text;
  expect(await replyTo(raw(plain), from)).toBe('technical');
  expect(await replyTo(raw(plain, done), from)).toBe('Here it is.\n\n## Bread rises → stop');
  expect(await replyTo(raw(plain), from)).toBe('Here it is.\n\n## Bread rises → cut');
});

test('a model that turns out to think without a tag is not believed again', async () => {
  const from = writer();
  const leaking = raw(said('## Bread? Let me see.'), said('</think>## Bread rises'), done);
  expect(await replyTo(leaking, from)).toBe('technical after ## Bread? Let me see.');
  expect(await replyTo(leaking, from)).toBe(whole);
  expect(await replyTo(raw(text, done), from)).toBe(whole);
});
