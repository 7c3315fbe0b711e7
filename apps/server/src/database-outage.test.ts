import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { connect } from './db/client.ts';
import { createUser } from './testing/factories.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const call = (app: TestApp, path: string, cookie: string, body: object = { json: {} }) =>
  app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });

test('calls get 503 with Retry-After, /readyz too, /healthz does not, and everything works once it is back', async () => {
  const app = await createTestApp();
  const { cookie } = await createUser(app.deps);
  const { db, readers } = app.deps;
  const nowhere = connect({ host: '/nowhere', user: 'nobody', database: 'none' });
  onTestFinished(() => nowhere.end());
  app.deps.db = nowhere.db;
  app.deps.readers = nowhere.readers;
  const answer = await call(app, '/rpc/account/get', cookie);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  // The person is shown the id under which the operator finds the failure.
  const request = answer.headers.get('x-request-id');
  expect(await answer.json()).toMatchObject({ json: { code: 'UNAVAILABLE', defined: true, data: { request } } });
  const lines = app.logLines.map((line) => JSON.parse(line)).filter((line) => line.request === request);
  expect(lines.map(({ msg }) => msg)).toEqual(['database unavailable', 'request']);
  expect((await app.request('/readyz')).status).toBe(503);
  expect((await app.request('/healthz')).status).toBe(200);
  app.deps.db = db;
  app.deps.readers = readers;
  expect((await app.request('/readyz')).status).toBe(200);
});

test('a database that accepts connections but never answers counts as unavailable, not as our error', async () => {
  const { cookie } = await createUser((await createTestApp()).deps);
  const silent = { ...(await listenSilently()), connectionTimeoutMillis: 50 };
  const app = await createTestApp({ database: { config: silent, drop: async () => {} } });
  const answers = {
    throughReaders: await call(app, '/rpc/account/get', cookie),
    signIn: await call(app, '/api/auth/sign-in/email', '', { email: 'a@example.test', password: 'a password' }),
    session: await app.request('/api/auth/get-session', { headers: { cookie } }),
    readiness: await app.request('/readyz'),
  };
  expect(Object.entries(answers).map(([name, { status }]) => [name, status])).toEqual(
    Object.keys(answers).map((name) => [name, 503]),
  );
});

test('a connection lost in mid-write counts as unavailable too', async () => {
  const app = await createTestApp();
  const { cookie } = await createUser(app.deps);
  // Inserting a project drops the connection; the rollback then fails as well.
  await app.deps.db.execute(sql`create function hang_up() returns trigger language plpgsql as
    $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`);
  await app.deps.db.execute(sql`create trigger hang_up before insert on projects
    for each row execute function hang_up()`);
  const answer = await call(app, '/rpc/projects/create', cookie, { json: { name: 'A' } });
  expect(answer.status).toBe(503);
});

test.each([
  ['a full disk', '53100'],
  ['no memory', '53200'],
  ['a disk that fails', '58030'],
  ['a standby that takes no writes yet', '25006'],
  ['a wait that a migration won', '40P01'],
  ['a lock that was not to be had', '55P03'],
])('%s counts as unavailable', async (_what, state) => {
  const app = await createTestApp();
  const { cookie } = await createUser(app.deps);
  await app.deps.db.execute(
    sql.raw(`create function fail() returns trigger language plpgsql as
    $$ begin raise exception 'failed' using errcode = '${state}'; end $$`),
  );
  await app.deps.db.execute(sql`create trigger fail before insert on projects for each row execute function fail()`);
  const answer = await call(app, '/rpc/projects/create', cookie, { json: { name: 'A' } });
  expect(answer.status).toBe(503);
});

/** A port that accepts connections and never responds. */
async function listenSilently() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => void sockets.push(socket.on('error', () => {})));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { host: '127.0.0.1', port: (server.address() as AddressInfo).port, user: 'nobody', database: 'none' };
}
