import { type Language, languages, toLanguage } from '@elan/domain/locale';
import { noticeDefaults, noticeLabels } from '@elan/domain/notices';
import { and, eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { userPreferences } from '../../db/schema/account.ts';
import { users } from '../../db/schema/auth.ts';
import { noticeChoices } from '../../db/schema/mail.ts';
import { bodyLimit, type ReadBodyVariables } from '../../platform/http/body-limit.ts';
import type { ClientAddressVariables } from '../../platform/http/client-address.ts';
import { largeBodyBytes } from '../../platform/http/large-bodies.ts';
import { type Markup, plainPage } from '../../platform/http/plain-page.ts';
import type { Deps } from '../../rpc/deps.ts';
import { setNotice } from './set-notice.ts';
import { readUnsubscribeToken, type Subscription } from './unsubscribe-token.ts';
import { unsubscribeWords as words } from './unsubscribe-words.ts';

/** What a link refers to: somebody's subscription, a deleted account, or nothing. */
type Found =
  | { state: 'wanted' | 'stopped'; subscription: Subscription; language: Language }
  | { state: 'gone' }
  | { state: 'invalid' };

/**
 * The page behind the link to unsubscribe. Opening it changes nothing, because mail programs and scanners open links;
 * its button does, and so does a mail program that posts to the same address (RFC 8058). Neither needs a session: the
 * link itself is signed. So posts from other sites are accepted here.
 */
export function createUnsubscribePages(deps: Deps): Hono<{ Variables: ClientAddressVariables & ReadBodyVariables }> {
  const app = new Hono<{ Variables: ClientAddressVariables & ReadBodyVariables }>();
  const limited = deps.limiter.byAddress('rpc');
  app.get('/unsubscribe/:token', limited, async (c) => answer(c, deps, await find(deps, c.req.param('token'))));
  app.post('/unsubscribe/:token', bodyLimit(largeBodyBytes), limited, async (c) => {
    const found = await find(deps, c.req.param('token'));
    if (found.state !== 'wanted') return answer(c, deps, found);
    const { userId, kind } = found.subscription;
    await setNotice(deps.db, userId, kind, false);
    return answer(c, deps, { ...found, state: 'stopped' });
  });
  return app;
}

async function find({ db, authSecret }: Deps, token: string): Promise<Found> {
  const subscription = readUnsubscribeToken(authSecret, token);
  if (subscription === undefined) return { state: 'invalid' };
  const { userId, kind } = subscription;
  const [person] = await db
    .select({ language: userPreferences.language, wanted: noticeChoices.wanted })
    .from(users)
    .leftJoin(userPreferences, eq(userPreferences.userId, users.id))
    .leftJoin(noticeChoices, and(eq(noticeChoices.userId, users.id), eq(noticeChoices.kind, kind)))
    .where(eq(users.id, userId));
  if (person === undefined) return { state: 'gone' };
  const state = (person.wanted ?? noticeDefaults[kind]) ? 'wanted' : 'stopped';
  return { state, subscription, language: toLanguage(person.language) };
}

function answer(c: Context, { settings }: Deps, found: Found) {
  c.header('cache-control', 'no-store');
  c.header('x-robots-tag', 'noindex');
  const spoken = 'language' in found ? [found.language] : languages;
  const content = spoken.map(
    (language, index) =>
      html`${index === 0 ? '' : html`<hr>`}<div lang="${language}">${message(found, language, settings.supportEmail)}</div>`,
  );
  const [language] = spoken;
  const title = spoken.map((each) => words.title[each]).join(' / ');
  return c.html(
    plainPage({ language, title, productName: settings.productName, content }),
    found.state === 'invalid' ? 404 : 200,
  );
}

function message(found: Found, language: Language, supportEmail: string): Markup {
  const heading = html`<h1>${words.title[language]}</h1>`;
  const account = html`<p><a href="/account">${words.account[language]}</a></p>`;
  if (found.state === 'gone') return html`${heading}<p>${words.gone[language]}</p>`;
  if (found.state === 'invalid') {
    return html`${heading}<p>${words.invalid[language]} <a href="mailto:${supportEmail}">${supportEmail}</a></p>${account}`;
  }
  const kind = noticeLabels[found.subscription.kind][language];
  const others = html`<p>${words.others[language]}</p>${account}`;
  if (found.state === 'stopped') return html`${heading}<p role="status">${words.done[language](kind)}</p>${others}`;
  return html`${heading}<p>${words.question[language](kind)}</p>
<form method="post"><button type="submit">${words.confirm[language]}</button></form>${others}`;
}
