import type { Contract } from '@elan/contract';
import type { Account } from '@elan/contract/account';
import { planDescription, planName } from '@elan/domain/billing';
import { demoIds, demoPeriod } from '@elan/domain/demo';
import { Refusal } from '@elan/domain/errors';
import { nameProblem, normalizedName } from '@elan/domain/person-name';
import { generationLimits } from '@elan/domain/plans';
import type { ContractRouterClient } from '@orpc/contract';
import { NetworkFailure } from '../lib/http.ts';
import { presentProject } from './present.ts';
import type { DemoStore } from './store.ts';

type Client = ContractRouterClient<Contract>;

/** The demonstration's account: every module is open, but no model writes anything (decision C-07). */
export function demoAccount(store: DemoStore): Account {
  const { end } = demoPeriod(new Date(store.now()));
  return {
    user: { id: demoIds.user, ...store.person, lastSignInAt: store.now() },
    language: store.language,
    tier: 'premium',
    isFounder: false,
    hasAccess: true,
    hasPremiumAccess: true,
    usage: { used: 0, limit: generationLimits.premium, resetsAt: new Date(end * 1000).toISOString() },
    services: { ai: 'none', payments: 'none', mail: 'outbox' },
  };
}

export function accountCalls(store: DemoStore): Client['account'] {
  return {
    get: async () => demoAccount(store),
    setLanguage: async ({ language }) => {
      store.language = language;
      store.version += 1;
      return { language };
    },
    setProfile: async ({ name, color }) => {
      const problem = nameProblem(name);
      if (problem !== null) throw new Refusal('INVALID_INPUT', { fields: [{ path: 'name', problem }] });
      store.person = { ...store.person, name: normalizedName(name), color };
      store.version += 1;
      return store.person;
    },
    export: async () => ({
      demonstration: true,
      projects: [...store.projects.values()].map((project) => presentProject(store, project)),
    }),
    delete: refuse,
  };
}

export function mailCalls(store: DemoStore): Client['mail'] {
  return {
    notices: async () => store.notices,
    setNotice: async ({ kind, wanted }) => {
      store.notices = { ...store.notices, [kind]: wanted };
      return store.notices;
    },
  };
}

export function billingCalls(store: DemoStore): Client['billing'] {
  return {
    plan: async () => ({
      plan: {
        id: 'demo',
        priceId: 'demo',
        name: planName[store.language],
        description: planDescription[store.language],
        mode: 'subscription',
      },
      payments: 'none',
    }),
    subscription: async () => ({ subscription: demoSubscription(new Date(store.now())) }),
    checkout: refuse,
    verify: refuse,
    portal: refuse,
  };
}

/** For display only, in this page: it never reaches a server (decision S-05). */
export function demoSubscription(now: Date) {
  const { start, end } = demoPeriod(now);
  return {
    user_id: demoIds.user,
    subscription_id: null,
    subscription_status: 'active',
    price_id: null,
    current_period_start: start,
    current_period_end: end,
    cancel_at_period_end: false,
    cancel_at: null,
    payments_paused: false,
    payments_resume_at: null,
    payment_method_brand: 'visa',
    payment_method_last4: '4242',
  };
}

/** Analyses need a server. The demonstration refuses rather than inventing one (decision S-10). */
export const generationCalls: Client['generation'] = { start: refuse, follow: refuse, cancel: refuse };

/** No assistant can reach what is only in this page. */
export const assistantCalls: Client['assistants'] = {
  list: async () => ({ assistants: [] }),
  ask: refuse,
  allow: refuse,
  disconnect: refuse,
};

/** Nobody else is present. */
export const liveCalls: Client['live'] = {
  stream: async () => {
    throw new NetworkFailure('the demonstration has no server');
  },
  present: async () => ({}),
};

async function refuse(): Promise<never> {
  throw new Refusal('UNAVAILABLE');
}
