import type { ModuleKey } from '@elan/domain/modules/keys';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { and, eq, gt, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { journalEntries } from '../../db/schema/journal.ts';
import { answers } from '../../db/schema/modules.ts';
import { setAsideParts } from '../../db/schema/set-aside.ts';

/** Whether an analysis's input changed after a given time: an answer, a question that was set aside or brought back, or a new entry. */
export async function changedSince(
  db: Queryable,
  projectId: string,
  module: ModuleKey,
  moment: Date | SQL,
): Promise<boolean> {
  const rows =
    moduleDefinition(module).writtenFrom === 'entries'
      ? await db
          .select({ id: journalEntries.id })
          .from(journalEntries)
          .where(and(eq(journalEntries.projectId, projectId), gt(journalEntries.date, moment)))
          .limit(1)
      : await db
          .select({ id: answers.question })
          .from(answers)
          .where(and(eq(answers.projectId, projectId), eq(answers.module, module), gt(answers.updatedAt, moment)))
          .unionAll(
            db
              .select({ id: setAsideParts.part })
              .from(setAsideParts)
              .where(
                and(
                  eq(setAsideParts.projectId, projectId),
                  eq(setAsideParts.module, module),
                  eq(setAsideParts.kind, 'question'),
                  gt(setAsideParts.changedAt, moment),
                ),
              ),
          )
          .limit(1);
  return rows.length > 0;
}
