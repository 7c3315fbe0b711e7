import { isUsablePublishableKey } from '@elan/domain/billing';

export type PaymentSettings =
  /** `apiUrl` is undefined for Stripe's own server. */
  | {
      provider: 'stripe';
      secretKey: string;
      webhookSecret: string;
      priceId: string;
      productId: string;
      apiUrl: string | undefined;
    }
  | { provider: 'sandbox' }
  | { provider: 'none' };

/** The settings Stripe requires, and how each is validated. */
const stripeNeeds = {
  STRIPE_SECRET_KEY: {
    isUsable: (value: string) => /^(?:sk|rk)_\S+$/u.test(value) && isNoPlaceholder(value),
    expected: 'a key that starts with sk_ or rk_',
  },
  STRIPE_PUBLISHABLE_KEY: {
    isUsable: isUsablePublishableKey,
    expected: 'a key that starts with pk_test_ or pk_live_ and is not a placeholder',
  },
  STRIPE_WEBHOOK_SECRET: {
    isUsable: (value: string) => /^whsec_\S+$/u.test(value) && isNoPlaceholder(value),
    expected: 'the signing secret of the webhook, which starts with whsec_',
  },
  STRIPE_PRICE_ID: { isUsable: isNoPlaceholder, expected: 'the id of the monthly price' },
  STRIPE_PRODUCT_ID: { isUsable: isNoPlaceholder, expected: 'the id of the product' },
} as const;
type StripeName = keyof typeof stripeNeeds;

export type RawPaymentSettings = { readonly [Name in StripeName | 'STRIPE_API_URL']?: string | undefined } & {
  readonly PAYMENT_PROVIDER?: PaymentSettings['provider'] | undefined;
};

type Context = {
  /** Whether a setting is present, well-formed or not. */
  isGiven(name: StripeName): boolean;
  isProduction: boolean;
  problems: { name: string; problem: string }[];
  warnings: string[];
};

/**
 * Chooses Stripe if everything it needs is usable. With nothing set, it chooses the sandbox, or no provider in
 * production. A partial or unusable setup is an incomplete configuration everywhere (PRICE-007): screens say so and
 * people pay nothing.
 */
export function resolvePayments(
  raw: RawPaymentSettings,
  { isGiven, isProduction, problems, warnings }: Context,
): PaymentSettings {
  const chosen = raw.PAYMENT_PROVIDER;
  if (chosen === 'sandbox' && isProduction) {
    const problem = 'is sandbox, which takes no money; in production expected stripe or none';
    problems.push({ name: 'PAYMENT_PROVIDER', problem });
  }
  if (chosen === 'sandbox' || chosen === 'none') return { provider: chosen };

  const names = Object.keys(stripeNeeds) as StripeName[];
  const isStarted = names.some(isGiven);
  const wrong = names.flatMap((name) => {
    const value = raw[name];
    const { isUsable, expected } = stripeNeeds[name];
    // A malformed value is undefined here; its problem has already been reported.
    if (value === undefined ? isGiven(name) : isUsable(value)) return [];
    return [{ name, problem: `${value === undefined ? 'is missing' : 'is not usable'}; expected ${expected}` }];
  });
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = raw;
  const { STRIPE_PRICE_ID: priceId, STRIPE_PRODUCT_ID: productId } = raw;
  if (wrong.length === 0 && secretKey && webhookSecret && priceId && productId) {
    if (isProduction && apiUrl?.startsWith('http:')) {
      warnings.push('STRIPE_API_URL is not https: the secret key travels readable for everybody on the way');
    }
    return { provider: 'stripe', secretKey, webhookSecret, priceId, productId, apiUrl };
  }
  if (chosen === 'stripe') problems.push(...wrong);
  else if (isStarted) warnings.push(...wrong.map(({ name, problem }) => `${name} ${problem}: nothing can be bought`));
  else if (isProduction) warnings.push('STRIPE_SECRET_KEY is not set: nothing can be bought');
  return { provider: isStarted || isProduction ? 'none' : 'sandbox' };
}

function isNoPlaceholder(value: string): boolean {
  return !/your_|X{5}/u.test(value);
}
