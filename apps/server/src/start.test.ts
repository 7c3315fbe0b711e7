import { fork } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { testTimeouts } from '../../../scripts/test-settings.ts';
import { start } from './start.ts';
import { createProject, createUser } from './testing/factories.ts';
import { createTestDatabase } from './testing/postgres.ts';
import { createTestApp } from './testing/test-app.ts';
import { pngOf } from './testing/test-pictures.ts';

test('a server that stops finishes the file it makes, and refuses those that wait', async () => {
  const database = await createTestDatabase();
  const app = await createTestApp({ database });
  const owner = await createUser(app.deps);
  const { id } = await createProject(app.deps, { ownerId: owner.id });
  const { host, port, user, database: name } = database.config;
  const env = {
    NODE_ENV: 'test',
    PORT: '0',
    LOG_LEVEL: 'fatal',
    AUTH_SECRET: app.deps.authSecret,
    DATABASE_URL: `postgres://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`,
  };
  // A machine that is busy may take longer for one file than a server has.
  const running = await start(env, testTimeouts.testTimeout);
  onTestFinished(async () => {
    await running.stop();
    await database.drop();
  });
  const get = (path: string) =>
    fetch(`http://127.0.0.1:${running.port}/api/v1${path}`, { headers: { cookie: owner.cookie } });
  // The first one starts the process that makes files, so it is still being made when the second one waits.
  const asked = [1, 2].map(() => get(`/projects/${id}/files/word?language=fr`));
  await expect.poll(async () => (await get('/files/place')).json()).toEqual({ before: 1 });
  const stopped = running.stop();
  const [made, refused] = (await Promise.all(asked)).toSorted((one, other) => one.status - other.status);
  expect([refused?.status, refused?.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await made?.bytes())?.subarray(0, 2)).toEqual(new Uint8Array(Buffer.from('PK')));
  await stopped;
  await expect(get('/files/place')).rejects.toThrow();
});

test('a signal to all its processes does not end the one that makes files', async () => {
  const child = fork(new URL('./features/documents/make-files-main.ts', import.meta.url), {
    serialization: 'advanced',
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    child.send({ picture: pngOf(4, 4) });
    expect((await once(child, 'message'))[0]).toMatchObject({ file: { type: 'image/png' } });
    child.kill(signal);
  }
  child.send({ picture: pngOf(4, 4) });
  expect((await once(child, 'message'))[0]).toMatchObject({ file: { type: 'image/png' } });
});
