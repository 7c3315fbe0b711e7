import { planPrice } from '@elan/domain/billing';
import { Refusal } from '@elan/domain/errors';
import type { PaymentSettings } from '../../platform/payments/payment-settings.ts';
import { PaymentConfigurationError, type PaymentProvider } from '../../platform/payments/port.ts';
import type { Deps } from '../../rpc/deps.ts';
import { catalogueIds } from './catalogue.ts';

/** Milliseconds after which a configuration that was found wrong is looked at again: it may be mended at the provider. */
const checkAgainAfter = 60_000;

type Selling = {
  /** A price never changes at the provider, so a process looks once. */
  isAgreed: boolean;
  /** What is wrong and what to do about it; null as long as nothing is known to be. */
  problem: string | null;
  /** When that was found. */
  since: number;
};

const states = new WeakMap<PaymentProvider, Selling>();

function stateOf(provider: PaymentProvider): Selling {
  const known = states.get(provider) ?? { isAgreed: false, problem: null, since: 0 };
  states.set(provider, known);
  return known;
}

/**
 * What people are told about buying here: 'none' also when the provider has refused the key or the price. That is looked
 * at again in the background, so it recovers by itself.
 */
export function paymentsShown(deps: Deps): PaymentSettings['provider'] {
  const { payments: provider, settings } = deps;
  if (provider === null) return settings.payments.provider;
  const state = stateOf(provider);
  if (state.problem === null) return settings.payments.provider;
  const now = deps.now().getTime();
  if (now - state.since >= checkAgainAfter) {
    state.since = now;
    // A failure is logged where it is found; one that says nothing about the settings changes nothing.
    requireSellable(deps, provider).catch(() => undefined);
  }
  return 'none';
}

/**
 * Nobody pays another price than the pages promise (TIER-003).
 * @throws Refusal UNAVAILABLE when the provider would charge something else, PaymentProviderError
 */
export async function requireSellable(deps: Deps, provider: PaymentProvider): Promise<void> {
  const state = stateOf(provider);
  if (state.isAgreed) return;
  const price = await provider.readPrice(catalogueIds(deps.settings.payments).priceId).catch((error: unknown) => {
    noteRefusal(deps, provider, error);
    throw error;
  });
  const { cents, currency, interval } = planPrice;
  const isRight =
    price?.isActive === true && price.cents === cents && price.currency === currency && price.interval === interval;
  if (!isRight) {
    const found = price === null ? 'it does not exist there' : JSON.stringify(price);
    setProblem(
      deps,
      state,
      `STRIPE_PRICE_ID is not the price that is shown (${found}): nothing is sold until it is an active price of ${cents} cents ${currency} a ${interval}`,
    );
    throw new Refusal('UNAVAILABLE');
  }
  if (state.problem !== null) deps.log.info('the plan can be bought again');
  Object.assign(state, { isAgreed: true, problem: null });
}

/** Nothing can be bought from now on when the provider has refused the settings themselves. Other failures pass. */
export function noteRefusal(deps: Deps, provider: PaymentProvider, error: unknown): void {
  if (!(error instanceof PaymentConfigurationError)) return;
  setProblem(deps, stateOf(provider), `${error.remedy}: nothing can be bought until then`, error.message);
}

function setProblem(deps: Deps, state: Selling, problem: string, reason?: string): void {
  // Told once, not at every look.
  if (state.problem !== problem) deps.log.error({ problem, reason }, problem);
  Object.assign(state, { isAgreed: false, problem, since: deps.now().getTime() });
}
