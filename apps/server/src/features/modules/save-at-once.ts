import type { SaveResult } from '@elan/contract/modules';
import { isAnswered } from '@elan/domain/modules/define-module';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { sql } from 'drizzle-orm';
import { fixedStatement } from '../../db/fixed-statement.ts';
import { recordedChange } from '../../db/recorded-change.ts';
import { projectModules } from '../../db/schema/modules.ts';
import { projects } from '../../db/schema/projects.ts';
import { activityValues, causeOf } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import type { Access } from '../../rpc/project-access.ts';
import { keepsCompleteness, moduleActivity } from './touch-module.ts';
import { type AnswerChange, writtenAnswers } from './written-answers.ts';

/**
 * Saves one answer in one statement, which covers most saves: somebody keeps typing in a module whose completeness does
 * not change. It does what a transaction of `storeAnswers` does, or nothing at all.
 * @returns undefined when nothing was done, so that the caller runs that transaction: the answer may make the module
 *   complete or incomplete, it conflicts or is stored already, or somebody else changed the project at the same time
 */
export async function saveAtOnce(
  deps: Deps,
  { projectId, user }: Access<'project:edit'>,
  module: ModuleKey,
  { question, value, baseVersion }: AnswerChange,
): Promise<SaveResult | undefined> {
  const causedBy = causeOf(user);
  const activity = moduleActivity(module);
  const { program, metadata } = activityValues(user, activity);
  const [row] = await saveOne(deps.db, {
    projectId,
    module,
    question,
    value,
    baseVersion,
    isAnswered: isAnswered({ [question]: value }, question),
    userId: user.userId,
    causedBy,
    program,
    description: activity.description,
    metadata,
  });
  if (row === undefined) return undefined;
  const sequence = Number(row.sequence);
  deps.live.publish({ kind: 'project', projectId, sequence, topic: 'module', module, causedBy });
  return { saved: { [question]: row.version }, conflicts: [], lastUpdated: new Date().toISOString() };
}

const values = [
  'projectId',
  'module',
  'question',
  'value',
  'baseVersion',
  'isAnswered',
  'userId',
  'causedBy',
  'program',
  'description',
  'metadata',
] as const;

/**
 * A statement reads rows as they were when it began, even after it waited for the lock. Every change that decides about
 * a module, its answers or the timeline raises the project's `event_sequence` before it releases the lock, so if that
 * is still the number seen at the beginning, what was read is current. Otherwise this statement does nothing.
 */
const saveOne = fixedStatement<(typeof values)[number], { version: number; sequence: string }>(
  values,
  (of) => sql`
    with project as materialized (
      select p.id from ${projects} p join ${projectModules} m on m.project_id = p.id and m.module = ${of.module}
      where p.id = ${of.projectId}::uuid and p.deleted_at is null and ${keepsCompleteness(sql`m`, of.isAnswered)}
        and p.event_sequence = (select seen.event_sequence from ${projects} seen where seen.id = ${of.projectId}::uuid)
      for no key update of p
    ), change as (
      select ${of.question}::text as question, ${of.value}::text as value, ${of.baseVersion}::int as base_version,
        false as filled_in
    ), ${writtenAnswers(of.module, of.userId)}, module as (
      update ${projectModules} set last_updated = now(), outdated = true
      where project_id = ${of.projectId}::uuid and module = ${of.module} and exists (select from stored)
    ), ${recordedChange({
      projectId: of.projectId,
      topic: 'module',
      module: of.module,
      causedBy: of.causedBy,
      project: sql`updated_at = now()`,
      activity: {
        type: 'module_updated',
        userId: of.userId,
        program: of.program,
        description: of.description,
        metadata: of.metadata,
      },
      condition: sql`exists (select from stored)`,
    })}
    select stored.version, event.sequence from stored, event`,
);
