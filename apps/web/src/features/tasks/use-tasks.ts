import type { ProjectTask } from '@elan/contract/tasks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../data/api/api.ts';
import { tasksQuery } from '../../data/api/queries.ts';
import { type Fault, toFault } from '../../lib/errors.ts';
import { putResponse } from '../../lib/put-response.ts';

export type TaskWords = { text: string; due: string | null; assignee: string | null };

type ModuleOrSection = Parameters<typeof client.tasks.ask>[0]['about'];
/** What a question is about; a section has its title. */
export type Asked = ModuleOrSection & { title: string | null };

export type Tasks = ReturnType<typeof useTasks>;

/** The list of a project, as it is on the server. What changes it answers whether that was done. */
export function useTasks(projectId: string) {
  const queryClient = useQueryClient();
  const query = tasksQuery(projectId);
  const { data, error, refetch } = useQuery({ ...query, refetchOnMount: 'always' });
  const [refusal, setRefusal] = useState<Fault | null>(null);

  const changed = async (id: string, change: () => Promise<ProjectTask | null>) => {
    setRefusal(null);
    try {
      const task = await change();
      putResponse(queryClient, query.queryKey, (list) => {
        if (list === undefined) return list;
        const others = list.tasks.filter((other) => other.id !== id);
        const tasks = [...others, ...(task === null ? [] : [task])].sort((a, b) => a.position - b.position);
        return { ...list, tasks };
      });
      return true;
    } catch (caught) {
      setRefusal(toFault(caught));
      void queryClient.invalidateQueries({ queryKey: query.queryKey });
      return false;
    }
  };

  return {
    list: data,
    /** Why the list could not be read. */
    fault: error === null || data !== undefined ? null : toFault(error),
    retry: refetch,
    /** Why the last change was not made. */
    refusal,
    add: (taskId: string, words: TaskWords) => changed(taskId, () => client.tasks.add({ projectId, taskId, ...words })),
    update: (taskId: string, change: Partial<TaskWords> & { done?: boolean }) =>
      changed(taskId, () => client.tasks.update({ projectId, taskId, ...change })),
    /** Answers an adviser's question, which is done with it. */
    answer: (taskId: string, answer: string) =>
      changed(taskId, () => client.tasks.answer({ projectId, taskId, answer })),
    /** Asks as an adviser. */
    ask: (taskId: string, text: string, { title, ...about }: Asked) =>
      changed(taskId, () => client.tasks.ask({ projectId, taskId, text, about: about as ModuleOrSection, title })),
    move: (taskId: string, position: number) =>
      changed(taskId, () => client.tasks.reorder({ projectId, taskId, position })),
    remove: (taskId: string) => changed(taskId, () => client.tasks.remove({ projectId, taskId }).then(() => null)),
  };
}
