import { accountRouter } from './features/account/router.ts';
import { brainstormRouter } from './features/brainstorm/router.ts';
import { generationRouter } from './features/generation/router.ts';
import { modulesRouter } from './features/modules/router.ts';
import { projectsRouter } from './features/projects/router.ts';
import { os } from './rpc/base.ts';

/** Every procedure of the contract; a missing one does not compile. */
export const router = os.router({
  account: accountRouter,
  projects: projectsRouter,
  modules: modulesRouter,
  brainstorm: brainstormRouter,
  generation: generationRouter,
});
