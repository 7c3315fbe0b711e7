import type { KeptRow } from '@elan/contract/ledger';
import type { ProjectFile } from '@elan/contract/project-file-format';
import { isPrivateFact } from '@elan/domain/lender-facts/facts';
import { capacities } from '@elan/domain/limits';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { projectFileLimits } from '@elan/domain/project-file-limits';
import { isPrivateQuestion } from '@elan/domain/rehearsal/rehearsal-question';
import { and, asc, count, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import type { RowOf } from '../../db/json-row.ts';
import { lenderFacts } from '../../db/schema/lender-facts.ts';
import { projectPapers } from '../../db/schema/papers.ts';
import { planDocuments } from '../../db/schema/plan-document.ts';
import { projects } from '../../db/schema/projects.ts';
import { rehearsalAnswers } from '../../db/schema/rehearsal.ts';
import { projectTasks } from '../../db/schema/tasks.ts';
import type { Deps } from '../../rpc/deps.ts';
import { readPrivateRows } from '../ledger/public.ts';
import { listPictures, readImages } from '../plan-pictures/public.ts';
import { exportedProjectColumns } from './exported-project-columns.ts';

type Analysis = ProjectFile['modules'][number]['analyses'][number];

/** What a file of a project holds beyond what every document is made from. */
export type ProjectRecords = Pick<ProjectFile, 'journal' | 'tasks' | 'papers' | 'rehearsal' | 'lender_facts'> & {
  analyses: (Analysis & { module: ModuleKey })[];
  arrangements: ProjectFile['plan_document']['arrangements'];
  /** Debts and the household, where the owner asked for them. */
  privateRows: KeptRow[];
  pictures: ProjectFile['plan_document']['pictures'];
  leftOut: { journal: number; analyses: number; pictures: number };
};

const { analysis, entry, lenderFact, paper, planPicture, rehearsalAnswer, task } = exportedProjectColumns;

/**
 * Reads them. The journal and earlier analyses are read as far as a file holds them, the newest first.
 * @param isWhole whether the owner asked for debts and the household, with what was said of them to a lender
 * @throws ObjectStoreError when the picture store does not answer
 */
export async function readProjectRecords(deps: Deps, projectId: string, isWhole: boolean): Promise<ProjectRecords> {
  const { db } = deps;
  const analyses = await readAnalyses(db, projectId);
  const journal = await readJournal(db, projectId);
  const pictures = await readPictures(deps, projectId);
  const tasks = await db
    .select()
    .from(projectTasks)
    .where(eq(projectTasks.projectId, projectId))
    .orderBy(asc(projectTasks.position), asc(projectTasks.id));
  const papers = await db
    .select()
    .from(projectPapers)
    .where(eq(projectPapers.projectId, projectId))
    .orderBy(asc(projectPapers.paper));
  const rehearsal = await db
    .select()
    .from(rehearsalAnswers)
    .where(eq(rehearsalAnswers.projectId, projectId))
    .orderBy(asc(rehearsalAnswers.question));
  const facts = await db
    .select()
    .from(lenderFacts)
    .where(and(eq(lenderFacts.projectId, projectId), ne(lenderFacts.text, '')))
    .orderBy(asc(lenderFacts.createdAt), asc(lenderFacts.fact));
  const [document] = await db
    .select({ arrangements: planDocuments.arrangements })
    .from(planDocuments)
    .where(eq(planDocuments.projectId, projectId));
  return {
    analyses: analyses.rows,
    journal: journal.rows,
    tasks: tasks.map(task.file.fromRow),
    papers: papers.map(paper.file.fromRow),
    // What was said of debts and the household goes with them.
    rehearsal: rehearsal
      .filter(({ question }) => isWhole || !isPrivateQuestion(question))
      .map(rehearsalAnswer.file.fromRow),
    lender_facts: facts.filter(({ fact }) => isWhole || !isPrivateFact(fact)).map(lenderFact.file.fromRow),
    privateRows: isWhole ? await readPrivateRows(db, projectId) : [],
    arrangements: (document?.arrangements ?? {}) as ProjectRecords['arrangements'],
    pictures: pictures.rows,
    leftOut: { journal: journal.leftOut, analyses: analyses.leftOut, pictures: pictures.leftOut },
  };
}

/** The pictures of the plan as far as a file holds them, section by section; those that cannot be read are left out. */
async function readPictures(deps: Deps, projectId: string) {
  const { db } = deps;
  const { rows } = await db.execute<{ id: string; fits: boolean }>(sql`
    select id, sum(size) over (order by section, position, id) <= ${projectFileLimits.picturesBytes} as fits
    from plan_pictures where project_id = ${projectId} and removed_at is null`);
  const fitting = rows.flatMap(({ id, fits }) => (fits ? [id] : []));
  const images = await readImages(deps, projectId, fitting);
  const known = await listPictures(db, projectId, false);
  return {
    rows: known.flatMap((picture) => {
      const image = images.get(picture.id);
      if (image === undefined) return [];
      // The keys of sections are those of the contract: nothing else was ever stored.
      const section = picture.section as ProjectFile['plan_document']['pictures'][number]['section'];
      return [{ ...planPicture.file.fromRow(picture), section, data: image.bytes.toString('base64') }];
    }),
    leftOut: rows.length - images.size,
  };
}

/** The current analysis of each module, and the newest of the others. */
async function readAnalyses(db: Queryable, projectId: string) {
  type Row = { row: RowOf<typeof analysis.file>; current: boolean; total: number };
  const { rows } = await db.execute<Row>(sql`
    with all_of_them as (
      select v.id, v.module, coalesce(m.analysis_version_id = v.id, false) as current, v.created_at,
        count(*) over () as total,
        row_number() over (partition by v.module
          order by coalesce(m.analysis_version_id = v.id, false) desc, v.created_at desc, v.id desc) as place,
        sum(octet_length(v.content)) filter (where m.analysis_version_id is distinct from v.id) over (
          order by v.created_at desc, v.id desc) as bytes
      from analysis_versions v
        left join project_modules m on m.project_id = v.project_id and m.module = v.module
      where v.project_id = ${projectId}
    )
    select json_build_object(${sql.raw(analysis.file.fields('v'))}) as row, a.current, a.total::int
    from all_of_them a join analysis_versions v on v.id = a.id
    where a.current or (a.place <= ${projectFileLimits.analyses} and a.bytes <= ${projectFileLimits.analysesBytes})
    order by v.created_at desc, v.id desc`);
  const shown = rows.map(({ row: { restored_section: section, restored_from: from, ...written }, current }) => ({
    ...{ ...written, current },
    restored: section === null || from === null ? null : { section, from },
  }));
  return { rows: shown, leftOut: (rows[0]?.total ?? 0) - rows.length };
}

async function readJournal(db: Queryable, projectId: string) {
  const { rows } = await db.execute<{ row: RowOf<typeof entry.file>; total: number }>(sql`
    with all_of_them as (
      select j.id, j.date, count(*) over () as total,
        sum(octet_length(j.title) + octet_length(j.content)) over (order by j.date desc, j.id desc) as bytes
      from journal_entries j where j.project_id = ${projectId}
    )
    select json_build_object(${sql.raw(entry.file.fields('j'))}) as row, a.total::int
    from all_of_them a join journal_entries j on j.project_id = ${projectId} and j.id = a.id
    where a.bytes <= ${projectFileLimits.journalBytes}
    order by j.date desc, j.id desc`);
  return {
    rows: rows.map(({ row }) => row),
    leftOut: (rows[0]?.total ?? 0) - rows.length,
  };
}

/** Whether a person owns fewer projects than they may; those in the trash do not count. */
export async function hasRoomForProject(db: Queryable, userId: string): Promise<boolean> {
  const [own] = await db
    .select({ count: count() })
    .from(projects)
    .where(and(eq(projects.userId, userId), isNull(projects.deletedAt)));
  return (own?.count ?? 0) < capacities.projects;
}
