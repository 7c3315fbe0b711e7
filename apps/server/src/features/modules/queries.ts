import type { ModuleEntry } from '@elan/contract/modules';
import type { GenerationSource } from '@elan/domain/generation';
import type { Language } from '@elan/domain/locale';
import type { JournalEntry } from '@elan/domain/modules/journal/entry';
import { type ModuleKey, moduleKeys } from '@elan/domain/modules/keys';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import type { ModuleExtra } from '../../db/schema/modules.ts';

/** One touched module as the statement below returns it. Times are ISO texts in UTC. */
export type ModuleRow = {
  module: ModuleKey;
  extra: ModuleExtra;
  lastUpdated: string;
  outdated: boolean;
  answers: { question: string; value: string; version: number }[] | null;
  analysis: {
    id: string;
    language: Language;
    source: GenerationSource;
    model: string | null;
    content: string;
    truncated: boolean;
    createdAt: string;
  } | null;
  running: { id: string; startedAt: string; userId: string } | null;
  /** The journal's entries, newest first. */
  entries: JournalEntry[] | null;
};

/** A point in time as the API shows it, as SQL. */
export function isoUtc(column: string): string {
  return `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

const writtenFromEntries = moduleKeys
  .filter((key) => moduleDefinition(key).writtenFrom === 'entries')
  .map((key) => `'${key}'`)
  .join(', ');

/**
 * All touched modules of a project as one JSON value, to stand inside any select: answers, current analysis and running
 * generation come in the same statement.
 * @param projectId an SQL expression that names the project
 */
export function moduleRows(projectId: string): string {
  return `(
    select coalesce(json_agg(json_build_object(
      'module', m.module,
      'extra', m.extra,
      'lastUpdated', ${isoUtc('m.last_updated')},
      'outdated', m.outdated,
      'answers', (
        select json_agg(json_build_object('question', a.question, 'value', a.value, 'version', a.version))
        from answers a where a.project_id = m.project_id and a.module = m.module),
      'analysis', (
        select json_build_object('id', v.id, 'language', v.language, 'source', v.source, 'model', v.model,
          'content', v.content, 'truncated', v.truncated, 'createdAt', ${isoUtc('v.created_at')})
        from analysis_versions v where v.id = m.analysis_version_id),
      'running', (
        select json_build_object('id', g.id, 'startedAt', ${isoUtc('g.started_at')}, 'userId', g.user_id)
        from generations g
        where g.project_id = m.project_id and g.module = m.module and g.status = 'running'
        order by g.started_at desc limit 1),
      'entries', case when m.module in (${writtenFromEntries}) then (
        select json_agg(json_build_object('id', j.id, 'date', ${isoUtc('j.date')}, 'title', j.title,
          'content', j.content, 'mood', j.mood, 'tags', '[]'::json) order by j.date desc, j.id desc)
        from journal_entries j where j.project_id = m.project_id) end
    )), '[]'::json)
    from project_modules m where m.project_id = ${projectId})`;
}

/** Reads one module; a module that was never touched gives undefined. */
export async function readModule(db: Queryable, projectId: string, module: ModuleKey): Promise<ModuleRow | undefined> {
  const result = await db.execute<{ modules: ModuleRow[] }>(
    sql`select ${sql.raw(moduleRows('p.id'))} as modules from projects p where p.id = ${projectId}`,
  );
  return result.rows[0]?.modules.find((row) => row.module === module);
}

/** A row as the API shows it. */
export function presentModule(row: ModuleRow | undefined, viewerId: string): ModuleEntry {
  if (row === undefined) {
    return { answers: {}, versions: {}, aiResponse: null, lastUpdated: null, origin: null, running: null };
  }
  const answers: Record<string, string> = {};
  const versions: Record<string, number> = {};
  for (const answer of row.answers ?? []) {
    answers[answer.question] = answer.value;
    versions[answer.question] = answer.version;
  }
  const { analysis } = row;
  const text = analysis?.content ?? null;
  const { output, writtenFrom } = moduleDefinition(row.module);
  const hasEntries = writtenFrom === 'entries';
  return {
    answers,
    versions,
    aiResponse: output === 'report' && !hasEntries ? text : null,
    lastUpdated: row.lastUpdated,
    origin:
      analysis === null
        ? null
        : {
            versionId: analysis.id,
            language: analysis.language,
            source: analysis.source,
            model: analysis.model,
            createdAt: analysis.createdAt,
            truncated: analysis.truncated,
            outdated: row.outdated,
          },
    running:
      row.running === null
        ? null
        : { id: row.running.id, startedAt: row.running.startedAt, isMine: row.running.userId === viewerId },
    ...row.extra,
    ...(hasEntries ? { entries: row.entries ?? [], aiAnalysis: text } : {}),
  };
}
