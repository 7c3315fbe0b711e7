import { accountContract } from './account.ts';
import { activityContract } from './activity.ts';
import { billingContract } from './billing.ts';
import { brainstormContract } from './brainstorm.ts';
import { collaborationContract, invitationsContract } from './collaboration.ts';
import { commentsContract } from './comments.ts';
import { generationContract } from './generation.ts';
import { journalContract } from './journal.ts';
import { liveContract } from './live.ts';
import { modulesContract } from './modules.ts';
import { personasContract } from './personas.ts';
import { projectsContract } from './projects.ts';
import { versionsContract } from './versions.ts';

/** Every procedure of the API, one file per feature. */
export const contract = {
  account: accountContract,
  projects: projectsContract,
  modules: modulesContract,
  brainstorm: brainstormContract,
  generation: generationContract,
  personas: personasContract,
  journal: journalContract,
  versions: versionsContract,
  collaboration: collaborationContract,
  invitations: invitationsContract,
  comments: commentsContract,
  activity: activityContract,
  live: liveContract,
  billing: billingContract,
};
export type Contract = typeof contract;
