import { Refusal } from '@elan/domain/errors';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { deleteInPortions, updateInPortions } from '../../db/portions.ts';
import { activityEmail, projectActivity } from '../../db/schema/activity.ts';
import { users, verifications } from '../../db/schema/auth.ts';
import { commentMentions, projectComments } from '../../db/schema/comments.ts';
import { confirmedFigures } from '../../db/schema/figure-check.ts';
import { journalEntries } from '../../db/schema/journal.ts';
import { ledgerRefusals, ledgerRows, ledgerRowVersions } from '../../db/schema/ledger.ts';
import { lenderFacts, lenderFactVersions } from '../../db/schema/lender-facts.ts';
import { loginAttempts } from '../../db/schema/login-attempts.ts';
import { analysisVersions, answers, answerVersions } from '../../db/schema/modules.ts';
import { projectPapers } from '../../db/schema/papers.ts';
import { planSections, planSectionVersions } from '../../db/schema/plan-document.ts';
import { planPictures } from '../../db/schema/plan-pictures.ts';
import { projectCollaborators, projects } from '../../db/schema/projects.ts';
import { rehearsalAnswers, rehearsalAnswerVersions } from '../../db/schema/rehearsal.ts';
import { setAsideParts } from '../../db/schema/set-aside.ts';
import { suggestions } from '../../db/schema/suggestions.ts';
import { projectTasks } from '../../db/schema/tasks.ts';
import { write } from '../../db/write.ts';
import type { UserActor } from '../../rpc/actor.ts';
import type { Deps } from '../../rpc/deps.ts';
import { attemptKeys } from '../auth/public.ts';
import { endSubscription } from '../billing/public.ts';
import { endRuns } from '../generation/public.ts';
import { removeProjects } from '../projects/public.ts';
import { accountDeletedMail } from './mails.ts';

/**
 * Columns that hold a person's id in other people's projects. Deleting the person would clear each in a single
 * statement.
 */
export const authorships: readonly [PgTable, PgColumn][] = [
  [answers, answers.updatedBy],
  [answerVersions, answerVersions.writtenBy],
  [analysisVersions, analysisVersions.createdBy],
  [journalEntries, journalEntries.createdBy],
  [ledgerRows, ledgerRows.updatedBy],
  [ledgerRowVersions, ledgerRowVersions.writtenBy],
  [ledgerRowVersions, ledgerRowVersions.removedBy],
  [ledgerRefusals, ledgerRefusals.refusedBy],
  [projectTasks, projectTasks.doneBy],
  [projectTasks, projectTasks.assignee],
  [projectTasks, projectTasks.createdBy],
  [confirmedFigures, confirmedFigures.confirmedBy],
  [projectPapers, projectPapers.updatedBy],
  [planSections, planSections.updatedBy],
  [planSectionVersions, planSectionVersions.writtenBy],
  [planPictures, planPictures.addedBy],
  [rehearsalAnswers, rehearsalAnswers.updatedBy],
  [rehearsalAnswerVersions, rehearsalAnswerVersions.writtenBy],
  [lenderFacts, lenderFacts.updatedBy],
  [lenderFactVersions, lenderFactVersions.writtenBy],
  [setAsideParts, setAsideParts.changedBy],
  [projectComments, projectComments.userId],
  [projectComments, projectComments.resolvedBy],
  [suggestions, suggestions.userId],
  [suggestions, suggestions.decidedBy],
  [projectActivity, projectActivity.userId],
];

/** What a deletion needs to know of the person. */
type Leaver = Pick<UserActor, 'userId' | 'language' | 'tabId'> & {
  entitlements: Pick<UserActor['entitlements'], 'isFounder'>;
};

/**
 * Deletes an account and everything it owns (decisions S-19 and N-23): first the subscription at the provider, then
 * everything else, including the trash, in one transaction. What the person wrote in other people's projects stays, without their name.
 * @throws Refusal FORBIDDEN for founders; UNAVAILABLE when the provider does not answer, in which case nothing is
 *   deleted
 */
export async function deleteAccount(deps: Deps, user: Leaver): Promise<void> {
  if (user.entitlements.isFounder) throw new Refusal('FORBIDDEN');
  await endSubscription(deps, user.userId);
  await write(deps, async (work) => {
    const { tx } = work;
    const [person] = await tx.select({ email: users.email }).from(users).where(eq(users.id, user.userId)).for('update');
    // The same request from another device came first: the account is gone and the mail is sent.
    if (person === undefined) return;
    const own = await tx
      .select({ id: projects.id })
      .from(projects)
      .where(eq(projects.userId, user.userId))
      .orderBy(projects.id)
      .for('update');
    const projectIds = own.map(({ id }) => id);
    await endRuns(deps, work, { userId: user.userId });
    await tx.delete(verifications).where(inArray(verifications.value, [user.userId, person.email]));
    await tx.delete(loginAttempts).where(inArray(loginAttempts.email, attemptKeys(user.userId, person.email)));
    await updateInPortions(
      tx,
      projectActivity,
      sql`metadata = metadata - 'email'`,
      sql`metadata ? 'email' and ${activityEmail(projectActivity.metadata)} = ${person.email}`,
    );
    // Delete the projects before the person: one statement cannot delete rows and clear their author too.
    await removeProjects(deps, work, projectIds, user.tabId);
    for (const [table, author] of authorships) {
      await updateInPortions(tx, table, withoutAuthor(author), sql`${author} = ${user.userId}`);
    }
    await deleteInPortions(tx, commentMentions, sql`${commentMentions.userId} = ${user.userId}`);
    // A pending invitation is left as it is: its sender must not learn that the address had an account.
    await tx
      .update(projectCollaborators)
      .set({ userId: null })
      .where(and(eq(projectCollaborators.userId, user.userId), eq(projectCollaborators.status, 'pending')));
    // The rest cascades from this row: collaborations, sent invitations, preferences, subscription, sessions, password
    // and generations.
    await tx.delete(users).where(eq(users.id, user.userId));
    work.liveUser(user.userId, 'session');
    await work.mail(accountDeletedMail(deps.settings, person.email, user.language));
  });
}

const withoutAuthor = (author: PgColumn): SQL => sql`${sql.identifier(author.name)} = null`;
