import { retention } from '@elan/domain/retention';
import { sql } from 'drizzle-orm';
import { forgetGuesses } from './db/count-guesses.ts';
import { daysAgo, deleteInPortions } from './db/portions.ts';
import { accessTokens } from './db/schema/access-tokens.ts';
import { sessions, verifications } from './db/schema/auth.ts';
import { paymentEvents } from './db/schema/billing.ts';
import { projectEvents } from './db/schema/live.ts';
import { outboxMails } from './db/schema/mail.ts';
import { noticeBundles, notices } from './db/schema/notices.ts';
import { repeatableCalls } from './db/schema/repeatable-calls.ts';
import { suggestions } from './db/schema/suggestions.ts';
import { forgetAssistants } from './features/assistants/public.ts';
import { forgetOldAttempts } from './features/auth/public.ts';
import { eraseExpiredMails } from './features/mail/public.ts';
import { eraseExpiredTrash } from './features/projects/public.ts';
import type { Deps } from './rpc/deps.ts';

const steps: Record<string, (deps: Deps) => Promise<void>> = {
  sessions: ({ db }) => deleteInPortions(db, sessions, sql`${sessions.expiresAt} < now()`),
  'access tokens': ({ db }) =>
    deleteInPortions(db, accessTokens, sql`${accessTokens.expiresAt} < ${daysAgo(retention.endedTokenDays)}`),
  assistants: forgetAssistants,
  verifications: ({ db }) => deleteInPortions(db, verifications, sql`${verifications.expiresAt} < now()`),
  'login attempts': forgetOldAttempts,
  guesses: ({ db }) => forgetGuesses(db),
  'texts of mails': ({ db }) => eraseExpiredMails(db),
  mails: ({ db }) => deleteInPortions(db, outboxMails, sql`${outboxMails.createdAt} < ${daysAgo(retention.mailDays)}`),
  notices: ({ db }) => deleteInPortions(db, notices, sql`${notices.createdAt} < ${daysAgo(retention.noticeDays)}`),
  'notices in bundles': ({ db }) =>
    deleteInPortions(db, noticeBundles, sql`${noticeBundles.createdAt} < ${daysAgo(retention.noticeDays)}`),
  'decided suggestions': ({ db }) =>
    deleteInPortions(db, suggestions, sql`${suggestions.decidedAt} < ${daysAgo(retention.decidedSuggestionDays)}`),
  'answers of calls': ({ db }) =>
    deleteInPortions(db, repeatableCalls, sql`${repeatableCalls.startedAt} < ${daysAgo(retention.repeatableCallDays)}`),
  trash: eraseExpiredTrash,
  'live events': ({ db }) =>
    deleteInPortions(db, projectEvents, sql`${projectEvents.createdAt} < ${daysAgo(retention.liveEventDays)}`),
  'payment events': ({ db }) =>
    deleteInPortions(db, paymentEvents, sql`${paymentEvents.receivedAt} < ${daysAgo(retention.paymentEventDays)}`),
};

/**
 * Deletes expired rows (domain/retention.ts) in batches. A step that fails does not stop the others.
 * @throws when any step failed, so that the job runs again
 */
export async function removeExpiredRows(deps: Deps): Promise<void> {
  const failed: string[] = [];
  for (const [name, step] of Object.entries(steps)) {
    try {
      await step(deps);
    } catch (error) {
      failed.push(name);
      deps.log.error({ err: error, step: name }, 'expired rows could not be removed');
    }
  }
  if (failed.length > 0) throw new Error(`expired rows could not be removed: ${failed.join(', ')}`);
}
