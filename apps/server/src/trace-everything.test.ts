import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { outboxMails } from './db/schema/mail.ts';
import { sendDueMails } from './features/mail/send-due-mails.ts';
import { GenerationError } from './platform/ai/port.ts';
import { storeTestAnswers } from './testing/answers.ts';
import { createProject, createUser } from './testing/factories.ts';
import { scriptedWriter } from './testing/scripted-writer.ts';
import { createTestApp, type TestAppOptions } from './testing/test-app.ts';
import { traceEverything } from './trace-everything.ts';

type Value = { stringValue?: string; intValue?: number };
type SentSpan = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: Value }[];
  events?: { name: string }[];
  status?: { code?: number };
};

/** A collector that keeps what it is sent. */
async function startCollector() {
  const bodies: string[] = [];
  const headers: unknown[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (request.url === '/v1/traces') bodies.push(Buffer.concat(chunks).toString());
    headers.push(request.headers['x-tenant']);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  const spans = () =>
    bodies.flatMap((body) =>
      (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }).resourceSpans.flatMap(
        ({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans),
      ),
    );
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, bodies, headers, spans };
}

async function open(options: TestAppOptions = {}, ratio = 1) {
  const collector = await startCollector();
  const { endpoint } = collector;
  const traces = await traceEverything({ endpoint, headers: { 'x-tenant': '7' }, serviceName: 'plans', ratio });
  const app = await createTestApp({ ...options, traces });
  return { app, collector, traces };
}

const attributeOf = ({ attributes }: SentSpan, key: string) => {
  const value = attributes.find((each) => each.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
};

test('a request is one trace with its statements, and with the model, the mail server and the provider it called', async () => {
  const { app, collector, traces } = await open({ writer: scriptedWriter({ pieces: ['# Report', ' of it'] }) });
  const user = await createUser(app.deps, { email: 'secret-person@example.test' });
  const { id: projectId } = await createProject(app.deps, { ownerId: user.id, name: 'A secret project' });
  await storeTestAnswers(app.deps, projectId, 'idea');
  const input = { projectId, module: 'idea', language: 'en', clarification: 'a secret wish' } as const;
  for await (const _event of await app.as(user).generation.start(input));
  await app
    .as(user)
    .billing.checkout({ priceId: 'price_sandbox_premium', attempt: crypto.randomUUID() })
    .catch(() => {});
  await app.deps.db.insert(outboxMails).values({ recipient: user.email, subject: 's', text: 't', html: 'h' });
  await sendDueMails(app.deps, traces.sender({ send: async () => ({ outcome: 'sent' }) }), () => false);
  await traces.tracing.end();

  const spans = collector.spans();
  const named = (name: string) => spans.filter((span) => span.name === name);
  const [generation] = named('POST generation.start');
  const [checkout] = named('POST billing.checkout');
  if (generation === undefined || checkout === undefined) throw new Error('no span of a request');
  const children = (of: SentSpan) =>
    spans.filter(({ parentSpanId }) => parentSpanId === of.spanId).map(({ name }) => name);
  expect(generation.parentSpanId ?? '').toBe('');
  expect(attributeOf(generation, 'http.response.status_code')).toBe(200);
  expect(attributeOf(generation, 'elan.request_id')).toMatch(/^[0-9a-z]{10}$/u);
  expect(children(generation)).toEqual(expect.arrayContaining(['sql with', 'sql select', 'sql insert', 'model write']));
  expect(named('model write')[0]).toMatchObject({ events: [{ name: 'first text' }] });
  expect(attributeOf(named('model write')[0] as SentSpan, 'characters')).toBe(14);
  expect(children(checkout).some((name) => name.startsWith('payment '))).toBe(true);
  expect(named('mail send')).toHaveLength(1);
  expect(named('mail send')[0]?.parentSpanId ?? '').toBe('');
  expect(collector.bodies.join()).toContain('plans');
  expect(collector.headers).toContain('7');
  // Neither what people typed nor who they are leaves with it.
  expect(collector.bodies.join()).not.toMatch(/secret|A secret project/u);
  for (const id of [user.id, projectId]) expect(collector.bodies.join()).not.toContain(id);
});

test('a failure is marked with its kind, not with its message', async () => {
  const failing = () => {
    throw new GenerationError('technical', new Error('a secret reply'));
  };
  const { app, collector, traces } = await open({ writer: scriptedWriter({ pieces: [failing] }) });
  const user = await createUser(app.deps);
  const { id: projectId } = await createProject(app.deps, { ownerId: user.id });
  await storeTestAnswers(app.deps, projectId, 'idea');
  const input = { projectId, module: 'idea', language: 'en', clarification: '' } as const;
  for await (const _event of await app.as(user).generation.start(input));
  await traces.tracing.end();
  const failed = collector.spans().find(({ name }) => name === 'model write') as SentSpan;
  expect(failed.status?.code).toBe(2);
  expect(attributeOf(failed, 'error.type')).toBe('GenerationError');
  expect(collector.bodies.join()).not.toContain('secret');
});

test('checks and jobs are not recorded, and neither is what the operator leaves out', async () => {
  const { app, collector, traces } = await open();
  await app.request('/healthz');
  await app.request('/readyz');
  await app.deps.db.execute('select 1');
  await traces.tracing.end();
  expect(collector.spans()).toEqual([]);
  const none = await open({}, 0);
  await none.app.as(null).billing.plan({});
  await none.traces.tracing.end();
  expect(none.collector.spans()).toEqual([]);
});

test('a collector that does not answer disturbs nobody', async () => {
  const traces = await traceEverything({ endpoint: 'http://127.0.0.1:1', headers: {}, serviceName: 'plans', ratio: 1 });
  const app = await createTestApp({ traces });
  const user = await createUser(app.deps);
  expect((await app.as(user).projects.list({})).count).toBe(0);
  await traces.tracing.end();
});
