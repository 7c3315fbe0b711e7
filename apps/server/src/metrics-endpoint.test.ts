import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { connect } from './db/client.ts';
import { outboxMails } from './db/schema/mail.ts';
import { sendDueMails } from './features/mail/send-due-mails.ts';
import { createMetricsEndpoint, readingsOf } from './metrics-endpoint.ts';
import { GenerationError } from './platform/ai/port.ts';
import type { SendResult } from './platform/mail/port.ts';
import { createMetricsRegistry } from './platform/metrics/prometheus.ts';
import { storeTestAnswers } from './testing/answers.ts';
import { createProject, createUser } from './testing/factories.ts';
import { scriptedWriter } from './testing/scripted-writer.ts';
import { createStripeApp } from './testing/stripe-app.ts';
import { signEvent } from './testing/stripe-server.ts';
import { createTestApp, type TestAppOptions } from './testing/test-app.ts';

const token = 'a-token-of-enough-characters';
const authorized = { headers: { authorization: `Bearer ${token}` } };

async function open(options: TestAppOptions = {}) {
  const metrics = createMetricsRegistry();
  const app = await createTestApp({ ...options, metrics, env: { METRICS_TOKEN: token, ...options.env } });
  metrics.read(readingsOf(app.deps));
  const read = async () => (await (await app.request('/metrics', authorized)).text()).split('\n');
  return { app, metrics, read };
}

test.each([[undefined], ['Bearer wrong-token-of-characters'], ['Basic YTpi'], [token]])(
  'with %j as authorization nothing is shown',
  async (authorization) => {
    const { app } = await open();
    const answer = await app.request('/metrics', authorization === undefined ? {} : { headers: { authorization } });
    expect(answer.status).toBe(401);
    expect(await answer.text()).not.toContain('elan_');
  },
);

test('without settings, or with a port of its own, the path is that of any unknown page', async () => {
  const unknown = await (await createTestApp()).request('/nothing-here', authorized);
  for (const app of [await createTestApp(), (await open({ env: { METRICS_PORT: '9464' } })).app]) {
    const answer = await app.request('/metrics', authorized);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      unknown.status,
      unknown.headers.get('content-type'),
    ]);
    expect(await answer.text()).not.toContain('elan_http');
  }
});

test('a port of its own asks for no token unless one is set', async () => {
  const { metrics } = await open();
  expect((await createMetricsEndpoint(metrics, null).request('/metrics')).status).toBe(200);
  expect((await createMetricsEndpoint(metrics, token).request('/metrics')).status).toBe(401);
});

test('requests are counted by procedure or route; what a client invents makes no series of its own', async () => {
  const { app, read } = await open();
  const user = await createUser(app.deps);
  const { id } = await createProject(app.deps, { ownerId: user.id });
  await app.as(user).projects.list({});
  await app.request('/api/v1/projects', { headers: { cookie: user.cookie } });
  await app.request(`/invite/${id}?token=hidden`);
  for (const path of ['/rpc/no/such', '/rpc/hidden', `/api/v1/projects/${id}/hidden`, '/hidden/hidden']) {
    await app.request(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
  }
  await app.request('/healthz', { method: 'PROPFIND' });
  const lines = await read();
  expect(lines).toContain('elan_http_requests_total{route="projects.list",method="POST",status="200"} 1');
  expect(lines).toContain('elan_http_requests_total{route="projects.list",method="GET",status="200"} 1');
  expect(lines).toContain('elan_http_requests_total{route="/rpc/*",method="POST",status="404"} 2');
  expect(lines.filter((line) => line.includes('method="other"'))).toHaveLength(1);
  expect(lines.filter((line) => line.includes('_duration_seconds_count{route="projects.list"}'))).toHaveLength(1);
  expect(lines.join('\n')).not.toMatch(/hidden|invite\/[\da-f]/u);
  expect(lines.join('\n')).not.toContain(id);
});

test('the pool, streams, passwords, mails, backups and the process are read when somebody asks', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'elan-metrics-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  for (const [name, seconds] of [
    ['elan-20260101-022300.backup.gz', 1_000],
    ['elan-20260102-022300.backup.gz', 2_000],
    ['other.gz', 3_000],
  ] as const) {
    writeFileSync(join(directory, name), '');
    utimesSync(join(directory, name), seconds, seconds);
  }
  const env = { BACKUP_DIR: directory, SMTP_URL: 'smtp://localhost:1', MAIL_FROM: 'plans@x.test' };
  const { app, read } = await open({ env });
  await app.deps.db.execute(sql`insert into outbox_mails (recipient, subject, text, html, created_at, sent_at) values
    ('a@x.test', 's', 't', 'h', now() - interval '1 hour', null), ('a@x.test', 's', 't', 'h', now(), null),
    ('a@x.test', 's', '', '', now(), now()), ('a@x.test', 's', '', '', now() - interval '4 days', null)`);
  const lines = await read();
  for (const line of [
    'elan_database_up 1',
    'elan_database_connections_limit 14',
    'elan_database_waiting 0',
    'elan_live_streams 0',
    'elan_password_hashes_waiting 0',
    'elan_mails_waiting 2',
    'elan_backup_newest_timestamp_seconds 2000',
    // Without an archive; `npm run prove:recovery` has one.
    'elan_archive_up Nan',
  ]) {
    expect(lines).toContain(line);
  }
  const oldest = Number(lines.find((line) => line.startsWith('elan_mails_oldest_waiting_seconds '))?.split(' ')[1]);
  expect(Math.round(oldest / 60)).toBe(60);
  expect(lines.some((line) => line.startsWith('nodejs_eventloop_lag_seconds '))).toBe(true);
  expect(lines.some((line) => line.startsWith('process_resident_memory_bytes '))).toBe(true);
});

test('a database that does not answer is shown, and hides nothing else', async () => {
  const { app, metrics } = await open();
  const nowhere = connect({ host: '/nowhere', user: 'nobody', database: 'none' });
  onTestFinished(() => nowhere.end());
  const read = createMetricsRegistry();
  read.read(readingsOf({ ...app.deps, db: nowhere.db }));
  const { text } = await read.exposition();
  expect(text).toContain('elan_database_up 0');
  expect(text).toContain('elan_mails_waiting Nan');
  expect(text).toContain('elan_live_streams 0');
  expect(text).toContain('elan_backup_newest_timestamp_seconds Nan');
  expect(read.names()).toEqual(metrics.names());
});

test('generations, mails, payment events and crashed pages are counted by outcome', async () => {
  const metrics = createMetricsRegistry();
  const replies = [scriptedWriter(), scriptedWriter({ pieces: ['# Partial'], end: { reason: 'length' } })];
  const failing = scriptedWriter({
    pieces: [
      () => {
        throw new GenerationError('technical');
      },
    ],
  });
  const { app, stripe, deliver, createCustomer } = await createStripeApp({ metrics });
  const user = await createCustomer();
  const { id: projectId } = await createProject(app.deps, { ownerId: user.id });
  await storeTestAnswers(app.deps, projectId, 'idea');
  for (const writer of [...replies, failing]) {
    app.deps.writer = writer;
    const input = { projectId, module: 'idea', language: 'en', clarification: '' } as const;
    for await (const _event of await app.as(user).generation.start(input));
  }

  const event = signEvent('customer.subscription.updated', stripe.subscribe(user.customerId));
  for (const each of [event, event, signEvent('product.created', {}), { ...event, signature: '' }]) await deliver(each);

  const mail = { recipient: 'a@x.test', subject: 's', text: 't', html: 'h' };
  const dueBefore = sql`now() - interval '1 second'`;
  await app.deps.db.insert(outboxMails).values([
    { ...mail, dueAt: dueBefore },
    { ...mail, attempts: 4 },
  ]);
  const results: SendResult[] = [{ outcome: 'sent' }, { outcome: 'refused', reason: '550' }];
  const sender = { send: async () => results.shift() ?? { outcome: 'unreachable', reason: 'none' } } as const;
  await sendDueMails({ ...app.deps, metrics }, sender, () => results.length === 0);

  const report = {
    kind: 'error',
    name: 'TypeError',
    frames: ['a-x.js:1:1'],
    components: [],
    page: '/',
    build: 'build-12',
  };
  await app.request('/api/crashes', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
  });

  const lines = (await metrics.exposition()).text.split('\n');
  for (const line of [
    'elan_generations_total{module="idea",outcome="succeeded"} 1',
    'elan_generations_total{module="idea",outcome="truncated"} 1',
    'elan_generations_total{module="idea",outcome="technical"} 1',
    'elan_generation_duration_seconds_count{module="idea"} 3',
    'elan_model_first_text_seconds_count{source="model"} 2',
    'elan_webhooks_total{outcome="handled"} 1',
    'elan_webhooks_total{outcome="repeated"} 1',
    'elan_webhooks_total{outcome="ignored"} 1',
    'elan_webhooks_total{outcome="refused"} 1',
    'elan_mails_total{outcome="sent"} 1',
    'elan_mails_total{outcome="refused"} 1',
    'elan_mails_total{outcome="given_up"} 1',
    'elan_crash_reports_total 1',
  ]) {
    expect(lines).toContain(line);
  }
});
