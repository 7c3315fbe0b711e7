import type { Contract } from '@elan/contract';
import type { ProjectTask } from '@elan/contract/tasks';
import { demoIds } from '@elan/domain/demo';
import { Refusal } from '@elan/domain/errors';
import { moduleKeys } from '@elan/domain/modules/keys';
import { stepsOfReport } from '@elan/domain/tasks/steps-of-report';
import { isStep, tasksOf } from '@elan/domain/tasks/task';
import type { ContractRouterClient } from '@orpc/contract';
import { type DemoStore, type DemoTask, moduleOf, projectOf } from './store.ts';

/** The tasks of a project: those that are kept, and the steps of its analyses. */
function allTasks(store: DemoStore, projectId: string): ProjectTask[] {
  projectOf(store, projectId);
  const reports = moduleKeys.map((module) => ({
    module,
    steps: stepsOfReport(moduleOf(store, projectId, module).aiResponse?.[store.language] ?? ''),
    writtenOn: new Date().toISOString().slice(0, 10),
  }));
  const kept = store.tasks.get(projectId) ?? [];
  return tasksOf(kept, reports).map((task) => ({ doneBy: null, createdBy: null, question: null, ...task }));
}

export function taskCalls(store: DemoStore): ContractRouterClient<Contract>['tasks'] {
  const keptOf = (projectId: string) => store.tasks.get(projectId) ?? [];
  const tasksIn = (projectId: string) => allTasks(store, projectId);
  const keep = (projectId: string, task: DemoTask): ProjectTask => {
    store.tasks.set(projectId, [...keptOf(projectId).filter(({ id }) => id !== task.id), task]);
    return task;
  };
  const change = (projectId: string, taskId: string, values: Partial<DemoTask>) => {
    const task = tasksIn(projectId).find(({ id }) => id === taskId);
    if (task === undefined) throw new Refusal('NOT_FOUND');
    return keep(projectId, { removed: false, ...task, ...values });
  };
  return {
    list: async ({ projectId }) => ({
      tasks: tasksIn(projectId),
      people: [{ id: demoIds.user, ...store.person }],
    }),
    add: async ({ projectId, taskId: id, text, due = null, assignee = null }) => {
      const position = Math.max(0, ...tasksIn(projectId).map((task) => task.position)) + 1;
      const task = { id, text: text.trim(), module: null, due, assignee, position, createdBy: demoIds.user };
      return keep(projectId, { ...task, doneAt: null, doneBy: null, question: null, removed: false });
    },
    // Nobody advises the sample projects.
    ask: async () => {
      throw new Refusal('FORBIDDEN');
    },
    answer: async ({ projectId, taskId, answer }) => {
      const { question } = change(projectId, taskId, {});
      if (question === null) throw new Refusal('NOT_FOUND');
      return change(projectId, taskId, { question: { ...question, answer }, doneAt: store.now() });
    },
    update: async ({ projectId, taskId, text, done, due, assignee }) =>
      change(projectId, taskId, {
        ...(text === undefined ? {} : { text: text.trim() }),
        ...(done === undefined ? {} : { doneAt: done ? store.now() : null, doneBy: done ? demoIds.user : null }),
        ...(due === undefined ? {} : { due }),
        ...(assignee === undefined ? {} : { assignee }),
      }),
    reorder: async ({ projectId, taskId, position }) => change(projectId, taskId, { position }),
    remove: async ({ projectId, taskId }) => {
      const removed = change(projectId, taskId, { removed: true });
      if (!isStep(removed))
        store.tasks.set(
          projectId,
          keptOf(projectId).filter(({ id }) => id !== taskId),
        );
      return {};
    },
  };
}
