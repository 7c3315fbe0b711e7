import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { users } from '../../db/schema/auth.ts';
import { noticeChoices, outboxMails } from '../../db/schema/mail.ts';
import { write } from '../../db/write.ts';
import { createSmtpSender } from '../../platform/mail/smtp.ts';
import { createCollaborator, createProject, createUser, type TestUser } from '../../testing/factories.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { refusal } from '../../testing/refusal.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { sendDueMails } from './send-due-mails.ts';
import { type NoticeText, sendNotice } from './send-notice.ts';
import { unsubscribeLink } from './unsubscribe-token.ts';

const text: NoticeText = {
  subject: 'A reply',
  heading: 'A reply',
  paragraphs: ['Look.'],
  reason: 'You work here.',
};

const notify = (app: TestApp, user: { id: string }, language: string[] = []) =>
  write(app.deps, (work) =>
    sendNotice(app.deps, work, {
      userId: user.id,
      kind: 'reply',
      words: (wanted) => {
        language.push(wanted);
        return text;
      },
    }),
  );
const mailsOf = (app: TestApp) => app.deps.db.select().from(outboxMails).orderBy(outboxMails.createdAt);
const pathOf = (app: TestApp, user: { id: string }) =>
  new URL(unsubscribeLink(app.deps, { userId: user.id, kind: 'reply' })).pathname;

describe('the choice of notices', () => {
  test('is refused without a session and for an unknown kind', async () => {
    const app = await createTestApp();
    const user = await createUser(app.deps);
    expect(await refusal(app.as(null).mail.setNotice({ kind: 'reply', wanted: false }))).toBe('NOT_AUTHENTICATED');
    const answer = await app.request('/api/v1/account/notices/password', {
      method: 'PUT',
      headers: { cookie: user.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ wanted: false }),
    });
    expect(answer.status).toBe(400);
    expect(await app.deps.db.select().from(noticeChoices)).toEqual([]);
  });

  test('is stored for one kind and one person', async () => {
    const app = await createTestApp();
    const [user, other] = [await createUser(app.deps), await createUser(app.deps)];
    const before = await app.as(user).mail.notices({});
    const after = await app.as(user).mail.setNotice({ kind: 'reply', wanted: false });
    expect(after).toEqual({ ...before, reply: false });
    expect(await app.as(user).mail.notices({})).toEqual(after);
    expect(await app.as(other).mail.notices({})).toEqual(before);
    expect(await app.as(user).mail.setNotice({ kind: 'reply', wanted: true })).toEqual(before);
  });

  test('decides whether a notice is mailed, in the language of the person', async () => {
    const app = await createTestApp();
    const user = await createUser(app.deps, { language: 'fr' });
    const languages: string[] = [];
    expect(await notify(app, user, languages)).toBe(true);
    expect(languages).toEqual(['fr']);
    await app.as(user).mail.setNotice({ kind: 'reply', wanted: false });
    expect(await notify(app, user)).toBe(false);
    expect(await mailsOf(app)).toHaveLength(1);
  });

  test('does not matter for an address that is not confirmed, or an account that is gone', async () => {
    const app = await createTestApp({ settings: { confirmsAddresses: true } });
    const user = await createUser(app.deps);
    expect(await notify(app, user)).toBe(false);
    expect(await notify(app, { id: randomUUID() })).toBe(false);
    await app.deps.db.update(users).set({ emailVerified: true }).where(eq(users.id, user.id));
    expect(await notify(app, user)).toBe(true);
  });

  test('a flood of notices is not mailed, and leaves room for the mails of the account', async () => {
    const app = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
    const user = await createUser(app.deps);
    let sent = 0;
    for (let count = 0; count < 40; count += 1) sent += Number(await notify(app, user));
    expect(sent).toBe(30);
    const answer = await app.request('/api/auth/request-password-reset', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: user.email }),
    });
    expect(answer.status).toBe(200);
  });
});

describe('a notice about working together', () => {
  test.each([
    ['accepted', 'Your invitation to "Bread & co." was accepted'],
    ['declined', 'Your invitation to "Bread & co." was declined'],
  ] as const)('tells the inviter that the invitation was %s', async (response, subject) => {
    const { app, owner, guest, project } = await scene();
    const { id } = await createCollaborator(app.deps, project, { user: guest, role: 'editor', status: 'pending' });
    await app.as(guest).invitations.respond({ invitationId: id, response });
    const [mail, ...more] = await mailsOf(app);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ recipient: owner.email, subject });
    expect(mail?.text).toContain(guest.email);
  });

  test('tells a collaborator about a new role and the end of their access, and nobody else', async () => {
    const { app, owner, guest, project } = await scene();
    const { id: collaboratorId } = await createCollaborator(app.deps, project, { user: guest, role: 'editor' });
    await app.as(owner).collaboration.setRole({ projectId: project.id, collaboratorId, role: 'viewer' });
    await app.as(owner).collaboration.remove({ projectId: project.id, collaboratorId });
    const mails = await mailsOf(app);
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [guest.email, 'Votre rôle dans «\u00a0Bread & co.\u00a0» a changé'],
      [guest.email, "Vous n'avez plus accès à «\u00a0Bread & co.\u00a0»"],
    ]);
    expect(mails[0]?.text).toContain('Votre rôle\u00a0: Lecteur.');
  });

  test('is not sent to somebody who has only been invited', async () => {
    const { app, owner, guest, project } = await scene();
    const { id: collaboratorId } = await createCollaborator(app.deps, project, {
      user: guest,
      role: 'editor',
      status: 'pending',
    });
    await app.as(owner).collaboration.setRole({ projectId: project.id, collaboratorId, role: 'viewer' });
    await app.as(owner).collaboration.remove({ projectId: project.id, collaboratorId });
    expect(await mailsOf(app)).toEqual([]);
  });

  test('is not sent to somebody who switched it off', async () => {
    const { app, owner, guest, project } = await scene();
    const { id: collaboratorId } = await createCollaborator(app.deps, project, { user: guest, role: 'editor' });
    await app.as(guest).mail.setNotice({ kind: 'collaboration_change', wanted: false });
    await app.as(owner).collaboration.remove({ projectId: project.id, collaboratorId });
    expect(await mailsOf(app)).toEqual([]);
  });
});

describe('unsubscribing', () => {
  test('is offered by the headers of the mail, in both parts, and by a link without an address', async () => {
    const [server, app] = await Promise.all([startMailServer(), createTestApp()]);
    const user = await createUser(app.deps);
    await notify(app, user);
    const sender = createSmtpSender({ url: server.url, from: 'plans@x.test' }, 'A product');
    await sendDueMails(app.deps, sender, () => false);
    const [mail] = server.received;
    const link = unsubscribeLink(app.deps, { userId: user.id, kind: 'reply' });
    const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('list-unsubscribe')).toBe(`<${link}>`);
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(headers.get('content-type')).toMatch(/^multipart\/alternative/u);
    expect(mail?.text).toContain(link);
    expect(mail?.html).toContain(`href="${link}"`);
    expect(link).not.toContain(user.email);
    expect((await mailsOf(app))[0]).toMatchObject({ text: '', html: '', unsubscribe: null });
  });

  test('is not offered by the mails of an account', async () => {
    const [server, app] = await Promise.all([startMailServer(), createTestApp()]);
    const user = await createUser(app.deps);
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ email: user.email });
    await app.request('/api/auth/request-password-reset', { method: 'POST', headers, body });
    const sender = createSmtpSender({ url: server.url, from: 'plans@x.test' }, 'A product');
    await sendDueMails(app.deps, sender, () => false);
    const [mail] = server.received;
    expect(mail?.headers.map(({ key }) => key)).not.toContain('list-unsubscribe');
    expect(mail?.html).not.toContain('unsubscribe');
  });

  test('opening the page changes nothing; its button switches one kind off, signed out', async () => {
    const app = await createTestApp();
    const user = await createUser(app.deps, { language: 'fr' });
    const page = await app.request(pathOf(app, user));
    expect(page.status).toBe(200);
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    expect(page.headers.get('cache-control')).toBe('no-store');
    const words = await page.text();
    expect(words).toContain('Me désabonner');
    expect(words).toContain('<meta name="robots" content="noindex">');
    expect(words).not.toContain(user.email);
    expect((await app.as(user).mail.notices({})).reply).toBe(true);

    const done = await app.request(pathOf(app, user), { method: 'POST' });
    expect(await done.text()).toContain("C'est fait.".replace("'", '&#39;'));
    expect(await app.as(user).mail.notices({})).toMatchObject({ reply: false, invitation_answer: true });
    expect(await (await app.request(pathOf(app, user))).text()).not.toContain('<form');
  });

  test('one click by a mail program, from anywhere, is enough and answers without a redirect', async () => {
    const app = await createTestApp();
    const user = await createUser(app.deps);
    for (const _again of [1, 2]) {
      const answer = await app.request(pathOf(app, user), {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin: 'https://mail.example',
          'sec-fetch-site': 'cross-site',
        },
        body: 'List-Unsubscribe=One-Click',
      });
      expect(answer.status).toBe(200);
    }
    expect((await app.as(user).mail.notices({})).reply).toBe(false);
  });

  test.each([
    ['another person', (path: string) => path.replace(/[\da-f-]{36}/u, randomUUID())],
    ['another kind', (path: string) => path.replace('.reply.', '.digest.')],
    ['an unknown kind', (path: string) => path.replace('.reply.', '.password.')],
    ['a cut signature', (path: string) => path.slice(0, -3)],
    ['an empty signature', (path: string) => path.replace(/[^.]*$/u, '')],
    ['something more', (path: string) => `${path}.x`],
    ['no token at all', () => '/unsubscribe/x'],
  ])('a link with %s changes nothing and says so in both languages', async (_what, change) => {
    const app = await createTestApp();
    const user = await createUser(app.deps);
    for (const method of ['GET', 'POST']) {
      const answer = await app.request(change(pathOf(app, user)), { method });
      expect(answer.status).toBe(404);
      const words = await answer.text();
      expect(words).toContain('This link does not work.');
      expect(words).toContain('Ce lien ne fonctionne pas.');
    }
    expect(await app.deps.db.select().from(noticeChoices)).toEqual([]);
  });

  test('a link signed with an earlier secret changes nothing', async () => {
    const app = await createTestApp();
    const user = await createUser(app.deps);
    const link = unsubscribeLink({ ...app.deps, authSecret: 'x'.repeat(40) }, { userId: user.id, kind: 'reply' });
    expect((await app.request(new URL(link).pathname, { method: 'POST' })).status).toBe(404);
    expect(await app.deps.db.select().from(noticeChoices)).toEqual([]);
  });

  test('works for a deleted account: nothing is left to switch off', async () => {
    const app = await createTestApp();
    const user = await createUser(app.deps);
    await app.as(user).account.delete({ confirmDeletion: true });
    for (const method of ['GET', 'POST']) {
      const answer = await app.request(pathOf(app, user), { method });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('no longer exists');
    }
  });
});

async function scene() {
  const app = await createTestApp();
  const owner: TestUser = await createUser(app.deps, { email: 'owner@x.test', premium: true });
  const guest = await createUser(app.deps, { email: 'guest@x.test', language: 'fr' });
  const project = await createProject(app.deps, { ownerId: owner.id, name: 'Bread & co.' });
  return { app, owner, guest, project };
}
