import { accountContract } from './account.ts';
import { brainstormContract } from './brainstorm.ts';
import { generationContract } from './generation.ts';
import { modulesContract } from './modules.ts';
import { projectsContract } from './projects.ts';

/** Everything that can be asked, one file a feature. */
export const contract = {
  account: accountContract,
  projects: projectsContract,
  modules: modulesContract,
  brainstorm: brainstormContract,
  generation: generationContract,
};
export type Contract = typeof contract;
