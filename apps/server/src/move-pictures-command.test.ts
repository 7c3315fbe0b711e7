import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { movePicturesFor } from './move-pictures-command.ts';
import { openPictureStore } from './open-picture-store.ts';
import { startBucket } from './testing/bucket.ts';
import { createProject, createUser } from './testing/factories.ts';
import { createTestApp } from './testing/test-app.ts';
import { pngOf } from './testing/test-pictures.ts';

/** Two pictures in the database, and the settings of an operator who has a bucket. */
async function scene() {
  const bucket = await startBucket();
  const app = await createTestApp();
  const owner = await createUser(app.deps);
  const { id: projectId } = await createProject(app.deps, { ownerId: owner.id });
  const words = { section: 'summary', alt: null, caption: '', width: 'full' } as const;
  const data = pngOf(4, 4).toString('base64');
  for (const pictureId of [randomUUID(), randomUUID()]) {
    await app.as(owner).planPictures.add({ projectId, pictureId, ...words, data });
  }
  const { host, port, user, database } = app.deps.db.$client.options;
  const DATABASE_URL = `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? '')}`;
  const env = { DATABASE_URL, PICTURE_STORE_URL: bucket.url };
  const lines: string[] = [];
  const move = (to: string, more: object = {}) =>
    movePicturesFor({ ...env, ...more }, ['--to', to], (line) => lines.push(line));
  return { app, bucket, env, move, lines };
}

test('the command moves all pictures to where new ones are kept, and says what it did', async () => {
  const { bucket, move, lines } = await scene();
  expect(await move('s3')).toBe('2 pictures moved to s3.');
  expect(lines).toEqual(['2 moved']);
  expect(bucket.objects.size).toBe(2);
  expect(await move('s3')).toBe('0 pictures moved to s3.');
  expect(await move('database', { PICTURE_STORE: 'database' })).toBe(
    '2 pictures moved to database.\nThe server removes 2 objects that nothing needs within hours; keep PICTURE_STORE_URL until then.',
  );
});

test('a command that is killed has lost nothing, and the next one goes on', async () => {
  const { app, bucket, env, move } = await scene();
  const where = async () => {
    const { rows } = await app.deps.db.execute<Record<'rows' | 'objects', number>>(sql`
      select count(b.picture_id)::int as rows, count(p.object_key)::int as objects
      from plan_pictures p left join plan_picture_bytes b on b.project_id = p.project_id and b.picture_id = p.id`);
    return rows[0];
  };
  const script = fileURLToPath(new URL('../../../scripts/move-pictures.ts', import.meta.url));
  const child = spawn(process.execPath, [script, '--to', 's3'], { env: { PATH: process.env['PATH'], ...env } });
  // One picture is stored and being compared, the other one is on its way.
  bucket.before = async (request) => {
    if (request.startsWith('GET')) child.kill('SIGKILL');
  };
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
  bucket.before = () => {};
  expect(await where()).toEqual({ rows: 2, objects: 0 });
  expect(bucket.objects.size).toBeGreaterThan(0);
  expect(await move('s3')).toMatch(/^2 pictures moved to s3\./u);
  expect(await where()).toEqual({ rows: 0, objects: 2 });
});

test('it says what is wrong', async () => {
  const { bucket, env, move } = await scene();
  await expect(move('database')).rejects.toThrow('New pictures would still go to s3. Set PICTURE_STORE=database');
  for (const args of [[], ['--to'], ['--to', 'disk'], ['s3']]) {
    await expect(movePicturesFor(env, args)).rejects.toThrow('Say where to');
  }
  bucket.fail(403);
  await expect(move('s3')).rejects.toThrow('The object store answered 403 AccessDenied. What is not moved yet');
});

test('the server does not start without the bucket that has its pictures, or with one it may not use', async () => {
  const { app, bucket, env, move } = await scene();
  const { deps } = app;
  const store = (given: object) => openPictureStore({ ...deps.settings, ...given }, deps.db, deps.log);
  expect(await store({})).toBeNull();
  await move('s3');
  await expect(store({})).rejects.toThrow('Pictures are in a bucket: set PICTURE_STORE_URL');
  const { settings } = (await createTestApp({ env: { PICTURE_STORE_URL: env.PICTURE_STORE_URL } })).deps;
  await store(settings);
  expect(bucket.objects.size).toBe(2);
  bucket.fail(403);
  await expect(store(settings)).rejects.toThrow('cannot be used: The object store answered 403 AccessDenied');
  bucket.fail(503);
  expect(await store(settings)).not.toBeNull();
  expect(app.logLines.join('')).toContain('picture store unavailable');
  expect(app.logLines.join('')).not.toContain(decodeURIComponent(new URL(bucket.url).password));
});
