import type { RehearsalAnswer } from '@elan/contract/rehearsal';
import type { TextVersion } from '@elan/contract/text-version';
import type { Role } from '@elan/domain/permissions';
import { isPrivateQuestion } from '@elan/domain/rehearsal/rehearsal-question';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { authorColumns, authorOf, projectPeople } from '../../db/project-people.ts';
import { rehearsalAnswers, rehearsalAnswerVersions } from '../../db/schema/rehearsal.ts';
import { listTextVersions, type VersionedTexts } from '../../db/text-versions.ts';
import { seesPrivateRows } from '../ledger/public.ts';

export const answerTexts: VersionedTexts = {
  texts: rehearsalAnswers,
  versions: rehearsalAnswerVersions,
  column: 'question',
};

/** The answers that a role may see. */
export async function listAnswers(
  db: Queryable,
  { projectId, role }: { projectId: string; role: Role },
): Promise<RehearsalAnswer[]> {
  const answers = await readAnswers(db, projectId);
  return answers.filter(({ question }) => seesPrivateRows(role) || !isPrivateQuestion(question));
}

/** All answers, or that to one question, with who wrote them. */
export async function readAnswers(db: Queryable, projectId: string, question?: string): Promise<RehearsalAnswer[]> {
  const people = projectPeople(db, projectId);
  const found = await db
    .select({ row: rehearsalAnswers, ...authorColumns(people) })
    .from(rehearsalAnswers)
    .leftJoin(people, eq(people.userId, rehearsalAnswers.updatedBy))
    .where(
      and(
        eq(rehearsalAnswers.projectId, projectId),
        question === undefined ? undefined : eq(rehearsalAnswers.question, question),
      ),
    )
    .orderBy(rehearsalAnswers.question);
  return found.map(({ row: { projectId: _project, updatedAt, updatedBy, ...row }, ...author }) => ({
    ...row,
    updated_at: updatedAt.toISOString(),
    updatedBy: authorOf({ userId: updatedBy, ...author }),
  }));
}

/** A page of an answer's earlier texts, newest first. Questions hidden from the reader have none. */
export async function listAnswerVersions(
  db: Queryable,
  { projectId, role, question }: { projectId: string; role: Role; question: string },
  cursor: string | undefined,
): Promise<{ versions: TextVersion[]; next: string | null }> {
  if (isPrivateQuestion(question) && !seesPrivateRows(role)) return { versions: [], next: null };
  return listTextVersions(db, answerTexts, { projectId, name: question }, cursor);
}
