import { planPrice } from '@elan/domain/billing';
import { Refusal } from '@elan/domain/errors';
import type { PaymentSettings } from '../../platform/payments/payment-settings.ts';
import { PaymentConfigurationError, type PaymentProvider } from '../../platform/payments/port.ts';
import type { Deps } from '../../rpc/deps.ts';
import { catalogueIds } from './catalogue.ts';

/** Milliseconds before a configuration found wrong is checked again: the operator may have fixed it at the provider. */
const checkAgainAfter = 60_000;

type Selling = {
  /** Prices never change at the provider, so check once per process. */
  isAgreed: boolean;
  /** What is wrong and how to fix it; null when no problem is known. */
  problem: string | null;
  /** When the problem was found. */
  since: number;
};

const states = new WeakMap<PaymentProvider, Selling>();

function stateOf(provider: PaymentProvider): Selling {
  const known = states.get(provider) ?? { isAgreed: false, problem: null, since: 0 };
  states.set(provider, known);
  return known;
}

/**
 * The provider shown to users: 'none' also when the provider has refused the key or the price. Each call
 * may check again in the background, at most once a minute, so this recovers without a restart.
 */
export function paymentsShown(deps: Deps): PaymentSettings['provider'] {
  const { payments: provider, settings } = deps;
  if (provider === null) return settings.payments.provider;
  const state = stateOf(provider);
  if (state.problem === null) return settings.payments.provider;
  const now = deps.now().getTime();
  if (now - state.since >= checkAgainAfter) {
    state.since = now;
    // Failures are logged where they occur; those unrelated to the settings change nothing.
    requireSellable(deps, provider).catch(() => undefined);
  }
  return 'none';
}

/**
 * Makes sure that people pay the price the pages show (TIER-003).
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

/** Stops sales when the provider has refused the settings themselves. Ignores other failures. */
export function noteRefusal(deps: Deps, provider: PaymentProvider, error: unknown): void {
  if (!(error instanceof PaymentConfigurationError)) return;
  setProblem(deps, stateOf(provider), `${error.remedy}: nothing can be bought until then`, error.message);
}

function setProblem(deps: Deps, state: Selling, problem: string, reason?: string): void {
  // Log the problem once, not on every check.
  if (state.problem !== problem) deps.log.error({ problem, reason }, problem);
  Object.assign(state, { isAgreed: false, problem, since: deps.now().getTime() });
}
