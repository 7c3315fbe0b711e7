import { randomUUID } from 'node:crypto';
import { capacities } from '@elan/domain/limits';
import { pictureLimits } from '@elan/domain/plan-document/pictures';
import { safe } from '@orpc/client';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { OrderCrashed, OrderTooSlow } from '../../platform/file-maker.ts';
import { readPicture } from '../../platform/pictures/read-picture.ts';
import { createCollaborator, createProject, createUser } from '../../testing/factories.ts';
import { refusal } from '../../testing/refusal.ts';
import { createTestApp, testOrigin } from '../../testing/test-app.ts';
import { photo, pngOf } from '../../testing/test-pictures.ts';

async function scene() {
  const app = await createTestApp();
  const owner = await createUser(app.deps);
  const project = await createProject(app.deps, { ownerId: owner.id });
  const member = async (role: 'viewer' | 'editor' | 'adviser') => {
    const user = await createUser(app.deps);
    await createCollaborator(app.deps, project, { user, role });
    return user;
  };
  const projectId = project.id;
  const pictures = app.as(owner).planPictures;
  const words = { alt: 'The counter', caption: '', width: 'full' } as const;
  const given = (file: Buffer, more: { section?: string; pictureId?: string; alt?: string | null } = {}) => ({
    ...{ projectId, pictureId: randomUUID(), section: 'summary' as const, ...words },
    ...(more as object),
    data: file.toString('base64'),
  });
  const served = async (user: typeof owner, pictureId: string, headers: Record<string, string> = {}) =>
    app.request(`/api/v1/projects/${projectId}/plan-pictures/${pictureId}/image`, {
      headers: { cookie: user.cookie, ...headers },
    });
  return { app, owner, member, projectId, pictures, given, served, words };
}

/** What a picture was refused for. */
async function problemOf(call: Promise<unknown>): Promise<unknown> {
  const [error] = await safe(call);
  return (error as { data?: { fields?: { path: string; problem: string }[] } } | null)?.data?.fields?.[0];
}

const small = pngOf(40, 30);

describe('a picture of the plan', () => {
  test('is added by the owner and the editors, and shown to everybody in the project', async () => {
    const { app, owner, member, projectId, pictures, given, served } = await scene();
    const [viewer, editor, adviser] = [await member('viewer'), await member('editor'), await member('adviser')];
    const first = given(small);
    expect(await refusal(app.as(viewer).planPictures.add(first))).toBe('FORBIDDEN');
    expect(await refusal(app.as(adviser).planPictures.add(first))).toBe('FORBIDDEN');
    expect(await refusal(app.as(await createUser(app.deps)).planPictures.add(first))).toBe('NOT_FOUND');
    const [added] = (await app.as(editor).planPictures.add(first)).pictures;
    expect(added).toEqual({
      ...{ id: first.pictureId, section: 'summary', alt: 'The counter', caption: '', width: 'full', removed: false },
      size: { width: 40, height: 30 },
    });
    for (const user of [owner, viewer, adviser]) {
      expect((await app.as(user).planPictures.list({ projectId })).pictures).toHaveLength(1);
      expect((await served(user, first.pictureId)).status).toBe(200);
    }
    expect((await served(await createUser(app.deps), first.pictureId)).status).toBe(404);
    expect((await pictures.add(first)).pictures).toHaveLength(1);
  });

  test('is served as a picture and nothing else, and not again while it is known', async () => {
    const { owner, pictures, given, served } = await scene();
    const picture = given(small);
    await pictures.add(picture);
    const answer = await served(owner, picture.pictureId);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'private, no-cache',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      etag: `"${picture.pictureId}"`,
    });
    const again = await served(owner, picture.pictureId, { 'if-none-match': `"${picture.pictureId}"` });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await served(owner, randomUUID())).status).toBe(404);
  });

  test('is made anew: turned as it was taken, without the place and without what follows the picture', async () => {
    const { owner, pictures, given, served } = await scene();
    const taken = await photo(80, 40, { orientation: 6, place: 'SECRET-PLACE' });
    const file = Buffer.concat([taken, Buffer.from('<script>alert(1)</script>')]);
    expect(file.includes('SECRET-PLACE')).toBe(true);
    const picture = given(file);
    const { pictures: listed } = await pictures.add(picture);
    expect(listed[0]?.size).toEqual({ width: 40, height: 80 });
    const bytes = Buffer.from(await (await served(owner, picture.pictureId)).arrayBuffer());
    expect(readPicture(bytes)).toEqual({ type: 'image/jpeg', width: 40, height: 80 });
    for (const trace of ['SECRET-PLACE', 'Exif', '<script>'])
      expect([trace, bytes.includes(trace)]).toEqual([trace, false]);
  });

  test('is at most 2,000 pixels long, and white where it was transparent', async () => {
    const { owner, pictures, given, served } = await scene();
    const picture = given(pngOf(5_000, 500, [0, 0, 0, 0]));
    expect((await pictures.add(picture)).pictures[0]?.size).toEqual({ width: 2_000, height: 200 });
    const bytes = Buffer.from(await (await served(owner, picture.pictureId)).arrayBuffer());
    const { Transformer } = await import('@napi-rs/image');
    expect((await new Transformer(bytes).rawPixels()).subarray(0, 3)).toEqual(Buffer.from([255, 255, 255]));
  });

  test.each([
    ['nothing', Buffer.alloc(0), 'not_a_picture'],
    ['a text with another name', Buffer.from('hello'), 'not_a_picture'],
    ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'not_a_picture'],
    ['a page that begins as a GIF', Buffer.from('GIF89a/*<html>*/'), 'not_a_picture'],
    ['half a PNG', small.subarray(0, 60), 'not_a_picture'],
    ['a header alone', pngOf(1, 1).subarray(0, 33), 'not_a_picture'],
    ['more than 24 megapixels', pngOf(7_000, 3_501), 'too_many_pixels'],
    ['a bomb', pngOf(2, 2).fill(0x7f, 16, 24), 'too_many_pixels'],
  ])('is not made of %s', async (_name, file, problem) => {
    const { projectId, pictures, given } = await scene();
    expect(await problemOf(pictures.add(given(file)))).toEqual({ path: 'data', problem });
    expect((await pictures.list({ projectId })).pictures).toEqual([]);
    // The next one is made as if nothing had happened.
    expect((await pictures.add(given(small))).pictures).toHaveLength(1);
  });

  test.each([
    ['crashes', new OrderCrashed('ended (SIGSEGV)'), 'not_a_picture'],
    ['does not end in time', new OrderTooSlow('took longer'), 'took_too_long'],
  ])('whose decoder %s is refused, and the next one is made', async (_name, error, problem) => {
    const { app, projectId, pictures, given } = await scene();
    const { make } = app.deps.makers.pictures;
    app.deps.makers.pictures.make = async () => Promise.reject(error);
    expect(await problemOf(pictures.add(given(small)))).toEqual({ path: 'data', problem });
    app.deps.makers.pictures.make = make;
    expect((await pictures.list({ projectId })).pictures).toEqual([]);
    expect((await pictures.add(given(small))).pictures).toHaveLength(1);
  });

  test('is not made of half a photo', async () => {
    const { pictures, given } = await scene();
    const taken = await photo(200, 200);
    const half = given(taken.subarray(0, taken.length / 2));
    expect(await problemOf(pictures.add(half))).toEqual({ path: 'data', problem: 'not_a_picture' });
  });

  test('of 24 megapixels, as phones make them, is made', async () => {
    const { pictures, given } = await scene();
    expect((await pictures.add(given(pngOf(5_712, 4_284)))).pictures[0]?.size).toEqual({ width: 2_000, height: 1_500 });
  });

  test('is refused before it is read when its file is too large', async () => {
    const { app, owner, given } = await scene();
    const body = JSON.stringify({ json: given(Buffer.alloc(30 * 1024 * 1024)) });
    const headers = { cookie: owner.cookie, 'content-type': 'application/json', origin: testOrigin };
    const answer = await app.request('/rpc/planPictures/add', { method: 'POST', headers, body });
    expect(answer.status).toBe(413);
    expect(pictureLimits.uploadBytes).toBe(10 * 1024 * 1024);
  });

  test('has words, or says that it only decorates', async () => {
    const { projectId, pictures, given, words } = await scene();
    expect(await refusal(pictures.add(given(small, { alt: '  ' })))).toBe('INVALID_INPUT');
    const picture = given(small, { alt: null });
    await pictures.add(picture);
    const of = { projectId, pictureId: picture.pictureId };
    const { pictures: after } = await pictures.describe({ ...of, ...words, caption: ' Since 1987 ', width: 'half' });
    expect(after[0]).toMatchObject({ alt: 'The counter', caption: 'Since 1987', width: 'half' });
    expect(await refusal(pictures.describe({ ...of, pictureId: randomUUID(), ...words }))).toBe('INVALID_INPUT');
  });

  test('is removed and brought back, and only then deleted for good', async () => {
    const { app, member, projectId, pictures, given, served } = await scene();
    const viewer = await member('viewer');
    const picture = given(small);
    const of = { projectId, pictureId: picture.pictureId };
    await pictures.add(picture);
    expect(await refusal(pictures.erase(of))).toBe('CONFLICT');
    expect((await pictures.remove({ ...of, removed: true })).pictures).toMatchObject([{ removed: true }]);
    expect((await app.as(viewer).planPictures.list({ projectId })).pictures).toEqual([]);
    expect((await served(viewer, picture.pictureId)).status).toBe(404);
    expect((await pictures.remove({ ...of, removed: false })).pictures).toMatchObject([{ removed: false }]);
    expect((await served(viewer, picture.pictureId)).status).toBe(200);
    await pictures.remove({ ...of, removed: true });
    expect((await pictures.erase(of)).pictures).toEqual([]);
    expect((await pictures.erase(of)).pictures).toEqual([]);
    const { rows } = await app.deps.db.execute(sql`select 1 from plan_picture_bytes`);
    expect(rows).toEqual([]);
  });

  test('moves within its section', async () => {
    const { projectId, pictures, given } = await scene();
    const [a, b, c] = [given(small), given(small), given(small)];
    for (const each of [a, b, c]) await pictures.add(each);
    const order = async () => (await pictures.list({ projectId })).pictures.map(({ id }) => id);
    expect(await order()).toEqual([a, b, c].map(({ pictureId }) => pictureId));
    await pictures.move({ projectId, pictureId: c.pictureId, after: null });
    await pictures.move({ projectId, pictureId: a.pictureId, after: b.pictureId });
    expect(await order()).toEqual([c, b, a].map(({ pictureId }) => pictureId));
    const other = given(small, { section: 'market' });
    await pictures.add(other);
    const astray = pictures.move({ projectId, pictureId: a.pictureId, after: other.pictureId });
    expect(await refusal(astray)).toBe('INVALID_INPUT');
  });

  test('belongs to a section that exists', async () => {
    const { pictures, given } = await scene();
    const astray = pictures.add(given(small, { section: randomUUID() }));
    expect(await problemOf(astray)).toEqual({ path: 'section', problem: 'unknown_section' });
  });

  test('of two people at once, neither passes what a section can have', async () => {
    const { app, owner, member, projectId, pictures, given } = await scene();
    const editor = await member('editor');
    for (let count = 1; count < capacities.sectionPictures; count += 1) await pictures.add(given(small));
    const results = await Promise.all(
      [owner, editor].map((user) => refusal(app.as(user).planPictures.add(given(small)))),
    );
    expect(results.sort()).toEqual(['LIMIT_REACHED', undefined]);
    expect((await pictures.list({ projectId })).pictures).toHaveLength(capacities.sectionPictures);
  });

  test('goes with its project', async () => {
    const { app, owner, projectId, pictures, given } = await scene();
    await pictures.add(given(small));
    await app.as(owner).projects.delete({ projectId });
    await app.as(owner).projects.erase({ projectId });
    const { rows } = await app.deps.db.execute(
      sql`select 1 from plan_pictures union all select 1 from plan_picture_bytes`,
    );
    expect(rows).toEqual([]);
  });
});

describe('the pictures behind a link', () => {
  test('are those of the plan as it is read, until the link is revoked', async () => {
    const { app, owner, projectId, pictures, given } = await scene();
    const [shown, removed, leftOut] = [given(small), given(small), given(small, { section: 'risks' })];
    for (const each of [shown, removed, leftOut]) await pictures.add(each);
    await pictures.remove({ projectId, pictureId: removed.pictureId, removed: true });
    await app.as(owner).planDocument.show({ projectId, section: 'risks', shown: false });
    const ends_at = new Date(Date.now() + 86_400_000).toISOString();
    const wanted = { projectId, language: 'en', reader: 'A bank', ends_at } as const;
    const { address, link } = await app.as(owner).links.create({ ...wanted, document: 'plan' });
    const token = address.split('#')[1] ?? '';
    const reader = app.as(null).links;
    const opened = await reader.open({ token });
    expect(opened.state === 'open' && opened.text).toContain(`![](elan-picture:${shown.pictureId})`);
    const read = (await reader.pictures({ token })).pictures;
    expect(read.map(({ id, alt }) => [id, alt])).toEqual([[shown.pictureId, 'The counter']]);
    expect(readPicture(Buffer.from(read[0]?.data ?? '', 'base64'))).toMatchObject({ type: 'image/png' });
    const whole = await app.as(owner).links.create({ ...wanted, document: 'project' });
    expect((await reader.pictures({ token: whole.address.split('#')[1] ?? '' })).pictures).toEqual([]);
    await app.as(owner).links.revoke({ projectId, linkId: link.id });
    expect(await refusal(reader.pictures({ token }))).toBe('NOT_FOUND');
  });

  test('need its password', async () => {
    const { app, owner, projectId } = await scene();
    const ends_at = new Date(Date.now() + 86_400_000).toISOString();
    const wanted = { projectId, document: 'plan', language: 'en', reader: 'A bank', ends_at } as const;
    const { address } = await app.as(owner).links.create({ ...wanted, password: 'a long password' });
    const token = address.split('#')[1] ?? '';
    expect(await refusal(app.as(null).links.pictures({ token }))).toBe('FORBIDDEN');
    expect(await app.as(null).links.pictures({ token, password: 'a long password' })).toEqual({ pictures: [] });
  });
});

describe('the file of a project', () => {
  test('takes its pictures along, which are made anew by an import', async () => {
    const { app, owner, projectId, pictures, given } = await scene();
    await pictures.add(given(small));
    await pictures.add(given(await photo(80, 40, { place: 'SECRET-PLACE' }), { section: 'market', alt: null }));
    const { body } = await app.as(owner).documents.file({ projectId, format: 'json', language: 'en' });
    const file = JSON.parse(await body.text());
    expect(file.plan_document.pictures).toMatchObject([{ section: 'market', alt: null }, { section: 'summary' }]);
    const { counts } = await app.as(owner).projectFile.check({ file });
    expect(counts.pictures).toBe(2);
    const { id } = await app.as(owner).projectFile.import({ importId: randomUUID(), file });
    const { pictures: taken } = await pictures.list({ projectId: id });
    expect(taken.map(({ section, alt, size }) => [section, alt, size])).toEqual([
      ['market', null, { width: 80, height: 40 }],
      ['summary', 'The counter', { width: 40, height: 30 }],
    ]);
    file.plan_document.pictures[0].data = Buffer.from('hello').toString('base64');
    const path = 'plan_document.pictures.0.data';
    expect(await problemOf(app.as(owner).projectFile.check({ file }))).toEqual({ path, problem: 'not_a_picture' });
    // Its header is that of a picture; the rest is found out by making it anew.
    file.plan_document.pictures[0].data = small.subarray(0, 60).toString('base64');
    const importing = app.as(owner).projectFile.import({ importId: randomUUID(), file });
    expect(await problemOf(importing)).toEqual({ path, problem: 'not_a_picture' });
  });
});
