import { languageSchema } from '@elan/domain/language-schema';
import { personColors } from '@elan/domain/people';
import { tiers } from '@elan/domain/plans';
import * as z from 'zod/mini';
import { del, get, nothing, procedure, put, timestamp } from './base.ts';
import { profile } from './people.ts';

export const usage = z.object({
  /** Generations used in the current period. */
  used: z.number(),
  limit: z.number(),
  resetsAt: timestamp,
});
export type Usage = z.infer<typeof usage>;

/** Which external services are connected, so that screens can say so where it matters. */
export const connectedServices = z.object({
  ai: z.enum(['model', 'builtin', 'none']),
  payments: z.enum(['stripe', 'sandbox', 'none']),
  mail: z.enum(['smtp', 'outbox']),
});

export const account = z.object({
  user: z.extend(profile, { id: z.string(), lastSignInAt: timestamp }),
  language: languageSchema,
  tier: z.enum(tiers),
  isFounder: z.boolean(),
  hasAccess: z.boolean(),
  hasPremiumAccess: z.boolean(),
  usage,
  services: connectedServices,
});
export type Account = z.infer<typeof account>;

export const accountContract = {
  get: procedure
    .meta({ access: 'account' })
    .route(get('/account', "The caller's account, plan and usage"))
    .input(nothing)
    .output(account),
  setLanguage: procedure
    .meta({ access: 'account' })
    .route(put('/account/language', 'Store the preferred language'))
    .input(z.object({ language: languageSchema }))
    .output(z.object({ language: languageSchema })),
  /** INVALID_INPUT with the NameProblem of `name`. An empty name removes it. */
  setProfile: procedure
    .meta({ access: 'account' })
    .route(put('/account/profile', 'Choose the name and the colour that others see'))
    .input(z.object({ name: z.string().check(z.maxLength(1_000)), color: z.enum(personColors) }))
    .output(profile),
  /** Everything the account owns, as one JSON document: profile, preferences, projects with every analysis version. */
  export: procedure
    .meta({ access: 'account' })
    .route(get('/account/export', 'Export everything the account owns'))
    .input(nothing)
    .output(z.record(z.string(), z.unknown())),
  /**
   * Deletes the account: the subscription at the provider first, then everything in one transaction. FORBIDDEN for
   * founders; UNAVAILABLE if the provider does not answer, and then nothing is deleted (decision S-19).
   */
  delete: procedure
    .meta({ access: 'account' })
    .route(del('/account', 'Delete the account and everything it owns'))
    .input(z.object({ confirmDeletion: z.literal(true) }))
    .output(nothing),
};
