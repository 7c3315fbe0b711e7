import { os } from '../../rpc/base.ts';
import { reportingFailures } from '../../rpc/event-stream.ts';
import { projectAccess } from '../../rpc/project-access.ts';
import { requireOwnPlan } from '../modules/public.ts';
import { cancelGeneration } from './cancel-generation.ts';
import { followExisting } from './follow-generation.ts';
import { startGeneration } from './start-generation.ts';

export const generationRouter = {
  start: os.generation.start.use(projectAccess).handler(async ({ context, input, signal }) => {
    const module = requireOwnPlan(context.user, input.module);
    const reading = signal ?? new AbortController().signal;
    const events = await startGeneration(context.deps, context.access, { ...input, module }, reading);
    return reportingFailures(context, events);
  }),
  follow: os.generation.follow
    .use(projectAccess)
    .handler(async ({ context, input, signal }) =>
      reportingFailures(
        context,
        await followExisting(context.deps, context.access, input, signal ?? new AbortController().signal),
      ),
    ),
  cancel: os.generation.cancel
    .use(projectAccess)
    .handler(({ context, input }) => cancelGeneration(context.deps, context.access, input.generationId)),
};
