import { expect, test } from 'vitest';
import { sessions, users } from '../../db/schema/auth.ts';
import { post, withAccount } from '../../testing/account-calls.ts';
import { createAuth } from './auth.ts';
import { openSession } from './open-session.ts';

test('a session whose answer cannot be read is deleted, and nobody gets it', async () => {
  const { app } = await withAccount();
  const [user] = await app.deps.db.select().from(users);
  const { handler } = createAuth(app.deps);
  const headers = new Headers({ origin: app.deps.settings.publicUrl, 'content-type': 'application/json' });
  for (const spoiled of ['<html>', '{}', '{"token":"another"}']) {
    const spoil = async (request: Request) => {
      await handler(request);
      expect(await app.deps.db.select().from(sessions)).toHaveLength(1);
      return new Response(spoiled);
    };
    await expect(openSession(app.deps, spoil, headers, user?.id ?? '')).rejects.toThrow('cannot be read');
    expect(await app.deps.db.select().from(sessions)).toEqual([]);
  }
  expect((await openSession(app.deps, handler, headers, user?.id ?? '')).status).toBe(200);
});

test('no request reaches the call itself, and without a proved person it opens nothing', async () => {
  const { app } = await withAccount();
  expect((await post(app, 'open-session', {})).status).toBe(404);
  const url = `${app.deps.settings.publicUrl}/api/auth/open-session`;
  const headers = { 'content-type': 'application/json', origin: app.deps.settings.publicUrl };
  const asked = new Request(url, { method: 'POST', headers, body: '{}' });
  await createAuth(app.deps)
    .handler(asked)
    .catch(() => {});
  expect(await app.deps.db.select().from(sessions)).toEqual([]);
});
