import { sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { deleteInPortions } from '../../db/portions.ts';
import { projectActivity, projectVisits } from '../../db/schema/activity.ts';
import { commentMentions, projectComments } from '../../db/schema/comments.ts';
import { confirmedFigures } from '../../db/schema/figure-check.ts';
import { generations } from '../../db/schema/generation.ts';
import { journalEntries } from '../../db/schema/journal.ts';
import { ledgerModelReadings, ledgerRefusals, ledgerRows, ledgerRowVersions } from '../../db/schema/ledger.ts';
import { lenderFacts, lenderFactVersions } from '../../db/schema/lender-facts.ts';
import { projectEvents } from '../../db/schema/live.ts';
import { analysisVersions, answers, answerVersions, projectModules } from '../../db/schema/modules.ts';
import { noticeBundles, notices } from '../../db/schema/notices.ts';
import { projectPapers } from '../../db/schema/papers.ts';
import { planDocuments, planSections, planSectionVersions } from '../../db/schema/plan-document.ts';
import { planPictures } from '../../db/schema/plan-pictures.ts';
import { projectCollaborators, projects } from '../../db/schema/projects.ts';
import { readerLinks } from '../../db/schema/reader-links.ts';
import { rehearsalAnswers, rehearsalAnswerVersions } from '../../db/schema/rehearsal.ts';
import { searchBacklog, searchOldProjects, searchTexts } from '../../db/schema/search.ts';
import { setAsideParts } from '../../db/schema/set-aside.ts';
import { signOffs } from '../../db/schema/sign-offs.ts';
import { suggestions } from '../../db/schema/suggestions.ts';
import { projectTasks } from '../../db/schema/tasks.ts';
import type { Write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import { notifyPeople } from './notify-people.ts';

/**
 * Every table with a project's content. Cascading foreign keys would delete it all in a single statement that takes
 * longer the larger the project is. Modules come before the analyses they refer to.
 */
export const projectContents: readonly (PgTable & { projectId: PgColumn })[] = [
  projectModules,
  analysisVersions,
  answers,
  answerVersions,
  journalEntries,
  ledgerRows,
  ledgerRowVersions,
  ledgerRefusals,
  ledgerModelReadings,
  projectTasks,
  confirmedFigures,
  projectPapers,
  planDocuments,
  // Their bytes go with them.
  planPictures,
  planSections,
  planSectionVersions,
  rehearsalAnswers,
  rehearsalAnswerVersions,
  lenderFacts,
  lenderFactVersions,
  signOffs,
  readerLinks,
  setAsideParts,
  suggestions,
  // Before the comments they are about, which would take them along.
  notices,
  noticeBundles,
  commentMentions,
  projectComments,
  projectActivity,
  projectVisits,
  projectEvents,
  projectCollaborators,
  generations,
  searchTexts,
];

/** Lists of what the search has yet to read. Deleting the contents above adds to them. */
const searchLists = [searchBacklog, searchOldProjects];

/**
 * Deletes projects and everything in them, and notifies everyone concerned after the commit. No statement grows with
 * the size of a project, so none hits the statement timeout.
 * @param causedBy the browser tab it was done in, if any
 */
export async function removeProjects(
  deps: Deps,
  work: Write,
  projectIds: readonly string[],
  causedBy: string | null,
): Promise<void> {
  if (projectIds.length === 0) return;
  const { tx, afterCommit } = work;
  const isOneOf = (column: PgColumn) => sql`${column} = any(${sql.param(projectIds)}::uuid[])`;
  // Lock the projects until the commit: nobody can be invited, or respond, after the affected people are read.
  const gone = await tx
    .select({ id: projects.id, sequence: projects.eventSequence })
    .from(projects)
    .where(isOneOf(projects.id))
    .orderBy(projects.id)
    .for('update');
  await notifyPeople(work, projectIds);
  for (const table of [...projectContents, ...searchLists]) await deleteInPortions(tx, table, isOneOf(table.projectId));
  await deleteInPortions(tx, projects, isOneOf(projects.id));
  // The numbered events are deleted too: these messages only wake the streams, which then find that their right has
  // ended.
  afterCommit(() => {
    for (const { id, sequence } of gone) {
      deps.live.publish({
        kind: 'project',
        projectId: id,
        sequence: sequence + 1,
        topic: 'project',
        module: null,
        causedBy,
      });
    }
  });
}
