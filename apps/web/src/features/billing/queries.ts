import { queryOptions } from '@tanstack/react-query';
import { client } from '../../data/api/api.ts';

const billingKey = ['billing'] as const;

/** The caller's own subscription; null when they never had one. */
export function subscriptionQuery() {
  return queryOptions({
    queryKey: [...billingKey, 'subscription'] as const,
    queryFn: async ({ signal }) => (await client.billing.subscription({}, { signal })).subscription,
  });
}

/** The plan that can be bought, and whether payments are configured. */
export function planQuery() {
  return queryOptions({
    queryKey: [...billingKey, 'plan'] as const,
    queryFn: ({ signal }) => client.billing.plan({}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
