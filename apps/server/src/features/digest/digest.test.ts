import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { loginAttempts } from '../../db/schema/login-attempts.ts';
import { noticeChoices, outboxMails } from '../../db/schema/mail.ts';
import { createCollaborator, createProject, createUser, type TestUser } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { setNotice } from '../mail/set-notice.ts';
import { sendDigests } from './send-digests.ts';

const mailsOf = (app: TestApp) => app.deps.db.select().from(outboxMails).orderBy(outboxMails.recipient);

test('tells what others did and what was completed, in own and shared projects, in the language of the reader', async () => {
  const { app, owner, guest, project } = await scene();
  await app.deps.db.execute(sql`update users set name = 'Ann Roy' where id = ${owner.id}`);
  await active(app, project.id, owner, 'module_updated', 'finances');
  await active(app, project.id, owner, 'module_updated', 'idea');
  await active(app, project.id, owner, 'comment_added', 'idea');
  await active(app, project.id, owner, 'project_viewed');
  await complete(app, project.id, 'idea');
  await subscribe(app, guest);
  await sendDigests(app.deps);
  const [mail, ...more] = await mailsOf(app);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ recipient: guest.email, subject: 'Votre semaine dans Élan' });
  expect(mail?.text).toContain(
    [
      'Bakery',
      '- Terminé\u00a0: Mon idée',
      '- 2 modifications\u00a0: Finances et Mon idée',
      '- 1 commentaire',
      '- Par Ann Roy',
    ].join('\n'),
  );
  expect(mail?.unsubscribe).toContain('/unsubscribe/');
  expect(mail?.expiresAt).not.toBeNull();
});

test('goes to nobody who has not asked for it, who has switched it off, or who has no news', async () => {
  const { app, owner, guest, project } = await scene();
  const idle = await createUser(app.deps);
  await active(app, project.id, owner, 'module_updated', 'idea');
  await sendDigests(app.deps);
  await subscribe(app, guest);
  await app.as(guest).mail.setNotice({ kind: 'digest', wanted: false });
  await subscribe(app, idle);
  // What somebody did alone is no news to them.
  await subscribe(app, owner);
  await sendDigests(app.deps);
  expect(await mailsOf(app)).toEqual([]);
});

test('says nothing about a project that the reader can no longer read, or of a stranger', async () => {
  const { app, owner, guest, project } = await scene();
  const foreign = await createProject(app.deps, { ownerId: owner.id, name: 'Secret' });
  const asked = await createProject(app.deps, { ownerId: owner.id, name: 'Asked' });
  await createCollaborator(app.deps, asked, { user: guest, role: 'editor', status: 'pending' });
  for (const id of [project.id, foreign.id, asked.id]) await active(app, id, owner, 'module_updated', 'idea');
  await app.deps.db.execute(sql`delete from project_collaborators where project_id = ${project.id}`);
  await subscribe(app, guest);
  await sendDigests(app.deps);
  expect(await mailsOf(app)).toEqual([]);
});

test('is sent once a week and continues where the last one ended', async () => {
  let now = new Date();
  const { app, owner, guest, project } = await scene({ now: () => now });
  const pass = (hours: number) => {
    now = new Date(now.getTime() + hours * 60 * 60 * 1000);
  };
  await active(app, project.id, owner, 'module_updated', 'idea');
  await subscribe(app, guest);
  pass(1);
  await sendDigests(app.deps);
  for (let run = 0; run < 3; run += 1) {
    pass(24);
    await active(app, project.id, owner, 'comment_added', 'finances', now);
    await sendDigests(app.deps);
  }
  expect(await mailsOf(app)).toHaveLength(1);
  // Switching it off and on again brings no second one.
  for (const wanted of [false, true]) await setNotice(app.deps.db, guest.id, 'digest', wanted);
  await sendDigests(app.deps);
  expect(await mailsOf(app)).toHaveLength(1);
  pass(4 * 24);
  await sendDigests(app.deps);
  const texts = (await mailsOf(app)).map(({ text }) => text);
  expect(texts).toHaveLength(2);
  expect(texts.filter((text) => text.includes('3 commentaires') && !text.includes('modification'))).toHaveLength(1);
});

test('is claimed once by several processes, in portions', async () => {
  const { app, owner, project } = await scene();
  await active(app, project.id, owner, 'comment_added', 'idea');
  const readers = 120;
  await app.deps.db.execute(sql`
    with readers as (
      insert into users (id, email, name)
      select gen_random_uuid(), 'reader' || n || '@x.test', '' from generate_series(1, ${readers}::int) n returning id, email
    ), preferences as (
      insert into user_preferences (user_id) select id from readers
    ), collaborators as (
      insert into project_collaborators (project_id, user_id, invited_email, invited_email_lower, invited_by, role, status)
      select ${project.id}, id, email, email, ${owner.id}, 'viewer', 'accepted' from readers
    )
    insert into notice_choices (user_id, kind, wanted) select id, 'digest', true from readers`);
  await Promise.all([1, 2, 3].map(() => sendDigests(app.deps)));
  const recipients = (await mailsOf(app)).map(({ recipient }) => recipient);
  expect(recipients).toHaveLength(readers);
  expect(new Set(recipients).size).toBe(readers);
});

test('that fails in the middle is neither lost nor sent twice', async () => {
  const { app, owner, guest, project } = await scene();
  await active(app, project.id, owner, 'comment_added', 'idea');
  await subscribe(app, guest);
  await app.deps.db.execute(sql`alter table outbox_mails add constraint full_outbox check (false) not valid`);
  await expect(sendDigests(app.deps)).rejects.toThrow();
  await app.deps.db.execute(sql`alter table outbox_mails drop constraint full_outbox`);
  expect(await app.deps.db.select().from(noticeChoices)).toMatchObject([{ coveredUntil: null }]);
  await sendDigests(app.deps);
  await sendDigests(app.deps);
  expect(await mailsOf(app)).toHaveLength(1);
});

test('waits while the account is locked', async () => {
  const { app, owner, guest, project } = await scene();
  await active(app, project.id, owner, 'comment_added', 'idea');
  await subscribe(app, guest);
  await app.deps.db.insert(loginAttempts).values({ email: guest.email, count: 7, lastAttemptAt: new Date() });
  await sendDigests(app.deps);
  expect(await mailsOf(app)).toEqual([]);
  await app.deps.db.update(loginAttempts).set({ lastAttemptAt: sql`now() - interval '16 minutes'` });
  await sendDigests(app.deps);
  expect(await mailsOf(app)).toHaveLength(1);
});

test('goes only to addresses that count as confirmed', async () => {
  const { app, owner, guest, project } = await scene({ settings: { confirmsAddresses: true } });
  await active(app, project.id, owner, 'comment_added', 'idea');
  await subscribe(app, guest);
  await sendDigests(app.deps);
  expect(await mailsOf(app)).toEqual([]);
  await app.deps.db.execute(sql`update users set email_verified = true where id = ${guest.id}`);
  await sendDigests(app.deps);
  expect(await mailsOf(app)).toHaveLength(1);
});

test('records when a module becomes complete, and forgets it when it is not any more', async () => {
  const { app, owner, project } = await scene();
  const entryId = '1700000000001';
  const entry = { projectId: project.id, entryId, title: 'A day', content: 'Words', mood: 'neutral' } as const;
  await app.as(owner).journal.add(entry);
  const completed = () =>
    app.deps.db.execute(sql`select completed_at is not null as at from project_modules where complete`);
  expect((await completed()).rows).toEqual([{ at: true }]);
  await app.as(owner).journal.remove({ projectId: project.id, entryId });
  expect((await completed()).rows).toEqual([]);
});

async function scene(options: Parameters<typeof createTestApp>[0] = {}) {
  const app = await createTestApp(options);
  const owner = await createUser(app.deps, { premium: true });
  const guest = await createUser(app.deps, { language: 'fr' });
  const project = await createProject(app.deps, { ownerId: owner.id, name: 'Bakery' });
  await createCollaborator(app.deps, project, { user: guest, role: 'viewer' });
  return { app, owner, guest, project };
}

const subscribe = (app: TestApp, user: TestUser) => app.as(user).mail.setNotice({ kind: 'digest', wanted: true });

async function active(
  { deps }: TestApp,
  projectId: string,
  user: TestUser,
  type: string,
  module: string | null = null,
  at = new Date(Date.now() - 60_000),
): Promise<void> {
  await deps.db.execute(sql`
    insert into project_activity (project_id, user_id, action_type, module_key, description, created_at)
    values (${projectId}, ${user.id}, ${type}, ${module}, '', ${at})`);
}

async function complete({ deps }: TestApp, projectId: string, module: string): Promise<void> {
  await deps.db.execute(sql`
    insert into project_modules (project_id, module, complete, completed_at)
    values (${projectId}, ${module}, true, now() - interval '1 minute')`);
}
