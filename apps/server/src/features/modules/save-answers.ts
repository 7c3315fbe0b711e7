import type { SaveResult } from '@elan/contract/modules';
import { Refusal } from '@elan/domain/errors';
import { isValidAnswer } from '@elan/domain/modules/define-module';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { and, eq, sql } from 'drizzle-orm';
import { answers } from '../../db/schema/modules.ts';
import { projects } from '../../db/schema/projects.ts';
import { type Write, write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { saveAtOnce } from './save-at-once.ts';
import { touchModule } from './touch-module.ts';
import { type AnswerChange, writtenAnswers } from './written-answers.ts';

export type { AnswerChange };

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
  const [change] = changes;
  const saved =
    change !== undefined && changes.length === 1 ? await saveAtOnce(deps, access, module, change) : undefined;
  return saved ?? write(deps, (work) => storeAnswers(work, access, module, changes));
}

/** The same inside the caller's transaction. The answers must already be validated. */
export async function storeAnswers(
  work: Write,
  access: Access<'project:edit'>,
  module: ModuleKey,
  changes: readonly AnswerChange[],
): Promise<SaveResult> {
  const { tx } = work;
  // Sort the questions so that concurrent saves cannot deadlock.
  const ordered = [...changes].sort((a, b) => (a.question < b.question ? -1 : 1));
  const list = (key: 'question' | 'value' | 'baseVersion') => sql.param(ordered.map((change) => change[key]));
  const filledIn = sql.param(ordered.map((change) => change.filledIn === true));
  // One statement for any number of answers. It locks the project first, as lockProject does.
  const { rows: stored } = await tx.execute<{ question: string; version: number }>(sql`
    with project as materialized (
      select id from ${projects} where id = ${access.projectId} and deleted_at is null for no key update
    ), change as (
      select * from unnest(${list('question')}::text[], ${list('value')}::text[], ${list('baseVersion')}::int[],
        ${filledIn}::bool[]) as change (question, value, base_version, filled_in)
    ), ${writtenAnswers(module, access.user.userId)}
    select question, version from stored`);

  const saved = Object.fromEntries(stored.map((row) => [row.question, row.version]));
  const unwritten = ordered.filter((change) => !(change.question in saved));
  const existing = unwritten.length === 0 ? [] : await readAnswers(tx, access.projectId, module, unwritten);
  // Nothing was written and nothing exists: the project was deleted in the meantime.
  if (stored.length === 0 && existing.length === 0) throw new Refusal('NOT_FOUND');
  const conflicts: SaveResult['conflicts'] = [];
  for (const row of existing) {
    const change = unwritten.find((candidate) => candidate.question === row.question);
    if (change?.value === row.value) saved[row.question] = row.version;
    else conflicts.push({ ...row, updatedAt: row.updatedAt.toISOString() });
  }
  if (stored.length > 0) {
    await touchModule(work, { projectId: access.projectId, module, actor: access.user, outdated: true });
  }
  return { saved, conflicts, lastUpdated: new Date().toISOString() };
}

function readAnswers(tx: Write['tx'], projectId: string, module: ModuleKey, changes: readonly AnswerChange[]) {
  return tx
    .select({
      question: answers.question,
      value: answers.value,
      version: answers.version,
      updatedAt: answers.updatedAt,
    })
    .from(answers)
    .where(
      and(
        eq(answers.projectId, projectId),
        eq(answers.module, module),
        sql`${answers.question} = any(${sql.param(changes.map(({ question }) => question))}::text[])`,
      ),
    );
}

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
