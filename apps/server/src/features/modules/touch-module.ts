import type { ModuleKey } from '@elan/domain/modules/keys';
import { isModuleComplete } from '@elan/domain/progress';
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { journalEntries } from '../../db/schema/journal.ts';
import { analysisVersions, answers, type ModuleExtra, projectModules } from '../../db/schema/modules.ts';
import { setAsideParts } from '../../db/schema/set-aside.ts';
import type { ActivityEntry, Write } from '../../db/write.ts';
import type { UserActor } from '../../rpc/actor.ts';

export type ModuleChange = {
  projectId: string;
  module: ModuleKey;
  actor: UserActor;
  /** Replaces these keys of the module's data; other keys stay. */
  extra?: ModuleExtra;
  /** The new current analysis. */
  analysisVersionId?: string;
  /** Whether the current analysis is based on answers that have since changed. */
  outdated?: boolean;
};

/**
 * Records a change to a module inside the caller's transaction: the module row with its completeness, the project's
 * date and one activity entry. Every write to a module goes through here, except that of answers (store-answers.ts).
 * The caller must have locked the project, or the count of complete modules would miss another module being saved.
 */
export async function touchModule(write: Write, change: ModuleChange): Promise<void> {
  const { projectId, module, actor } = change;
  const stored = await storeChange(write.tx, change);
  const complete = isModuleComplete(module, {
    ...stored.extra,
    answers: stored.answers ?? {},
    setAside: { questions: stored.hasQuestionSetAside ? { some: '' } : {} },
    aiResponse: stored.aiResponse,
    entries: stored.hasEntries ? ['at least one'] : [],
  });
  if (complete !== stored.wasComplete) {
    await write.tx.execute(sql`
      update ${projectModules} set complete = ${complete}, completed_at = ${complete ? sql`now()` : null}
      where project_id = ${projectId} and module = ${module}`);
  }
  await write.live({
    projectId,
    topic: 'module',
    module,
    actor,
    activity: moduleActivity(module),
    project: sql`updated_at = now(), completed_modules = (
      select count(*) from ${projectModules} m where m.project_id = ${projectId} and m.complete)`,
  });
}

/** The activity of a change to a module. */
export const moduleActivity = (module: ModuleKey): ActivityEntry => ({
  type: 'module_updated',
  description: `Module updated: ${module}`,
});

/** What JavaScript's `trim` removes. */
const blanks =
  '\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff';

/** Whether nothing is left of a text that JavaScript trims. */
export const isBlank = (text: SQL): SQL => sql`btrim(${text}, ${blanks}) = ''`;

type StoredModule = {
  wasComplete: boolean;
  extra: ModuleExtra;
  /** The start of one answer that is not blank. */
  answers: Record<string, string> | null;
  /** The start of the analysis, which was trimmed before it was stored. */
  aiResponse: string | null;
  hasEntries: boolean;
  hasQuestionSetAside: boolean;
};

/** Writes the module's row, reading only the data its completeness depends on. */
async function storeChange(tx: Transaction, change: ModuleChange): Promise<StoredModule> {
  const { projectId, module, extra, analysisVersionId, outdated } = change;
  const { rows } = await tx.execute<StoredModule>(sql`
    insert into ${projectModules} as m (project_id, module, extra, analysis_version_id)
    values (${projectId}, ${module}, ${JSON.stringify(extra ?? {})}, ${analysisVersionId ?? null})
    on conflict (project_id, module) do update set
      extra = m.extra || excluded.extra,
      last_updated = now(),
      analysis_version_id = coalesce(excluded.analysis_version_id, m.analysis_version_id),
      outdated = coalesce(${outdated ?? null}::boolean, m.outdated)
    returning m.complete as "wasComplete", m.extra,
      (select json_build_object(a.question, left(btrim(a.value, ${blanks}), 1)) from ${answers} a
        where a.project_id = m.project_id and a.module = m.module and not ${isBlank(sql`a.value`)} limit 1) as answers,
      (select left(v.content, 1) from ${analysisVersions} v where v.id = m.analysis_version_id) as "aiResponse",
      exists (select from ${journalEntries} j where j.project_id = m.project_id) as "hasEntries",
      exists (select from ${setAsideParts} s where s.project_id = m.project_id and s.module = m.module
        and s.kind = 'question' and s.aside) as "hasQuestionSetAside"`);
  const [row] = rows;
  if (row === undefined) throw new Error('an upsert returned no row');
  return row;
}
