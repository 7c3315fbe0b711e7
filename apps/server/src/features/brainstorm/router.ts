import { os } from '../../rpc/base.ts';
import { projectAccess } from '../../rpc/project-access.ts';
import { copyIdea } from './develop-idea.ts';
import { haveIdea, selectIdea } from './select-idea.ts';

export const brainstormRouter = {
  selectIdea: os.brainstorm.selectIdea
    .use(projectAccess)
    .handler(({ context, input }) => selectIdea(context.deps, context.access, input.ideaId)),
  haveIdea: os.brainstorm.haveIdea.use(projectAccess).handler(({ context }) => haveIdea(context.deps, context.access)),
  developIdea: os.brainstorm.developIdea
    .use(projectAccess)
    .handler(({ context, input }) => copyIdea(context.deps, context.access, input)),
};
