import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { answers, answerVersions } from '../../db/schema/modules.ts';
import { isWorthKeeping } from '../../db/worth-keeping.ts';

/** `filledIn`: by the product. Every other change makes the answer the person's. */
export type AnswerChange = { question: string; value: string; baseVersion: number; filledIn?: boolean };

/**
 * The part of a statement that stores answers, each only over the version it was typed on, and keeps the texts they
 * replace: common table expressions that read `project (id)` and `change (question, value, base_version, filled_in)`, the
 * last of which is `stored (question, version)`.
 */
export const writtenAnswers = (module: string | Placeholder, userId: string | Placeholder): SQL => sql`kept as (
      insert into ${answerVersions} (project_id, module, question, version, value, filled_in, written_by, written_at)
      select a.project_id, a.module, a.question, a.version, a.value, a.filled_in, a.updated_by, a.updated_at
      from project, change, ${answers} a
      where a.project_id = project.id and a.module = ${module} and a.question = change.question
        and a.version = change.base_version and a.value <> change.value and ${isWorthKeeping({
          row: sql`a`,
          text: sql`a.value`,
          newLength: sql`length(change.value)`,
          userId,
          isRestored: sql`exists (
            select from ${answerVersions} w
            where w.project_id = a.project_id and w.module = a.module and w.question = a.question
              and w.value = change.value)`,
        })}
      on conflict do nothing
    ), stored as (
      insert into ${answers} (project_id, module, question, value, version, filled_in, updated_by)
      select project.id, ${module}, change.question, change.value, change.base_version + 1, change.filled_in,
        ${userId}::uuid
      from project, change
      order by change.question collate "C"
      on conflict (project_id, module, question) do update set
        value = excluded.value, version = excluded.version, filled_in = excluded.filled_in,
        updated_by = excluded.updated_by, updated_at = now()
        where ${answers}.version = excluded.version - 1
          and (${answers}.value <> excluded.value or ${answers}.filled_in and not excluded.filled_in)
      returning question, version
    )`;
