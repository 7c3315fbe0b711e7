import { planName } from '@elan/domain/billing';
import { intlLocale, type Language, toLanguage } from '@elan/domain/locale';
import { priceText } from '@elan/domain/product';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { type Markup, plainPage } from '../http/plain-page.ts';
import type { ProviderSubscription } from './port.ts';
import type { Delivery, SandboxProvider } from './sandbox.ts';
import type { SandboxCheckout, SandboxPortal } from './sandbox-records.ts';
import { sandboxWords as words } from './sandbox-words.ts';

export type SandboxPagesOptions = {
  sandbox: SandboxProvider;
  productName: string;
  /** Delivers an event to the webhook, as a real provider would over the network. */
  deliver(delivery: Delivery): Promise<void>;
};

/** The sandbox's checkout and portal. Forms and links only; never mounted in production. */
export function createSandboxPages({ sandbox, productName, deliver }: SandboxPagesOptions): Hono {
  const app = new Hono();
  const page = (c: Context, language: Language, title: string, content: Markup, status: 200 | 404 = 200) => {
    c.header('cache-control', 'no-store');
    return c.html(layout(productName, language, title, content), status);
  };
  const nothingHere = (c: Context) => {
    const language = toLanguage(c.req.header('accept-language')?.slice(0, 2));
    return page(
      c,
      language,
      words.portalTitle[language],
      html`<p>${words.notFound[language]}</p>
<p><a href="/pricing">${words.back[language]}</a></p>`,
      404,
    );
  };

  app.get('/sandbox/checkout/:id', async (c) => {
    const checkout = await sandbox.checkoutPage(c.req.param('id'));
    if (checkout === null) return nothingHere(c);
    return page(c, checkout.language, words.checkoutTitle[checkout.language], checkoutContent(checkout));
  });

  app.post('/sandbox/checkout/:id/payment', async (c) => {
    const paid = await sandbox.pay(c.req.param('id'));
    if (paid === null) return nothingHere(c);
    await deliver(paid.delivery);
    return c.redirect(paid.redirect, 303);
  });

  app.get('/sandbox/portal/:id', async (c) => {
    const found = await sandbox.portalPage(c.req.param('id'));
    if (found === null) return nothingHere(c);
    const { language } = found.portal;
    return page(c, language, words.portalTitle[language], portalContent(found.portal, found.subscription));
  });

  app.post('/sandbox/portal/:id/:change{renewal|cancellation}', async (c) => {
    const { id, change } = c.req.param();
    const changed = await sandbox.setRenewal(id, change === 'renewal');
    if (changed === null) return nothingHere(c);
    await deliver(changed.delivery);
    return c.redirect(`/sandbox/portal/${id}`, 303);
  });

  return app;
}

const priceLine = (language: Language) =>
  html`<p class="price"><strong>${planName[language]}</strong> ${priceText} ${words.aMonth[language]}</p>`;

function checkoutContent({ id, language, status, cancelUrl }: SandboxCheckout): Markup {
  if (status !== 'open') {
    return html`${priceLine(language)}
<p>${status === 'complete' ? words.paid[language] : words.expired[language]}</p>
<p><a href="${cancelUrl}">${words.back[language]}</a></p>`;
  }
  return html`${priceLine(language)}
<p>${words.card[language]}</p>
<form method="post" action="/sandbox/checkout/${id}/payment"><button type="submit">${words.pay[language]}</button></form>
<p><a href="${cancelUrl}">${words.cancel[language]}</a></p>`;
}

function portalContent({ id, language, returnUrl }: SandboxPortal, subscription: ProviderSubscription | null): Markup {
  const stops = subscription?.cancelAtPeriodEnd === true;
  const state =
    subscription === null
      ? html`<p>${words.none[language]}</p>`
      : html`${priceLine(language)}
<p>${stops ? words.endsOn[language] : words.renewsOn[language]} ${day(subscription.currentPeriodEnd, language)}</p>
<form method="post" action="/sandbox/portal/${id}/${stops ? 'renewal' : 'cancellation'}">
<button type="submit">${stops ? words.resume[language] : words.stop[language]}</button></form>`;
  return html`${state}
<p><a href="${returnUrl}">${words.back[language]}</a></p>`;
}

function day(seconds: number | null, language: Language): string {
  return new Intl.DateTimeFormat(intlLocale(language), { dateStyle: 'long' }).format(new Date((seconds ?? 0) * 1000));
}

/** Everything is in the reader's language; the most important notice is in both. */
function layout(productName: string, language: Language, title: string, content: Markup): Markup {
  const other = language === 'fr' ? 'en' : 'fr';
  return plainPage({
    language,
    title,
    productName,
    content: html`<h1>${title}</h1>
${content}`,
    notice: html`<p><strong>${words.noMoney[language]}</strong></p>
<p lang="${other}">${words.noMoney[other]}</p>`,
  });
}
