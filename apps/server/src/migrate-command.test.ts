import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, inject, onTestFinished, test } from 'vitest';
import { runAdmin } from './admin/run-admin.ts';
import { backUp } from './backup-commands.ts';
import { connect } from './db/client.ts';
import { migrateFor } from './migrate-command.ts';
import { start } from './start.ts';
import { createEmptyDatabase } from './testing/postgres.ts';
import { makeScratchDirectory } from './testing/scratch-directory.ts';

const scratch = makeScratchDirectory();
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

test('with a role of its own the product works, and cannot change or empty the audit log', async () => {
  const { ownerUrl, role, settings, config } = await twoRoles();
  await expect(start(settings)).rejects.toThrow('npm run migrate');
  expect(await migrateFor({ DATABASE_URL: ownerUrl }, [role])).toContain(role);
  // A second time, as after every upgrade.
  await migrateFor({ DATABASE_URL: ownerUrl }, [role]);

  const running = await start(settings);
  onTestFinished(() => running.stop());
  const email = 'ada@example.test';
  const answer = await fetch(`http://127.0.0.1:${running.port}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'a-password-of-the-test' }),
  });
  expect(answer.status).toBe(200);
  const admin = (...args: string[]) => runAdmin(settings, args, { ask: async () => null, log() {} });
  expect(await admin('delete', email, '--yes')).toContain('deleted');
  await expect(admin('person', email)).rejects.toThrow();
  expect(await backUp(settings, [join(scratch, 'backup.gz')])).toContain('rows of');

  const client = new pg.Client(config);
  await client.connect();
  onTestFinished(() => client.end());
  for (const statement of [
    'update operator_acts set operator = $$x$$',
    'delete from operator_acts',
    'truncate operator_acts',
    'drop table operator_acts',
    'alter table operator_acts disable trigger user',
    'create or replace function refuse_change() returns trigger language plpgsql as $$begin return null; end$$',
    'grant delete on operator_acts to current_user',
  ]) {
    const outcome = await client.query(statement).then(
      () => 'done',
      (error: pg.DatabaseError) => error.code,
    );
    // PostgreSQL answers a grant of rights that one does not have with a warning; the delete below is refused still.
    expect([statement, outcome]).toEqual([statement, statement.startsWith('grant') ? expect.anything() : '42501']);
  }
  await expect(client.query('delete from operator_acts')).rejects.toMatchObject({ code: '42501' });
  expect(await admin('audit')).toMatch(/delete .*done/u);
});

test('a role that could act as the owner is refused, and so is one that does not exist', async () => {
  const { ownerUrl, owner } = await twoRoles();
  await expect(migrateFor({ DATABASE_URL: ownerUrl }, [owner])).rejects.toThrow('another role');
  await expect(migrateFor({ DATABASE_URL: ownerUrl }, ['postgres'])).rejects.toThrow('another role');
  await expect(migrateFor({ DATABASE_URL: ownerUrl }, ['nobody-of-ours'])).rejects.toThrow('no role');
  await expect(migrateFor({ DATABASE_URL: ownerUrl }, [])).rejects.toThrow('Name');
  await expect(migrateFor({}, ['x'])).rejects.toThrow('embedded database has one role');
});

/** An empty database of one role, and another role without any rights, which the product is to use. */
async function twoRoles() {
  const database = await createEmptyDatabase();
  const role = `product_${randomUUID().replaceAll('-', '')}`;
  const { host, port, user: owner, database: name } = database.config;
  const { db: admin, end } = connect(inject('postgres').admin);
  await admin.$client.query(`create role ${role} login`);
  onTestFinished(async () => {
    await database.drop();
    await admin.$client.query(`drop role ${role}`);
    await end();
  });
  const url = (user: string) => `postgres://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
  const settings = {
    ...{ NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'fatal', AUTH_SECRET: 'x'.repeat(40) },
    DATABASE_URL: url(role),
  };
  return { ownerUrl: url(owner), owner, role, settings, config: { ...database.config, user: role } };
}
