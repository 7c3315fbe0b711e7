import type { RehearsalAnswer, SavedRehearsalAnswer } from '@elan/contract/rehearsal';
import { Refusal } from '@elan/domain/errors';
import { mostRehearsalAnswers } from '@elan/domain/limits';
import type { Language } from '@elan/domain/locale';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { lockProject } from '../../db/lock-project.ts';
import { rehearsalAnswers } from '../../db/schema/rehearsal.ts';
import { keepEarlierText } from '../../db/text-versions.ts';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { publishRehearsalChange } from './publish-rehearsal-change.ts';
import { answerTexts, readAnswers } from './queries.ts';

export type AnswerChange = { question: string; text: string; baseVersion: number; language: Language; asked: string };

/**
 * Saves an answer over the version it was written on. If somebody else changed it first, nothing is written and theirs
 * is returned. Repeating the stored text counts as saved, so that a request can be repeated.
 * @throws Refusal LIMIT_REACHED when too many questions have an answer
 */
export function saveAnswer(
  deps: Deps,
  access: Access<'project:edit'>,
  change: AnswerChange,
): Promise<SavedRehearsalAnswer> {
  const { projectId } = access;
  const { question, text, baseVersion } = change;
  return write(deps, async (work) => {
    const { tx } = work;
    await lockProject(tx, projectId);
    const [before] = await readAnswers(tx, projectId, question);
    if (before === undefined) await requireRoom(tx, projectId);
    else {
      if (before.text === text) return { answer: before, conflict: false };
      if (before.version !== baseVersion) return { answer: before, conflict: true };
      await keepEarlierText(tx, answerTexts, { projectId, name: question, text, userId: access.user.userId });
    }
    await storeText(tx, access, change, before);
    await publishRehearsalChange(work, access, question);
    const [answer] = await readAnswers(tx, projectId, question);
    if (answer === undefined) throw new Error('an answer that was just written is not there');
    return { answer, conflict: false };
  });
}

async function requireRoom(tx: Transaction, projectId: string): Promise<void> {
  const { rows } = await tx.execute<{ total: number }>(sql`
    select count(*)::int as total from ${rehearsalAnswers} where project_id = ${projectId}`);
  const limit = mostRehearsalAnswers;
  if ((rows[0]?.total ?? 0) >= limit) throw new Refusal('LIMIT_REACHED', { of: 'rehearsalAnswers', limit });
}

/** An answer that is begun again is in the language of its first words, and nothing is ticked in it yet. */
async function storeText(
  tx: Transaction,
  { projectId, user }: Access<'project:edit'>,
  { question, text, language, asked }: AnswerChange,
  before: RehearsalAnswer | undefined,
): Promise<void> {
  const isNew = before === undefined || before.text === '';
  const values = {
    text,
    version: (before?.version ?? 0) + 1,
    language: isNew ? language : before.language,
    asked,
    ticked: isNew || text === '' ? [] : before.ticked,
    weighing: text === '' ? null : (before?.weighing ?? null),
    updatedBy: user.userId,
    updatedAt: sql`now()`,
  };
  await tx
    .insert(rehearsalAnswers)
    .values({ projectId, question, ...values })
    .onConflictDoUpdate({ target: [rehearsalAnswers.projectId, rehearsalAnswers.question], set: values });
}
