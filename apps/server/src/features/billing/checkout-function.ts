import { randomUUID } from 'node:crypto';
import { Refusal } from '@elan/domain/errors';
import { failureTexts } from '@elan/domain/failure-texts';
import { type Text, toLanguage } from '@elan/domain/locale';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as z from 'zod/mini';
import { findCaller } from '../../rpc/actor.ts';
import type { Deps } from '../../rpc/deps.ts';
import { statusOf } from '../../rpc/errors.ts';
import { isSecure, sessionToken } from '../../rpc/session-cookie.ts';
import { paymentsShown } from './selling.ts';
import { startCheckout } from './start-checkout.ts';

/** The checkout call named by the specification. */
export const checkoutPath = '/functions/v1/stripe-checkout';

const words = {
  notAuthenticated: { en: 'Not authenticated', fr: 'Non authentifié' },
  incomplete: {
    en: 'price_id, mode, success_url and cancel_url are required.',
    fr: 'price_id, mode, success_url et cancel_url sont obligatoires.',
  },
  price: { en: 'This price is not for sale.', fr: "Ce prix n'est pas en vente." },
  mode: { en: 'Only a subscription can be bought.', fr: 'Seul un abonnement peut être acheté.' },
  urls: {
    en: 'success_url and cancel_url must lead back to this site.',
    fr: 'success_url et cancel_url doivent ramener à ce site.',
  },
  founder: { en: 'Founders need no subscription.', fr: "Les fondateurs n'ont pas besoin d'abonnement." },
  subscribed: { en: 'You already have a subscription.', fr: 'Vous avez déjà un abonnement.' },
  configuration: {
    en: 'Payment configuration is incomplete. Please contact support.',
    fr: 'La configuration du paiement est incomplète. Veuillez contacter le soutien.',
  },
  noUrl: {
    en: 'No checkout URL returned from server. Please try again later.',
    fr: 'Aucune URL de paiement renvoyée par le serveur. Veuillez réessayer plus tard.',
  },
} as const satisfies Record<string, Text>;

const bodySchema = z.object({
  price_id: z.string().check(z.maxLength(200)),
  mode: z.string().check(z.maxLength(200)),
  success_url: z.string().check(z.maxLength(2_000)),
  cancel_url: z.string().check(z.maxLength(2_000)),
});

/**
 * `POST /functions/v1/stripe-checkout` as specified (PAY-001, PAY-002): answers `{ url }`, or `{ error }` in the
 * caller's language. The price the browser sends is only compared with what the server sells (decision S-13).
 * @param body the parsed JSON body
 */
export async function answerCheckoutFunction(c: Context, deps: Deps, body: unknown): Promise<Response> {
  c.header('cache-control', 'no-store');
  const { settings } = deps;
  const session = sessionToken(c.req.raw.headers, isSecure(deps), deps.authSecret);
  const caller = session === undefined ? undefined : await findCaller(deps, { session }, null, undefined, null);
  const language = caller?.user.language ?? toLanguage(c.req.header('accept-language')?.slice(0, 2).toLowerCase());
  const fail = (text: Text, status: number) => c.json({ error: text[language] }, status as ContentfulStatusCode);
  if (caller === undefined) return fail(words.notAuthenticated, 401);

  const parsed = bodySchema.safeParse(body);
  if (!parsed.success) return fail(words.incomplete, 400);
  const { price_id: priceId, mode, success_url, cancel_url } = parsed.data;
  if (mode !== 'subscription') return fail(words.mode, 400);
  const successUrl = ownUrl(success_url, settings.publicUrl);
  const cancelUrl = ownUrl(cancel_url, settings.publicUrl);
  if (successUrl === undefined || cancelUrl === undefined) return fail(words.urls, 400);
  try {
    const { url } = await startCheckout(deps, caller.user, { priceId, attempt: randomUUID(), successUrl, cancelUrl });
    return url === null ? fail(words.noUrl, 503) : c.json({ url });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return fail(wordsOf(error, deps), statusOf(error.code));
  }
}

function wordsOf({ code }: Refusal, deps: Deps): Text {
  if (code === 'FORBIDDEN') return words.founder;
  if (code === 'CONFLICT') return words.subscribed;
  if (code === 'INVALID_INPUT') return words.price;
  if (code !== 'UNAVAILABLE') return failureTexts.unexpected;
  return paymentsShown(deps) === 'none' ? words.configuration : failureTexts.unavailable;
}

/** Normalizes a URL on our own site; undefined for any other. */
function ownUrl(value: string, publicUrl: string): string | undefined {
  const url = URL.parse(value);
  return url !== null && url.origin === publicUrl && url.username === '' ? url.href : undefined;
}
