import { accountContract } from './account.ts';
import { billingContract } from './billing.ts';
import { brainstormContract } from './brainstorm.ts';
import { generationContract } from './generation.ts';
import { journalContract } from './journal.ts';
import { modulesContract } from './modules.ts';
import { personasContract } from './personas.ts';
import { projectsContract } from './projects.ts';
import { versionsContract } from './versions.ts';

/** Everything that can be asked, one file a feature. */
export const contract = {
  account: accountContract,
  projects: projectsContract,
  modules: modulesContract,
  brainstorm: brainstormContract,
  generation: generationContract,
  personas: personasContract,
  journal: journalContract,
  versions: versionsContract,
  billing: billingContract,
};
export type Contract = typeof contract;
