import { eq, sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { outboxMails } from '../../db/schema/mail.ts';
import { type Mail, write } from '../../db/write.ts';
import type { MailSender, SendResult } from '../../platform/mail/port.ts';
import { createSmtpSender } from '../../platform/mail/smtp.ts';
import { createProject, createUser } from '../../testing/factories.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { startMailDelivery } from './deliver-mails.ts';
import { eraseExpiredMails, sendDueMails } from './send-due-mails.ts';

const someMail: Mail = { recipient: 'bob@x.test', subject: 'Été', text: 'Words «é»', html: '<p>Words</p>' };

describe('a mail that is sent', () => {
  test('arrives from the product as text and HTML, and is sent once', async () => {
    const { app, server, send } = await scene();
    await queue(app, someMail);
    await send();
    await send();
    const [mail, ...more] = server.received;
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      subject: 'Été',
      from: { name: 'A, product', address: 'plans@x.test' },
      to: [{ name: '', address: 'bob@x.test' }],
      envelopeTo: ['bob@x.test'],
    });
    expect(mail?.text?.trim()).toBe('Words «é»');
    expect(mail?.html?.trim()).toBe('<p>Words</p>');
    const row = await onlyRow(app);
    expect(row).toMatchObject({ attempts: 1, sentAt: expect.any(Date), text: '', html: '' });
    expect(mail?.messageId).toBe(`<${row.id}@x.test>`);
  });

  test.each([
    ['a comma', 'bob@x.test,eve@x.test'],
    ['a semicolon', 'bob@x.test;eve@x.test'],
    ['a second address in angles', 'bob@x.test<eve@x.test>'],
    ['a group', 'friends:bob@x.test,eve@x.test;'],
  ])('with %s in its address reaches nobody else', async (_what, recipient) => {
    const { app, server, send } = await scene();
    await queue(app, { ...someMail, recipient });
    await send();
    const reached = server.received.flatMap(({ envelopeTo }) => envelopeTo);
    expect(reached).not.toContain('eve@x.test');
    expect(reached).not.toContain('bob@x.test');
  });

  test('is sent at once, although the time it is due was rounded to the next millisecond', async () => {
    const { app } = await scene();
    const sent: string[] = [];
    const sender: MailSender = {
      send: async ({ subject }) => {
        sent.push(subject);
        return { outcome: 'sent' };
      },
    };
    // Time stands still in a transaction.
    await app.deps.db.transaction(async (db) => {
      const dueAt = sql`date_trunc('milliseconds', now()) + interval '1 millisecond'`;
      await db.insert(outboxMails).values({ ...someMail, dueAt });
      await sendDueMails({ ...app.deps, db }, sender, () => false);
    });
    expect(sent).toEqual([someMail.subject]);
  });

  test('was postponed by a clock that has been set back since, and is sent at once', async () => {
    const { app, server, send } = await scene();
    await queue(app, someMail);
    await app.deps.db.execute(
      sql`update outbox_mails set created_at = now() + interval '2 days', due_at = now() + interval '2 days'`,
    );
    await send();
    expect(server.received).toHaveLength(1);
  });

  test('has no header injected through a subject', async () => {
    const { app, server, send } = await scene();
    await queue(app, { ...someMail, subject: 'Plan\r\nBcc: eve@x.test\r\nX-Own: 1' });
    await send();
    const [mail] = server.received;
    expect(mail?.envelopeTo).toEqual(['bob@x.test']);
    expect(mail?.bcc ?? []).toEqual([]);
    expect(mail?.headers.map(({ key }) => key)).not.toContain('x-own');
  });

  test('inviting to a project with a hostile name is intact (COLL-012)', async () => {
    const { app, server, send } = await scene();
    const owner = await createUser(app.deps, { email: 'owner@x.test', premium: true });
    const name = 'Bread, cakes & co.\r\nBcc: eve@x.test\r\n\r\n<b>Hello</b>';
    const project = await createProject(app.deps, { ownerId: owner.id, name });
    const { id } = await app
      .as(owner)
      .collaboration.invite({ projectId: project.id, email: 'Zoe@X.test', role: 'editor', language: 'fr' });
    await send();
    const [mail] = server.received;
    expect(mail?.subject).toBe(
      'Invitation à travailler au projet «\u00a0Bread, cakes & co. Bcc: …Hello…\u00a0» / Invitation to work on a project',
    );
    expect(mail?.envelopeTo).toHaveLength(1);
    expect(mail?.to).toEqual([{ name: '', address: 'Zoe@x.test' }]);
    expect(mail?.text).toContain(`http://localhost:3000/invite/${id}`);
    expect(mail?.text).toContain('owner@x.test');
    expect(mail?.html).not.toContain('<b>Hello');
  });
});

describe('a mail that is not accepted', () => {
  test('is tried again after greylisting (451), at growing intervals', async () => {
    const { app, server, send } = await scene();
    server.answer(451);
    await queue(app, someMail);
    const waits: number[] = [];
    for (let attempt = 0; attempt < 8; attempt += 1) {
      await send();
      waits.push(await minutesToGo(app));
      await makeDue(app);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    expect(server.received).toEqual([]);
    server.answer(undefined);
    await send();
    expect(server.received).toHaveLength(1);
    expect(await onlyRow(app)).toMatchObject({ sentAt: expect.any(Date), attempts: 9 });
  });

  test('permanently (550) is given up after five attempts', async () => {
    const { app, server, send } = await scene();
    server.answer(550);
    await queue(app, someMail);
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await send();
      await makeDue(app);
    }
    await send();
    server.answer(undefined);
    await app.deps.db.update(outboxMails).set({ createdAt: sql`now() - interval '2 days'` });
    await send();
    expect(server.received).toEqual([]);
    expect(await onlyRow(app)).toMatchObject({ attempts: 5, sentAt: null, text: '', html: '' });
  });

  test('is given up after three days', async () => {
    const { app, server, send } = await scene();
    await queue(app, someMail);
    await app.deps.db.update(outboxMails).set({
      createdAt: sql`now() - interval '3 days 1 minute'`,
      dueAt: sql`now() - interval '1 hour'`,
    });
    await send();
    expect(server.received).toEqual([]);
    expect(await onlyRow(app)).toMatchObject({ attempts: 0 });
  });

  test('keeps its text while it is tried again', async () => {
    const { app, server, send } = await scene();
    server.answer(451);
    await queue(app, someMail);
    await send();
    expect(await onlyRow(app)).toMatchObject({ attempts: 1, text: someMail.text, html: someMail.html });
  });

  test('is not sent once its link has stopped working, and its text is erased', async () => {
    const { app, server, send } = await scene();
    await queue(app, { ...someMail, expiresAt: new Date(Date.now() + 60_000) });
    await eraseExpiredMails(app.deps.db);
    expect(await onlyRow(app)).toMatchObject({ text: someMail.text });
    await app.deps.db.update(outboxMails).set({ expiresAt: sql`now() - interval '1 second'` });
    await send();
    expect(server.received).toEqual([]);
    await eraseExpiredMails(app.deps.db);
    expect(await onlyRow(app)).toMatchObject({ recipient: someMail.recipient, text: '', html: '' });
  });

  test('does not hold up the others or show an address in the log', async () => {
    const { app, server, send } = await scene();
    server.answer(550);
    await queue(app, someMail);
    await queue(app, { ...someMail, recipient: 'carol@x.test' });
    await send();
    const attempts = await app.deps.db.select({ attempts: outboxMails.attempts }).from(outboxMails);
    expect(attempts).toEqual([{ attempts: 1 }, { attempts: 1 }]);
    const log = app.logLines.join('\n');
    expect(log).toContain('mail not sent');
    expect(log).toContain('550');
    for (const secret of ['bob@x.test', 'carol@x.test', 'Words']) expect(log).not.toContain(secret);
  });
});

describe('a mail server that is down', () => {
  test('loses nothing: everything is sent once it is back', async () => {
    const { app, server, send } = await scene();
    await server.stop();
    for (const recipient of ['a@x.test', 'b@x.test', 'c@x.test']) await queue(app, { ...someMail, recipient });
    for (let minute = 0; minute < 60; minute += 10) {
      await send();
      await passMinutes(app, 10);
    }
    const back = await startMailServer(server.port);
    for (let minute = 0; minute < 120; minute += 10) {
      await send();
      await passMinutes(app, 10);
    }
    expect(back.received.flatMap(({ envelopeTo }) => envelopeTo).sort()).toEqual(['a@x.test', 'b@x.test', 'c@x.test']);
  });

  test('is tried once per round, however many mails are queued', async () => {
    const app = await createTestApp();
    for (let count = 0; count < 5; count += 1) await queue(app, someMail);
    const sender = fakeSender({ outcome: 'unreachable', reason: 'ESOCKET' });
    await sendDueMails(app.deps, sender, () => false);
    expect(sender.send).toHaveBeenCalledTimes(1);
  });

  test('that refuses our login causes no mail to be given up', async () => {
    const server = await startMailServer();
    const app = await createTestApp();
    const url = server.url.replace('//', '//user:wrong@');
    const sender = createSmtpSender({ url, from: 'plans@x.test' }, 'A product');
    await queue(app, someMail);
    const { id } = await onlyRow(app);
    expect(await sender.send({ ...someMail, unsubscribe: null, id })).toMatchObject({ outcome: 'unreachable' });
  });
});

describe('delivery', () => {
  test('sends what is queued as soon as it is committed', async () => {
    const server = await startMailServer();
    let wake = () => {};
    const app = await createTestApp({ wakeMails: () => wake() });
    const delivery = startMailDelivery(app.deps, createSmtpSender({ url: server.url, from: 'plans@x.test' }, 'P'));
    wake = delivery.wake;
    for (const recipient of ['a@x.test', 'b@x.test']) await queue(app, { ...someMail, recipient });
    await expect.poll(() => server.received).toHaveLength(2);
    await delivery.stop();
    await queue(app, someMail);
    expect(server.received).toHaveLength(2);
  });

  test('by several processes at once sends every mail once', async () => {
    const app = await createTestApp();
    const sender = fakeSender({ outcome: 'sent' });
    await app.deps.db.insert(outboxMails).values(Array.from({ length: 40 }, () => someMail));
    await Promise.all(Array.from({ length: 6 }, () => sendDueMails(app.deps, sender, () => false)));
    const ids = vi.mocked(sender.send).mock.calls.map(([mail]) => mail.id);
    expect(new Set(ids).size).toBe(40);
    expect(ids).toHaveLength(40);
  });

  test('keeps no transaction open while a mail is being sent', async () => {
    const app = await createTestApp();
    await queue(app, someMail);
    const seen: unknown[] = [];
    const sender: MailSender = {
      async send({ id }) {
        // Would wait forever if the row were locked.
        seen.push(await app.deps.db.update(outboxMails).set({ subject: 'seen' }).where(eq(outboxMails.id, id)));
        return { outcome: 'sent' };
      },
    };
    await sendDueMails(app.deps, sender, () => false);
    expect(seen).toHaveLength(1);
  });
});

describe('the mailbox page', () => {
  test('shows the HTML in a frame that runs and loads nothing, and the text as text', async () => {
    const app = await createTestApp();
    await queue(app, {
      ...someMail,
      text: '<b>Words</b>',
      html: '<html><head></head><body><p>Words</p></body></html>',
    });
    const { id } = await onlyRow(app);
    const page = await app.request('/dev/mailbox');
    const words = await page.text();
    expect(words).toContain('&#60;b&#62;Words');
    expect(words).toMatch(new RegExp(`<iframe [^>]*src="/dev/mailbox/${id}" sandbox="allow-popups[^"]*"`, 'u'));
    expect(words).not.toContain('allow-scripts');
    const frame = await app.request(`/dev/mailbox/${id}`);
    expect(await frame.text()).toContain('<p>Words</p>');
    const policy = frame.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('sandbox allow-popups');
    expect(policy).not.toContain('script-src');
    expect((await app.request('/dev/mailbox/x')).status).toBe(404);
  });

  test('does not exist in production', async () => {
    const app = await createTestApp({ env: { NODE_ENV: 'production', DATA_DIR: '/data' } });
    await queue(app, someMail);
    const { id } = await onlyRow(app);
    for (const path of ['/dev/mailbox', `/dev/mailbox/${id}`]) expect((await app.request(path)).status).toBe(404);
  });
});

test('the account says whether mail leaves the server', async () => {
  const smtp = await createTestApp({ env: { SMTP_URL: 'smtp://mail.x.test', MAIL_FROM: 'plans@x.test' } });
  expect((await smtp.as(await createUser(smtp.deps)).account.get({})).services.mail).toBe('smtp');
  const outbox = await createTestApp();
  expect((await outbox.as(await createUser(outbox.deps)).account.get({})).services.mail).toBe('outbox');
});

async function scene() {
  const [server, app] = await Promise.all([startMailServer(), createTestApp()]);
  const sender = createSmtpSender({ url: server.url, from: 'plans@x.test' }, 'A, product');
  return { app, server, send: () => sendDueMails(app.deps, sender, () => false) };
}

function fakeSender(result: SendResult) {
  return { send: vi.fn<MailSender['send']>(async () => result) };
}

function queue(app: TestApp, mail: Mail): Promise<void> {
  return write(app.deps, (work) => work.mail(mail));
}

async function onlyRow(app: TestApp) {
  const [row, ...more] = await app.deps.db.select().from(outboxMails);
  if (row === undefined || more.length > 0) throw new Error('expected one mail');
  return row;
}

async function minutesToGo(app: TestApp): Promise<number> {
  const { dueAt } = await onlyRow(app);
  return Math.round((dueAt.getTime() - Date.now()) / 60_000);
}

async function makeDue(app: TestApp): Promise<void> {
  await app.deps.db.update(outboxMails).set({ dueAt: sql`now() - interval '1 second'` });
}

/** Moves time forward for queued mails. */
async function passMinutes(app: TestApp, minutes: number): Promise<void> {
  await app.deps.db.execute(sql`update outbox_mails set due_at = due_at - make_interval(mins => ${minutes}),
    created_at = created_at - make_interval(mins => ${minutes})`);
}
