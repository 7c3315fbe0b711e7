import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { startBucket } from '../../testing/bucket.ts';
import { createProject, createUser, type TestUser } from '../../testing/factories.ts';
import { refusal } from '../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { photo, pngOf } from '../../testing/test-pictures.ts';
import { deleteAccount } from '../account/public.ts';
import { movePictures } from './move-pictures.ts';
import { removeUnreferencedObjects } from './picture-objects.ts';

const words = { section: 'summary', alt: 'The counter', caption: '', width: 'full' } as const;

/** A project whose pictures are in a bucket. */
async function scene(env: Record<string, string> = {}) {
  const bucket = await startBucket();
  const app = await createTestApp({ env: { PICTURE_STORE_URL: bucket.url, ...env } });
  const owner = await createUser(app.deps);
  const { id: projectId } = await createProject(app.deps, { ownerId: owner.id });
  const pictures = app.as(owner).planPictures;
  const add = async (file: Buffer, more: object = {}) => {
    const pictureId = randomUUID();
    await pictures.add({ ...words, projectId, pictureId, data: file.toString('base64'), ...more });
    return pictureId;
  };
  const keys = () => [...bucket.objects.keys()];
  return { bucket, app, owner, projectId, pictures, add, keys };
}

async function served(app: TestApp, user: TestUser, projectId: string, pictureId: string) {
  const path = `/api/v1/projects/${projectId}/plan-pictures/${pictureId}/image`;
  const answer = await app.request(path, { headers: { cookie: user.cookie } });
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
}

const bytesInDatabase = async ({ deps }: TestApp) =>
  (await deps.db.execute<{ bytes: Buffer }>(sql`select bytes from plan_picture_bytes order by picture_id`)).rows;

/** Removes what is due, now or hours later. */
async function runJob({ deps }: TestApp, { hoursLater = 0 } = {}) {
  await deps.db.execute(sql`update unreferenced_objects set due_at = due_at - make_interval(hours => ${hoursLater})`);
  await removeUnreferencedObjects(deps);
}

const small = pngOf(40, 30);

test('a picture is in the bucket and not in the database, and is shown to people of the project alone', async () => {
  const { bucket, app, owner, projectId, add, keys } = await scene();
  const pictureId = await add(small);
  expect(keys()).toEqual([expect.stringMatching(/^pictures\/[\da-f-]{36}\.[\da-f]{64}$/u)]);
  expect(await bytesInDatabase(app)).toEqual([]);
  const shown = await served(app, owner, projectId, pictureId);
  expect(shown).toEqual({ status: 200, bytes: bucket.objects.get(keys()[0] ?? '') });
  expect((await served(app, await createUser(app.deps), projectId, pictureId)).status).toBe(404);
  // Nothing that a picture refers to is ever removed.
  await runJob(app, { hoursLater: 100 });
  expect(keys()).toHaveLength(1);
});

test('what is deleted for good leaves the bucket within hours, and not before backups and readers have finished', async () => {
  const { bucket, app, owner, projectId, pictures, add, keys } = await scene();
  const pictureId = await add(small);
  const kept = await add(pngOf(2, 2));
  await pictures.remove({ projectId, pictureId, removed: true });
  await runJob(app, { hoursLater: 100 });
  expect(keys()).toHaveLength(2);
  await pictures.erase({ projectId, pictureId });
  await runJob(app, { hoursLater: 5 });
  expect(keys()).toHaveLength(2);
  bucket.fail(503);
  await expect(runJob(app, { hoursLater: 2 })).rejects.toThrow('503');
  bucket.fail(undefined);
  await runJob(app);
  expect(keys()).toHaveLength(1);
  expect((await served(app, owner, projectId, kept)).status).toBe(200);
});

test.each([
  [
    'a project',
    async ({ app, owner, projectId }: Awaited<ReturnType<typeof scene>>) => {
      await app.as(owner).projects.delete({ projectId });
      await app.as(owner).projects.erase({ projectId });
    },
  ],
  [
    'an account',
    ({ app, owner }: Awaited<ReturnType<typeof scene>>) =>
      deleteAccount(app.deps, {
        ...{ userId: owner.id, language: 'en', tabId: null, entitlements: { isFounder: false } },
      }),
  ],
])('%s takes its objects along', async (_what, remove) => {
  const made = await scene();
  for (let count = 0; count < 3; count += 1) await made.add(small);
  await remove(made);
  await runJob(made.app, { hoursLater: 7 });
  expect(made.keys()).toEqual([]);
  expect((await made.app.deps.db.execute(sql`select 1 from unreferenced_objects`)).rows).toEqual([]);
});

test('a picture that is refused after it was stored leaves the bucket', async () => {
  const { app, add, keys } = await scene();
  expect(await refusal(add(small, { section: randomUUID() }))).toBe('INVALID_INPUT');
  expect(keys()).toHaveLength(1);
  await runJob(app, { hoursLater: 7 });
  expect(keys()).toEqual([]);
});

test('no row refers to an object that is being removed', async () => {
  const { bucket, app, projectId, pictures, add } = await scene();
  bucket.before = async () => void (await app.deps.db.execute(sql`update unreferenced_objects set claimed = true`));
  expect(await refusal(add(small))).toBe('UNAVAILABLE');
  expect((await pictures.list({ projectId })).pictures).toEqual([]);
});

test('a bucket that does not answer is a refusal that can be tried again; nothing else is affected', async () => {
  const { bucket, app, owner, projectId, pictures, add } = await scene();
  const pictureId = await add(small);
  bucket.fail(503);
  expect(await refusal(add(small))).toBe('UNAVAILABLE');
  expect((await served(app, owner, projectId, pictureId)).status).toBe(503);
  const ends_at = new Date(Date.now() + 86_400_000).toISOString();
  const wanted = { projectId, document: 'plan', language: 'en', reader: 'A bank', ends_at } as const;
  const { address } = await app.as(owner).links.create(wanted);
  const token = address.split('#')[1] ?? '';
  expect(await refusal(app.as(null).links.pictures({ token }))).toBe('UNAVAILABLE');
  // A file that takes a project away must be whole.
  expect(await refusal(app.as(owner).documents.file({ projectId, format: 'json', language: 'en' }))).toBe(
    'UNAVAILABLE',
  );
  expect((await app.as(null).links.open({ token })).state).toBe('open');
  expect((await pictures.list({ projectId })).pictures).toHaveLength(1);
  bucket.fail(undefined);
  expect((await served(app, owner, projectId, pictureId)).status).toBe(200);
});

test('a file of the plan has its pictures, or says which are missing', async () => {
  const { bucket, app, owner, projectId, add } = await scene();
  await add(small);
  const word = async () => {
    const { body } = await app.as(owner).documents.plan({ projectId, format: 'word', language: 'en' });
    const files = unzipSync(new Uint8Array(await body.arrayBuffer()));
    const media = Object.keys(files).filter((name) => name.startsWith('word/media/'));
    return { text: strFromU8(files['word/document.xml'] ?? new Uint8Array()), media: media.length };
  };
  const missing = 'A picture is missing here: it could not be read when this file was made. The counter';
  const whole = await word();
  expect([whole.media, whole.text.includes(missing)]).toEqual([1, false]);
  bucket.fail(503);
  const without = await word();
  expect([without.media, without.text.includes(missing)]).toEqual([0, true]);
});

test('a damaged object is not shown, and an operator learns of it', async () => {
  const { bucket, app, owner, projectId, add, keys } = await scene();
  const pictureId = await add(small);
  bucket.objects.set(keys()[0] ?? '', Buffer.from('something else'));
  expect((await served(app, owner, projectId, pictureId)).status).toBe(503);
  expect(app.logLines.join('')).toContain('the bytes of a picture are missing');
  const { body } = await app.as(owner).documents.file({ projectId, format: 'json', language: 'en' });
  expect(JSON.parse(await body.text()).left_out).toMatchObject({ pictures: 1 });
});

test('the file of a project takes pictures out of the bucket, and an import puts them there', async () => {
  const { app, owner, projectId, add, keys } = await scene();
  await add(small);
  await add(await photo(80, 40));
  const { body } = await app.as(owner).documents.file({ projectId, format: 'json', language: 'en' });
  const { id } = await app
    .as(owner)
    .projectFile.import({ importId: randomUUID(), file: JSON.parse(await body.text()) });
  expect(keys()).toHaveLength(4);
  const { pictures: taken } = await app.as(owner).planPictures.list({ projectId: id });
  for (const picture of taken) expect((await served(app, owner, id, picture.id)).status).toBe(200);
});

test('with PICTURE_STORE=database new pictures are rows, and those in the bucket are still shown', async () => {
  const { app, owner, projectId, add, keys } = await scene();
  const inBucket = await add(small);
  app.deps.settings.pictures.keptIn = 'database';
  const inDatabase = await add(small);
  expect([keys().length, (await bytesInDatabase(app)).length]).toEqual([1, 1]);
  for (const pictureId of [inBucket, inDatabase]) {
    expect((await served(app, owner, projectId, pictureId)).status).toBe(200);
  }
});

test('pictures move both ways, whenever the run ends, and can be seen all the time', async () => {
  const { bucket, app, owner, projectId, add, keys } = await scene({ PICTURE_STORE: 'database' });
  const { db, pictureStore } = app.deps;
  const ids: string[] = [];
  for (const section of ['summary', 'market', 'risks', 'finances'] as const) {
    for (let count = 0; count < 5; count += 1) ids.push(await add(pngOf(10 + ids.length, 10), { section }));
  }
  const other = await createProject(app.deps, { ownerId: owner.id });
  const more = { projectId: other.id };
  for (let count = 0; count < 5; count += 1) await add(pngOf(50 + count, 10), more);
  const before = await bytesInDatabase(app);
  const readable = async () => {
    const answers = await Promise.all(ids.map((pictureId) => served(app, owner, projectId, pictureId)));
    return answers.every(({ status, bytes }) => status === 200 && before.some((row) => row.bytes.equals(bytes)));
  };
  // The store fails in the second portion, with some of its pictures copied and some not.
  bucket.before = () => bucket.fail(bucket.requests.length > 45 ? 503 : undefined);
  await expect(movePictures(db, pictureStore, 's3')).rejects.toThrow('503');
  bucket.before = () => {};
  bucket.fail(undefined);
  expect((await bytesInDatabase(app)).length).toBeGreaterThan(0);
  expect(await readable()).toBe(true);
  const { moved } = await movePictures(db, pictureStore, 's3');
  expect(moved).toBeLessThan(25);
  expect(await bytesInDatabase(app)).toEqual([]);
  expect(await readable()).toBe(true);
  expect(await movePictures(db, pictureStore, 's3')).toEqual({ moved: 0, gone: 0, unreadable: 0 });
  // What the failed run left behind goes, and nothing else.
  await runJob(app, { hoursLater: 7 });
  expect(keys()).toHaveLength(25);

  bucket.requests.length = 0;
  bucket.before = () => bucket.fail(bucket.requests.length > 22 ? 403 : undefined);
  await expect(movePictures(db, pictureStore, 'database')).rejects.toThrow('403');
  bucket.before = () => {};
  bucket.fail(undefined);
  expect(await readable()).toBe(true);
  await movePictures(db, pictureStore, 'database');
  expect(await bytesInDatabase(app)).toEqual(before);
  await runJob(app, { hoursLater: 7 });
  expect(keys()).toEqual([]);
  expect(await readable()).toBe(true);
});

test('a move leaves a damaged picture where it is, and one that is deleted meanwhile alone', async () => {
  const { bucket, app, projectId, pictures, add, keys } = await scene();
  const { db, pictureStore } = app.deps;
  const [deleted] = [await add(pngOf(3, 3)), await add(pngOf(4, 4))];
  const [first = '', damaged = ''] = keys();
  bucket.objects.set(damaged, Buffer.from('x'));
  await pictures.remove({ projectId, pictureId: deleted, removed: true });
  bucket.before = async (request) => {
    if (request === `GET ${first}`) await pictures.erase({ projectId, pictureId: deleted });
  };
  expect(await movePictures(db, pictureStore, 'database')).toEqual({ moved: 0, gone: 1, unreadable: 1 });
  expect(await bytesInDatabase(app)).toEqual([]);
  await runJob(app, { hoursLater: 7 });
  expect(keys()).toEqual([damaged]);
});
