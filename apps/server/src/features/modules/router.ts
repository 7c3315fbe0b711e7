import { os } from '../../rpc/base.ts';
import { projectAccess } from '../../rpc/project-access.ts';
import { requireModule } from './module-access.ts';
import { questionnaire } from './questionnaire.ts';
import { saveAnswers } from './save-answers.ts';
import { saveModule } from './save-module.ts';
import { setAside } from './set-aside.ts';

export const modulesRouter = {
  list: os.modules.list.handler(async ({ input }) => questionnaire(input.language)),
  saveAnswers: os.modules.saveAnswers
    .use(projectAccess)
    .handler(({ context, input }) =>
      saveAnswers(context.deps, context.access, requireModule(context.access, input.module), input.answers),
    ),
  save: os.modules.save
    .use(projectAccess)
    .handler(({ context, input }) =>
      saveModule(context.deps, context.access, requireModule(context.access, input.module)),
    ),
  setAside: os.modules.setAside
    .use(projectAccess)
    .handler(({ context, input: { module, kind, part, aside } }) =>
      setAside(context.deps, context.access, requireModule(context.access, module), { kind, part, aside }),
    ),
};
