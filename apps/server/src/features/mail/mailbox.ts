import { desc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { outboxMails } from '../../db/schema/mail.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Deps } from '../../rpc/deps.ts';

/** Number of mails shown. */
const shown = 50;

/** The page may frame the mails, nothing else. */
const mailboxPolicy = "default-src 'none'; frame-src 'self'; style-src 'self'; frame-ancestors 'none'";

/**
 * A mail may bring its own styles and nothing else: no script, picture or form, in an origin of its own. Its links open
 * in a new tab.
 */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** The outbox as pages for development. Never mounted in production. */
export function createMailbox(deps: Deps): Hono {
  const app = new Hono();
  app.get('/dev/mailbox', async (c) => c.html(await renderMailbox(deps), 200, policy(mailboxPolicy)));
  app.get('/dev/mailbox/:id', async (c) => {
    const found = await readMailHtml(deps, c.req.param('id'));
    if (found === undefined) return refuse(c, 'NOT_FOUND');
    return c.html(found, 200, { ...policy(mailPolicy), 'x-frame-options': 'SAMEORIGIN' });
  });
  return app;
}

const policy = (value: string) => ({ 'content-security-policy': value });

/** Mails that were or would have been sent, newest first, as text and as they look. */
async function renderMailbox(deps: Deps) {
  const isSending = deps.settings.mail.provider === 'smtp';
  const mails = await deps.db.select().from(outboxMails).orderBy(desc(outboxMails.createdAt)).limit(shown);
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Mailbox</title></head>
<body>
<main>
<h1>Mailbox</h1>
<p>${isSending ? 'Mails leave through the mail server' : 'Mails are not sent from here'}; these are the newest ${shown}.</p>
${mails.map(
  (mail) => html`<article>
<h2>${mail.subject}</h2>
<p>${mail.recipient}, <time datetime="${mail.createdAt.toISOString()}">${mail.createdAt.toISOString()}</time></p>
${
  mail.text === ''
    ? html`<p><em>Its text was erased when it was sent or its link stopped working.</em></p>`
    : html`${mail.text.split('\n\n').map((paragraph) => html`<p>${raw(linked(paragraph))}</p>`)}
<details><summary>As it looks</summary>
<iframe title="${mail.subject}" src="/dev/mailbox/${mail.id}" sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy" width="100%" height="640"></iframe>
</details>`
}
</article>`,
)}
</main>
</body>
</html>`;
}

/** The HTML part of a mail, to be shown under `mailPolicy`; undefined when it is unknown or erased. */
async function readMailHtml({ db }: Deps, id: string): Promise<string | undefined> {
  if (!/^[\da-f-]{36}$/u.test(id)) return undefined;
  const [mail] = await db.select({ html: outboxMails.html }).from(outboxMails).where(eq(outboxMails.id, id));
  if (mail === undefined || mail.html === '') return undefined;
  return mail.html.replace('<head>', '<head><base target="_blank">');
}

/** Escapes a paragraph; a paragraph that is a single URL becomes a link. */
function linked(paragraph: string): string {
  const escaped = paragraph.replace(/[&<>"']/gu, (character) => `&#${character.charCodeAt(0)};`);
  return /^https?:\/\/\S+$/u.test(paragraph) ? `<a href="${escaped}">${escaped}</a>` : escaped.replaceAll('\n', '<br>');
}
