import type { SaveResult } from '@elan/contract/modules';
import { Refusal } from '@elan/domain/errors';
import { isValidAnswer } from '@elan/domain/modules/define-module';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { and, eq, sql } from 'drizzle-orm';
import { lockProject } from '../../db/lock-project.ts';
import { answers } from '../../db/schema/modules.ts';
import { type Write, write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { type AnswerChange, storeAnswers } from './store-answers.ts';

/**
 * Saves answers one by one: each is written only over the version it was typed on (decision S-15). Repeating the stored
 * value counts as saved, so that a request whose response was lost can be retried; repeating one that was filled in
 * accepts it.
 * @returns what was saved and what someone else changed first; a conflict changes nothing
 * @throws Refusal INVALID_INPUT for an unknown question or a value that is not one of its options
 */
export async function saveAnswers(
  deps: Deps,
  access: Access<'project:edit'>,
  module: ModuleKey,
  changes: readonly AnswerChange[],
): Promise<SaveResult> {
  checkAnswers(module, changes);
  const saved = await storeAnswers({ tx: deps.db, publish: deps.live.publish }, access, module, changes);
  const unwritten = changes.filter(({ question }) => !(question in saved));
  if (unwritten.length === 0) return resultOf(saved);
  const later = await write(deps, (work) => saveWithin(work, access, module, unwritten));
  return resultOf({ ...saved, ...later.saved }, later.conflicts);
}

/**
 * The same inside the caller's transaction, which waits for everybody else. The answers must already be validated.
 */
export async function saveWithin(
  work: Write,
  access: Access<'project:edit'>,
  module: ModuleKey,
  changes: readonly AnswerChange[],
): Promise<SaveResult> {
  const { projectId } = access;
  await lockProject(work.tx, projectId);
  const saved = await storeAnswers(work, access, module, changes);
  const unwritten = changes.filter(({ question }) => !(question in saved));
  if (unwritten.length === 0) return resultOf(saved);
  const { question, value, version, updatedAt } = answers;
  const existing = await work.tx
    .select({ question, value, version, updatedAt })
    .from(answers)
    .where(
      and(
        eq(answers.projectId, projectId),
        eq(answers.module, module),
        sql`${question} = any(${sql.param(unwritten.map((change) => change.question))}::text[])`,
      ),
    );
  // Neither written nor there: the project was deleted in the meantime.
  if (existing.length < unwritten.length) throw new Refusal('NOT_FOUND');
  const conflicts: SaveResult['conflicts'] = [];
  for (const row of existing) {
    const change = unwritten.find((candidate) => candidate.question === row.question);
    if (change?.value === row.value) saved[row.question] = row.version;
    else conflicts.push({ ...row, updatedAt: row.updatedAt.toISOString() });
  }
  return resultOf(saved, conflicts);
}

const resultOf = (saved: SaveResult['saved'], conflicts: SaveResult['conflicts'] = []): SaveResult => ({
  saved,
  conflicts,
  lastUpdated: new Date().toISOString(),
});

/** @throws Refusal INVALID_INPUT naming every answer that does not fit the questionnaire */
export function checkAnswers(module: ModuleKey, changes: readonly AnswerChange[]): void {
  const { questions } = moduleDefinition(module);
  const seen = new Set<string>();
  const fields = changes.flatMap((change, index) => {
    const question = questions.find((candidate) => candidate.id === change.question);
    const repeated = seen.has(change.question);
    seen.add(change.question);
    if (question === undefined) return [{ path: `answers.${index}.question`, problem: 'unknown_question' }];
    if (repeated) return [{ path: `answers.${index}.question`, problem: 'repeated_question' }];
    return isValidAnswer(question, change.value) ? [] : [{ path: `answers.${index}.value`, problem: 'unknown_option' }];
  });
  if (fields.length > 0) throw new Refusal('INVALID_INPUT', { fields });
}
