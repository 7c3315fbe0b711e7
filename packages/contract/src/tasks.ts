import { withoutHiddenCharacters } from '@elan/domain/hidden-characters';
import { limits } from '@elan/domain/limits';
import { plainText } from '@elan/domain/plain-text';
import { longestTaskId } from '@elan/domain/tasks/task';
import * as z from 'zod/mini';
import { del, get, id, nothing, patch, post, procedure, put, storableDate, timestamp } from './base.ts';
import { moduleKey } from './modules.ts';
import { profile } from './people.ts';
import { sectionKey } from './plan-document.ts';

/** For a step of a report, it is made from its words; for any other task, it is a UUID. */
const taskId = plainText(longestTaskId).check(z.minLength(1));
const text = plainText(limits.task).check(z.regex(/\S/u));
/** Of a section, as the screen has it; one that was stored earlier may hold invisible characters. */
const title = z.pipe(plainText(limits.planSectionTitle), z.transform(withoutHiddenCharacters));
const due = z.nullable(storableDate);
const assignee = z.nullable(id);
/** What an adviser asks about: a section of the plan, or a module. */
const about = z.union([z.object({ section: sectionKey }), z.object({ module: moduleKey })]);
const answer = plainText(limits.taskAnswer).check(z.regex(/\S/u));
const position = z.number().check(z.gte(-1e9), z.lte(1e9));

export const task = z.object({
  id: taskId,
  text: z.string(),
  /** Whose report asks for it, or that it is about; null for none. */
  module: z.nullable(moduleKey),
  doneAt: z.nullable(timestamp),
  /** The id of a person of the project; null if they left it. */
  doneBy: z.nullable(id),
  due,
  assignee,
  /** Null for the steps of reports, and for people who left the project. */
  createdBy: z.nullable(id),
  /** Only for an adviser's question: its subject, and the answer once there is one. */
  question: z.nullable(
    z.object({
      module: z.nullable(moduleKey),
      section: z.nullable(z.string()),
      /** Of the section, when it was asked. */
      title: z.nullable(z.string()),
      answer: z.nullable(z.string()),
    }),
  ),
  position,
});
export type ProjectTask = z.infer<typeof task>;

export const taskList = z.object({
  /** In their order, done ones included. */
  tasks: z.array(task),
  /** Everybody who can be given a task. */
  people: z.array(z.extend(profile, { id })),
});
export type TaskList = z.infer<typeof taskList>;

const inProject = { projectId: id };
const ofTask = { ...inProject, taskId };

export const tasksContract = {
  list: procedure
    .meta({ access: 'project:view', programs: 'read' })
    .route(
      get(
        '/projects/{projectId}/tasks',
        'What there is to do: the steps of the current analyses, and what people added',
      ),
    )
    .input(z.object(inProject))
    .output(taskList),
  add: procedure
    .meta({ access: 'project:edit', programs: 'write' })
    .route(post('/projects/{projectId}/tasks', 'Add a task; a repeat with the same id changes nothing'))
    .input(
      z.object({ ...inProject, taskId: id, text, due: z._default(due, null), assignee: z._default(assignee, null) }),
    )
    .output(task),
  ask: procedure
    .meta({ access: 'project:advise' })
    .route(
      post(
        '/projects/{projectId}/questions',
        'Ask a question as an adviser; it becomes a task. A repeat with the same id changes nothing',
      ),
    )
    .input(z.object({ ...inProject, taskId: id, text, about, title: z._default(z.nullable(title), null) }))
    .output(task),
  answer: procedure
    .meta({ access: 'project:edit' })
    .route(put('/projects/{projectId}/tasks/{taskId}/answer', "Answer an adviser's question; the task is done with it"))
    .input(z.object({ ...ofTask, answer }))
    .output(task),
  update: procedure
    .meta({ access: 'project:edit', programs: 'write' })
    .route(patch('/projects/{projectId}/tasks/{taskId}', 'Change a task; what is not named stays'))
    .input(
      z.object({
        ...ofTask,
        text: z.optional(text),
        done: z.optional(z.boolean()),
        due: z.optional(due),
        assignee: z.optional(assignee),
      }),
    )
    .output(task),
  reorder: procedure
    .meta({ access: 'project:edit', programs: 'write' })
    .route(put('/projects/{projectId}/tasks/{taskId}/position', 'Move a task between two others'))
    .input(z.object({ ...ofTask, position }))
    .output(task),
  remove: procedure
    .meta({ access: 'project:edit', programs: 'write' })
    .route(
      del(
        '/projects/{projectId}/tasks/{taskId}',
        'Remove a task; a step stays off the list when a later analysis has it again',
      ),
    )
    .input(z.object(ofTask))
    .output(nothing),
};
