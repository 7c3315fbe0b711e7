import { and, countDistinct, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { projectCollaborators, projects } from '../../db/schema/projects.ts';
import { moduleRows } from '../modules/public.ts';

const summaryColumns = {
  id: projects.id,
  userId: projects.userId,
  name: projects.name,
  description: projects.description,
  createdAt: projects.createdAt,
  updatedAt: projects.updatedAt,
  completed: projects.completedModules,
};

type Statements = ReturnType<typeof prepare>;
const prepared = new WeakMap<Database, Statements>();

function prepare(db: Database) {
  return {
    own: db
      .select(summaryColumns)
      .from(projects)
      .where(eq(projects.userId, sql.placeholder('userId')))
      .orderBy(desc(projects.updatedAt), projects.id)
      .prepare('own_projects'),
    one: db
      .select({ ...summaryColumns, modules: moduleRows(sql`projects.id`) })
      .from(projects)
      .where(eq(projects.id, sql.placeholder('projectId')))
      .prepare('one_project'),
  };
}

function statements(db: Database): Statements {
  let found = prepared.get(db);
  if (found === undefined) {
    found = prepare(db);
    prepared.set(db, found);
  }
  return found;
}

/** Own projects, last changed first. */
export function findOwnProjects(db: Database, userId: string) {
  return statements(db).own.execute({ userId });
}

/** Distinct people who accepted an invitation to one of the person's projects (decision N-10). */
export async function countCollaborators(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ count: countDistinct(projectCollaborators.userId) })
    .from(projectCollaborators)
    .innerJoin(projects, eq(projects.id, projectCollaborators.projectId))
    .where(and(eq(projects.userId, userId), eq(projectCollaborators.status, 'accepted')));
  return row?.count ?? 0;
}

/** One project with its modules. The caller must hold the right to see it. */
export async function findProject(db: Database, projectId: string) {
  const [row] = await statements(db).one.execute({ projectId });
  return row;
}

export type SummaryRow = Awaited<ReturnType<typeof findOwnProjects>>[number];
export type ProjectRow = NonNullable<Awaited<ReturnType<typeof findProject>>>;
