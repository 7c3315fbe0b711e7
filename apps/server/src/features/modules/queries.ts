import type { ModuleEntry } from '@elan/contract/modules';
import { pageSizes } from '@elan/domain/limits';
import { type ModuleOutput, questionToSetAside } from '@elan/domain/modules/define-module';
import { type ModuleKey, moduleKeys } from '@elan/domain/modules/keys';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { jsonRow, leftOut, type RowOf } from '../../db/json-row.ts';
import { pageOf } from '../../db/page.ts';
import { generations } from '../../db/schema/generation.ts';
import { journalEntries } from '../../db/schema/journal.ts';
import { analysisVersions, answers, projectModules } from '../../db/schema/modules.ts';
import { setAsideParts } from '../../db/schema/set-aside.ts';
import { withoutComment } from './without-comment.ts';

const moduleColumns = jsonRow(projectModules, {
  ...leftOut('projectId', 'completedAt'),
  module: 'module',
  extra: 'extra',
  // The analysis itself is read instead of its id.
  analysisVersionId: false,
  outdated: 'outdated',
  // Used by lists, which do not read modules.
  complete: false,
  lastUpdated: 'lastUpdated',
});

const answerColumns = jsonRow(answers, {
  ...leftOut('projectId', 'module', 'updatedBy', 'updatedAt'),
  question: 'question',
  value: 'value',
  version: 'version',
  filledIn: 'filledIn',
});

const analysisColumns = jsonRow(analysisVersions, {
  ...leftOut('projectId', 'module', 'restoredFrom', 'createdBy'),
  id: 'id',
  language: 'language',
  source: 'source',
  model: 'model',
  content: 'content',
  truncated: 'truncated',
  // Shown in the list of versions.
  restoredSection: false,
  createdAt: 'createdAt',
});

const runningColumns = jsonRow(generations, {
  ...leftOut(
    'projectId',
    'module',
    'language',
    'status',
    'failure',
    'entries',
    'metered',
    'periodStart',
    'heartbeatAt',
    'finishedAt',
  ),
  id: 'id',
  userId: 'userId',
  // Readers follow the run instead.
  text: false,
  startedAt: 'startedAt',
});

const asideColumns = jsonRow(setAsideParts, {
  ...leftOut('projectId', 'module', 'changedBy', 'changedAt'),
  kind: 'kind',
  part: 'part',
  // Only those that are set aside are read.
  aside: false,
});

const entryColumns = jsonRow(journalEntries, {
  ...leftOut('projectId', 'createdBy'),
  id: 'id',
  date: 'date',
  title: 'title',
  content: 'content',
  mood: 'mood',
});

/** One saved module, as the statements below return it. */
export type ModuleRow = RowOf<typeof moduleColumns> & {
  answers: RowOf<typeof answerColumns>[] | null;
  setAside: RowOf<typeof asideColumns>[] | null;
  analysis: RowOf<typeof analysisColumns> | null;
  running: (RowOf<typeof runningColumns> & { startedBy: string }) | null;
  /** The newest entries of the journal, newest first: one more than a page holds. */
  entries: RowOf<typeof entryColumns>[] | null;
  entryCount: number | null;
};

const writtenFromEntries = moduleKeys
  .filter((key) => moduleDefinition(key).writtenFrom === 'entries')
  .map((key) => `'${key}'`)
  .join(', ');

/** A module `m` with its answers, current analysis and running generation, as one JSON value. */
const wholeModule = `json_build_object(${moduleColumns.fields('m')},
  'answers', (
    select json_agg(json_build_object(${answerColumns.fields('a')}))
    from answers a where a.project_id = m.project_id and a.module = m.module),
  'setAside', (
    select json_agg(json_build_object(${asideColumns.fields('s')}) order by s.part)
    from set_aside_parts s where s.project_id = m.project_id and s.module = m.module and s.aside),
  'analysis', (
    select json_build_object(${analysisColumns.fields('v')})
    from analysis_versions v where v.id = m.analysis_version_id),
  'running', (
    select json_build_object(${runningColumns.fields('g')}, 'startedBy', coalesce(nullif(u.name, ''), u.email))
    from generations g join users u on u.id = g.user_id
    where g.project_id = m.project_id and g.module = m.module and g.status = 'running'
    order by g.started_at desc limit 1),
  'entries', case when m.module in (${writtenFromEntries}) then (
    select json_agg(json_build_object(${entryColumns.fields('j')}) order by j.date desc, j.id desc)
    from (
      select * from journal_entries where project_id = m.project_id
      order by date desc, id desc limit ${pageSizes.journalEntries + 1}) j) end,
  'entryCount', case when m.module in (${writtenFromEntries}) then (
    select count(*) from journal_entries where project_id = m.project_id) end)`;

/**
 * All of a project's saved modules as one JSON value, for use inside any select.
 * @param projectId an SQL expression for the project's id
 */
export function moduleRows(projectId: string): string {
  return `(select coalesce(json_agg(${wholeModule}), '[]'::json)
    from project_modules m where m.project_id = ${projectId})`;
}

/** Reads one module; undefined if it was never saved. */
export async function readModule(db: Queryable, projectId: string, module: ModuleKey): Promise<ModuleRow | undefined> {
  const { rows } = await db.execute<{ row: ModuleRow }>(
    sql`select ${sql.raw(wholeModule)} as row from project_modules m
      where m.project_id = ${projectId} and m.module = ${module}`,
  );
  return rows[0]?.row;
}

/** Fields of a module that has no results yet, besides answers and report (PROJ-003). */
const emptyResults: Readonly<Record<ModuleOutput, Partial<ModuleEntry>>> = {
  report: {},
  ideas: { hasIdea: false, generatedIdeas: [], selectedIdea: null },
  personas: { personas: [] },
  maturity: { score: null },
};

function presentEntries({ entries, entryCount }: ModuleRow) {
  const page = pageOf(entries ?? [], pageSizes.journalEntries, ({ date: at, id }) => ({ at, id }));
  const shown = page.rows.map((entry) => ({ ...entry, tags: [] }));
  return { entries: shown, entryCount: entryCount ?? 0, entriesNext: page.next };
}

/** What was set aside, with the answers that are kept for when it is brought back. */
function presentSetAside({ module, setAside }: ModuleRow, given: Readonly<Record<string, string>>) {
  const parts = setAside ?? [];
  const definition = moduleDefinition(module);
  const questions = parts.flatMap(({ kind, part }) =>
    kind === 'question' && questionToSetAside(definition, part) !== undefined
      ? [[part, given[part] ?? ''] as const]
      : [],
  );
  const sections = parts.flatMap(({ kind, part }) => (kind === 'section' ? [part] : []));
  return questions.length + sections.length === 0 ? undefined : { questions: Object.fromEntries(questions), sections };
}

/** Presents a row as the API shows it. Answers to questions that were set aside are not among those that count. */
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
  const filledIn = (row.answers ?? []).flatMap((answer) =>
    answer.filledIn && answer.value.trim() !== '' ? [answer.question] : [],
  );
  const setAside = presentSetAside(row, answers);
  for (const question of Object.keys(setAside?.questions ?? {})) delete answers[question];
  const { analysis } = row;
  const text = withoutComment(analysis?.content ?? null, analysis?.source);
  const { output, writtenFrom } = moduleDefinition(row.module);
  const hasEntries = writtenFrom === 'entries';
  return {
    answers,
    versions,
    ...(setAside === undefined ? {} : { setAside }),
    ...(filledIn.length === 0 ? {} : { filledIn }),
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
        : {
            id: row.running.id,
            startedAt: row.running.startedAt,
            isMine: row.running.userId === viewerId,
            startedBy: row.running.startedBy,
          },
    ...emptyResults[output],
    ...row.extra,
    ...(hasEntries ? { ...presentEntries(row), aiAnalysis: text } : {}),
  };
}
