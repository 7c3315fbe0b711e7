import * as z from 'zod/mini';
import { get, nothing, post, procedure } from './base.ts';

/** The product catalogue: one entry (PAY-014). */
export const catalogueEntry = z.object({
  id: z.string(),
  priceId: z.string(),
  name: z.string(),
  description: z.string(),
  mode: z.literal('subscription'),
});
export type CatalogueEntry = z.infer<typeof catalogueEntry>;

/** A person's subscription as the screens show it (PAY-010). Times in unix seconds. */
export const subscription = z.object({
  user_id: z.string(),
  subscription_id: z.nullable(z.string()),
  subscription_status: z.string(),
  price_id: z.nullable(z.string()),
  current_period_start: z.nullable(z.number()),
  current_period_end: z.nullable(z.number()),
  /** Also true if the provider has only set a date to cancel at (decision L-04). */
  cancel_at_period_end: z.boolean(),
  /** When it ends, if it does; null while it renews. */
  cancel_at: z.nullable(z.number()),
  /** No payments are collected for now; the status, and with it the plan, stays as it is. */
  payments_paused: z.boolean(),
  /** When payments start again; null if that is not set. */
  payments_resume_at: z.nullable(z.number()),
  payment_method_brand: z.nullable(z.string()),
  payment_method_last4: z.nullable(z.string()),
});
export type Subscription = z.infer<typeof subscription>;

export const billingContract = {
  /** What can be bought, and whether buying works here. */
  plan: procedure
    .meta({ access: 'public' })
    .route(get('/plan', 'The plan for sale'))
    .input(nothing)
    .output(z.object({ plan: catalogueEntry, payments: z.enum(['stripe', 'sandbox', 'none']) })),
  /** The caller's own subscription (PAY-015, CALL-007); null if they never had one. */
  subscription: procedure
    .meta({ access: 'account' })
    .route(get('/subscription', "The caller's subscription"))
    .input(nothing)
    .output(z.object({ subscription: z.nullable(subscription) })),
  /**
   * Starts a checkout. CONFLICT if the caller is already premium, FORBIDDEN for founders, UNAVAILABLE without a working
   * payment configuration or if the provider does not answer. `attempt` is generated once per press; sending the same
   * one twice gives the same checkout.
   */
  checkout: procedure
    .meta({ access: 'account' })
    .route(post('/checkout', 'Start a checkout for the plan'))
    .input(z.object({ priceId: z.string().check(z.maxLength(200)), attempt: z.uuid() }))
    .output(z.object({ url: z.nullable(z.string()) })),
  /** Asks the provider about the caller's own finished checkout (decision S-12); another person's is NOT_FOUND. */
  verify: procedure
    .meta({ access: 'account' })
    .route(post('/checkout/verification', 'The result of a checkout'))
    .input(z.object({ sessionId: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,200}$/u)) }))
    .output(z.object({ status: z.enum(['complete', 'pending', 'failed']) })),
  /**
   * Opens the provider's pages to change the card or cancel (decision N-26). NOT_FOUND if the caller has never bought.
   */
  portal: procedure
    .meta({ access: 'account' })
    .route(post('/subscription/portal', 'The page where the subscription is managed'))
    .input(nothing)
    .output(z.object({ url: z.string() })),
};
