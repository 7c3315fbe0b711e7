import type { ProjectTask, TaskList } from '@elan/contract/tasks';
import type { ModuleOutput } from '@elan/domain/modules/define-module';
import { moduleKeys } from '@elan/domain/modules/keys';
import { parseMaturity } from '@elan/domain/modules/maturity/output';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { profileOf } from '@elan/domain/people';
import { distinctSteps, stepsOfReport } from '@elan/domain/tasks/steps-of-report';
import { type StepsOfModule, tasksOf } from '@elan/domain/tasks/task';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { projectPeople } from '../../db/project-people.ts';
import { analysisVersions, projectModules } from '../../db/schema/modules.ts';
import { projectTasks } from '../../db/schema/tasks.ts';

/** How the steps of each kind of result are read; the other kinds have none. */
const stepsOf: Partial<Record<ModuleOutput, (content: string) => readonly string[]>> = {
  report: stepsOfReport,
  maturity: (content) => distinctSteps(parseMaturity(content)?.nextSteps ?? []),
};
const modulesWithSteps = moduleKeys.filter((module) => stepsOf[moduleDefinition(module).output] !== undefined);

/** The tasks of a project and the people who can be given one; ids of people who left the project are left out. */
export async function listTasks(db: Queryable, projectId: string): Promise<TaskList> {
  const people = projectPeople(db, projectId);
  const tasks = await readTasks(db, projectId);
  const members = (await db.select().from(people)).map(({ userId, ...person }) => ({
    id: userId,
    ...profileOf(userId, person),
  }));
  const ids = new Set(members.map(({ id }) => id));
  const member = (id: string | null) => (id !== null && ids.has(id) ? id : null);
  return {
    tasks: tasks.map((task) => ({
      ...task,
      doneBy: member(task.doneBy),
      assignee: member(task.assignee),
      createdBy: member(task.createdBy),
    })),
    people: members.sort((a, b) => (a.name || a.email).localeCompare(b.name || b.email)),
  };
}

/** The tasks of a project in their order, with the ids of people as they are stored. */
export async function readTasks(db: Queryable, projectId: string): Promise<ProjectTask[]> {
  const stored = await db.select().from(projectTasks).where(eq(projectTasks.projectId, projectId));
  const kept = stored.map(({ projectId: _projectId, createdAt: _createdAt, doneAt, ...task }) => ({
    ...task,
    doneAt: doneAt?.toISOString() ?? null,
  }));
  const tasks = tasksOf(kept, await readSteps(db, projectId));
  return tasks.map((task) => {
    if (!('removed' in task)) return { ...task, doneBy: null, createdBy: null, question: null };
    const { removed: _removed, ...shown } = task;
    return shown;
  });
}

/** The steps of a project's current results, in the order of the modules. */
async function readSteps(db: Queryable, projectId: string): Promise<StepsOfModule[]> {
  const results = await db
    .select({ module: projectModules.module, content: analysisVersions.content, writtenAt: analysisVersions.createdAt })
    .from(projectModules)
    .innerJoin(analysisVersions, eq(analysisVersions.id, projectModules.analysisVersionId))
    .where(and(eq(projectModules.projectId, projectId), inArray(projectModules.module, modulesWithSteps)));
  return results
    .sort((a, b) => moduleKeys.indexOf(a.module) - moduleKeys.indexOf(b.module))
    .map(({ module, content, writtenAt }) => ({
      module,
      steps: stepsOf[moduleDefinition(module).output]?.(content) ?? [],
      writtenOn: writtenAt.toISOString().slice(0, 10),
    }));
}
