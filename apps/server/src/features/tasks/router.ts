import { os } from '../../rpc/base.ts';
import { projectAccess } from '../../rpc/project-access.ts';
import { addTask } from './add-task.ts';
import { answerQuestion } from './answer-question.ts';
import { askQuestion } from './ask-question.ts';
import { listTasks } from './queries.ts';
import { updateTask } from './update-task.ts';

export const tasksRouter = {
  list: os.tasks.list
    .use(projectAccess)
    .handler(({ context: { deps, access } }) => listTasks(deps.db, access.projectId)),
  add: os.tasks.add.use(projectAccess).handler(({ context, input }) => addTask(context.deps, context.access, input)),
  ask: os.tasks.ask
    .use(projectAccess)
    .handler(({ context, input }) => askQuestion(context.deps, context.access, input)),
  answer: os.tasks.answer
    .use(projectAccess)
    .handler(({ context, input: { taskId, answer } }) => answerQuestion(context.deps, context.access, taskId, answer)),
  update: os.tasks.update
    .use(projectAccess)
    .handler(({ context, input: { text, done, due, assignee, taskId } }) =>
      updateTask(context.deps, context.access, taskId, { text, done, due, assignee }),
    ),
  reorder: os.tasks.reorder
    .use(projectAccess)
    .handler(({ context, input: { taskId, position } }) =>
      updateTask(context.deps, context.access, taskId, { position }),
    ),
  remove: os.tasks.remove.use(projectAccess).handler(async ({ context, input }) => {
    await updateTask(context.deps, context.access, input.taskId, { removed: true });
    return {};
  }),
};
