import { randomUUID } from 'node:crypto';
import { emptyCells } from '@elan/domain/ledger/row';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { dayOf } from '../../platform/month-of.ts';
import { createUser, type TestUser } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { fileRow, wholeFile } from '../project-file/testing/files.ts';

const path = '/functions/v1/account-archive';

async function archiveOf(app: TestApp, { cookie }: TestUser) {
  const answer = await app.request(path, { headers: { cookie } });
  const parts = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return {
    answer,
    files: Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)])),
  };
}

/** Creates a project with one thing of each kind, and a debt. */
async function createWholeProject(app: TestApp, user: TestUser): Promise<string> {
  const debt = { ...fileRow(), kind: 'debt', cells: emptyCells('debt', 'SECRET card') };
  const whole = wholeFile();
  const file = { ...whole, rows: [...whole.rows, debt] };
  return (await app.as(user).projectFile.import({ importId: randomUUID(), file })).id;
}

const download = async (app: TestApp, user: TestUser, projectId: string) =>
  (await app.as(user).documents.wholeFile({ projectId, language: 'en' })).body.text();

/** What an import may change: when the project was made. */
function withoutDates(text: string) {
  const { project, modules, ...file } = JSON.parse(text);
  return {
    ...file,
    project: { ...project, created_at: null },
    modules: modules.map(({ analyses, ...module }: { analyses: object[] }) => ({
      ...module,
      analyses: analyses.map((analysis) => ({ ...analysis, created_at: null })),
    })),
  };
}

describe('the archive of an account', () => {
  test.each([{}, { authorization: 'Bearer made.up' }])('is not given without a session', async (headers) => {
    const app = await createTestApp();
    const answer = await app.request(path, { headers });
    expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'NOT_AUTHENTICATED' }]);
  });

  test('holds the export, and of each project the file that another account imports as it was', async () => {
    const at = new Date();
    const app = await createTestApp({ now: () => at });
    const day = dayOf(at);
    const [user, fresh] = [await createUser(app.deps), await createUser(app.deps)];
    const projectId = await createWholeProject(app, user);
    const trashed = await app.as(user).projects.create({ name: 'Trashed' });
    await app.as(user).projects.create({ name: 'Bakery' });
    await app.as(user).projects.delete({ projectId: trashed.id });
    const { answer, files } = await archiveOf(app, user);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="elan-data-${day}.zip"`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const names = ['account.json', `projects/1 Bakery ${day}.json`, `projects/2 Bakery ${day}.json`];
    expect(Object.keys(files)).toEqual(names);
    const { projects } = JSON.parse(files['account.json'] ?? '');
    expect(projects.map(({ name }: { name: string }) => name)).toEqual(['Bakery', 'Trashed', 'Bakery']);
    const text = files[names[1] ?? ''] ?? '';
    expect(text).toBe(await download(app, user, projectId));
    expect(text).toContain('SECRET');
    const imported = await app.as(fresh).projectFile.import({ importId: randomUUID(), file: JSON.parse(text) });
    expect(withoutDates(await download(app, fresh, imported.id))).toEqual(withoutDates(text));
  });

  test('makes the file of a project only when the ones before it were taken', async () => {
    const app = await createTestApp();
    const user = await createUser(app.deps);
    for (const name of ['One', 'Two', 'Three', 'Four']) await app.as(user).projects.create({ name });
    const { make } = app.deps.makers.files;
    let made = 0;
    app.deps.makers.files.make = (order, seconds) => {
      made += 1;
      return make(order, seconds);
    };
    const { body } = await app.request(path, { headers: { cookie: user.cookie } });
    const reader = body?.getReader();
    const first = await reader?.read();
    expect([first?.done, made]).toEqual([false, 0]);
    await reader?.cancel();
    expect(made).toBeLessThan(2);
  });
});
