import { emptyCells } from '@elan/domain/ledger/row';
import { describe, expect, test } from 'vitest';
import { OrderTooSlow } from '../../platform/file-maker.ts';
import { createCollaborator, createProject, createUser, testRow } from '../../testing/factories.ts';
import { refusal } from '../../testing/refusal.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { FileOrder } from './answer-order.ts';

async function scene() {
  const app = await createTestApp();
  const owner = await createUser(app.deps);
  const { id: projectId } = await createProject(app.deps, { ownerId: owner.id });
  return { app, owner, projectId };
}

describe('the files of a project', () => {
  test('are downloaded over HTTP with a safe name, and never cached', async () => {
    const { app, owner, projectId } = await scene();
    await app.as(owner).projects.update({ projectId, name: '../Café "Élan"; x: y.exe' });
    const path = `/api/v1/projects/${projectId}/files/word?language=fr`;
    const answer = await app.request(path, { headers: { cookie: owner.cookie } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-type')).toContain('wordprocessingml');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const named = answer.headers.get('content-disposition') ?? '';
    expect(named).toMatch(
      /^attachment; filename="Cafe Elan x y exe \d{4}-\d\d-\d\d\.docx"; filename\*=UTF-8''Caf%C3%A9/u,
    );
    expect(Buffer.from(await answer.arrayBuffer()).subarray(0, 2)).toEqual(Buffer.from('PK'));
    expect((await app.request(path)).status).toBe(401);
  });

  test('never contain debts and the household, not even for the owner', async () => {
    const { app, owner, projectId } = await scene();
    const debt = { ...testRow(), kind: 'debt' as const, cells: { ...emptyCells('debt', 'SECRET'), amount: 900_000 } };
    const sold = { ...emptyCells('stream', 'Bread'), price: 800, quantity: 500, per: 'month' as const };
    const bread = { ...testRow(), kind: 'stream' as const, cells: sold };
    await app.as(owner).ledger.save({ projectId, rows: [debt, bread, testRow(undefined, { name: 'Insurance' })] });
    for (const format of ['json', 'markdown', 'csv'] as const) {
      const { body } = await app.as(owner).documents.file({ projectId, format, language: 'en' });
      const text = await body.text();
      expect(text).not.toContain('SECRET');
      expect(text).not.toContain('household');
      expect(text).toContain('Insurance');
    }
  });

  test('include the business plan', async () => {
    const { app, owner, projectId } = await scene();
    await app.as(owner).ledger.save({ projectId, rows: [testRow(undefined, { name: 'Insurance' })] });
    const { body } = await app.as(owner).documents.plan({ projectId, format: 'markdown', language: 'fr' });
    expect(body.name).toMatch(/Plan d'affaires \d{4}-\d\d-\d\d\.md$/u);
    expect(await body.text()).toContain('# Ce qui reste à démontrer');
    const pdf = await app.as(owner).documents.plan({ projectId, format: 'pdf', language: 'en' });
    expect(pdf.body.type).toBe('application/pdf');
  });

  test('are for everybody who may read the project, on any plan', async () => {
    const { app, owner, projectId } = await scene();
    const viewer = await createUser(app.deps);
    await createCollaborator(app.deps, { id: projectId, ownerId: owner.id }, { user: viewer, role: 'viewer' });
    const { body, headers } = await app.as(viewer).documents.file({ projectId, format: 'excel', language: 'en' });
    expect(body.name).toMatch(/\.xlsx$/u);
    expect(headers['content-disposition']).toContain('attachment');
  });

  test('tell a person who waits how many are made before theirs', async () => {
    const { app, owner, projectId } = await scene();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const busy = [app.deps.makers.files.inTurn(() => held), app.deps.makers.files.inTurn(() => held)];
    const place = () => app.as(owner).documents.place({});
    expect(await place()).toEqual({ before: null });
    const file = app.as(owner).documents.file({ projectId, format: 'json', language: 'en' });
    await expect.poll(place).toEqual({ before: 2 });
    expect(await app.as(await createUser(app.deps)).documents.place({})).toEqual({ before: null });
    release();
    await Promise.all([...busy, file]);
    expect(await place()).toEqual({ before: null });
  });

  test('come in turn from person to person, however many one of them asks for', async () => {
    const { app, owner, projectId } = await scene();
    const other = await createUser(app.deps);
    const { id: otherId } = await createProject(app.deps, { ownerId: other.id, name: 'Of the other' });
    const { files } = app.deps.makers;
    const { make } = files;
    const made: string[] = [];
    files.make = (order) => {
      made.push((order as FileOrder).content.project.name);
      return make(order);
    };
    let release = () => {};
    const busy = files.inTurn(() => new Promise<void>((resolve) => (release = resolve)), owner.id);
    const file = (user: typeof owner, id: string) =>
      app.as(user).documents.file({ projectId: id, format: 'json', language: 'en' });
    const many = [file(owner, projectId), file(owner, projectId)];
    await expect.poll(() => files.inTurn.load().waiting).toBe(2);
    expect(await refusal(file(owner, projectId))).toBe('UNAVAILABLE');
    const others = file(other, otherId);
    await expect.poll(() => files.inTurn.load().waiting).toBe(3);
    release();
    await Promise.all([busy, ...many, others]);
    expect(made).toEqual(['Of the other', 'A project', 'A project']);
  });

  test('do not wait for pictures and for readers of links', async () => {
    const { app, owner, projectId } = await scene();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const busy = [app.deps.makers.pictures, app.deps.makers.readers].map(({ inTurn }) => inTurn(() => held));
    const { body } = await app.as(owner).documents.file({ projectId, format: 'json', language: 'en' });
    expect(body.size).toBeGreaterThan(0);
    release();
    await Promise.all(busy);
  });

  test('are refused with a moment to come back when too many are being made', async () => {
    const { app, owner, projectId } = await scene();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const busy = Array.from({ length: 21 }, () => app.deps.makers.files.inTurn(() => held));
    const input = { projectId, format: 'json', language: 'en' } as const;
    const refused = await refusal(app.as(owner).documents.file(input));
    const path = `/api/v1/projects/${projectId}/files/json?language=en`;
    const answer = await app.request(path, { headers: { cookie: owner.cookie } });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    release();
    await Promise.all(busy);
    expect(refused).toBe('UNAVAILABLE');
    expect((await app.as(owner).documents.file(input)).body.size).toBeGreaterThan(0);
  });

  test('ask to come back when one takes too long, which a busy machine is enough for', async () => {
    const { app, owner, projectId } = await scene();
    const { files } = app.deps.makers;
    const { make } = files;
    files.make = async () => {
      throw new OrderTooSlow('A file took longer than 60 seconds');
    };
    const input = { projectId, format: 'json', language: 'en' } as const;
    expect(await refusal(app.as(owner).documents.file(input))).toBe('UNAVAILABLE');
    files.make = make;
    expect((await app.as(owner).documents.file(input)).body.size).toBeGreaterThan(0);
  });
});
