import { desc } from 'drizzle-orm';
import { html, raw } from 'hono/html';
import { outboxMails } from '../../db/schema/mail.ts';
import type { Deps } from '../../rpc/deps.ts';

/** Number of mails shown. */
const shown = 50;

/**
 * Renders the outbox as a page for development: mails that were or would have been sent, newest first. Never mounted in
 * production.
 */
export async function renderMailbox(deps: Deps) {
  const isSending = deps.settings.mail.provider === 'smtp';
  const mails = await deps.db.select().from(outboxMails).orderBy(desc(outboxMails.createdAt)).limit(shown);
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Mailbox</title></head>
<body>
<main>
<h1>Mailbox</h1>
<p>${isSending ? 'Mails leave through the mail server' : 'Mails are not sent from here'}; these are the newest ${shown}.</p>
${mails.map(
  (mail) => html`<article>
<h2>${mail.subject}</h2>
<p>${mail.recipient}, <time datetime="${mail.createdAt.toISOString()}">${mail.createdAt.toISOString()}</time></p>
${mail.text === '' ? html`<p><em>Its text was erased when it was sent or its link stopped working.</em></p>` : mail.text.split('\n\n').map((paragraph) => html`<p>${raw(linked(paragraph))}</p>`)}
</article>`,
)}
</main>
</body>
</html>`;
}

/** Escapes a paragraph; a paragraph that is a single URL becomes a link. */
function linked(paragraph: string): string {
  const escaped = paragraph.replace(/[&<>"']/gu, (character) => `&#${character.charCodeAt(0)};`);
  return /^https?:\/\/\S+$/u.test(paragraph) ? `<a href="${escaped}">${escaped}</a>` : escaped;
}
