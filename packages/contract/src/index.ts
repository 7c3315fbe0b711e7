import { accountContract } from './account.ts';
import { activityContract } from './activity.ts';
import { advisingContract } from './advising.ts';
import { assistantsContract } from './assistants.ts';
import { billingContract } from './billing.ts';
import { brainstormContract } from './brainstorm.ts';
import { collaborationContract, invitationsContract } from './collaboration.ts';
import { commentsContract } from './comments.ts';
import { documentsContract } from './documents.ts';
import { figureCheckContract } from './figure-check.ts';
import { forecastContract } from './forecast.ts';
import { generationContract } from './generation.ts';
import { journalContract } from './journal.ts';
import { ledgerContract } from './ledger.ts';
import { lenderFactsContract } from './lender-facts.ts';
import { linksContract } from './links.ts';
import { liveContract } from './live.ts';
import { mailContract } from './mail.ts';
import { modulesContract } from './modules.ts';
import { noticesContract } from './notices.ts';
import { papersContract } from './papers.ts';
import { personasContract } from './personas.ts';
import { planDocumentContract } from './plan-document.ts';
import { planPicturesContract } from './plan-pictures.ts';
import { projectFileContract } from './project-file.ts';
import { projectsContract } from './projects.ts';
import { rehearsalContract } from './rehearsal.ts';
import { searchContract } from './search.ts';
import { signOffsContract } from './sign-offs.ts';
import { suggestionsContract } from './suggestions.ts';
import { tasksContract } from './tasks.ts';
import { tradesContract } from './trades.ts';
import { versionsContract } from './versions.ts';

/** Every procedure of the API, one file per feature. */
export const contract = {
  account: accountContract,
  assistants: assistantsContract,
  projects: projectsContract,
  modules: modulesContract,
  brainstorm: brainstormContract,
  generation: generationContract,
  personas: personasContract,
  journal: journalContract,
  ledger: ledgerContract,
  forecast: forecastContract,
  tasks: tasksContract,
  trades: tradesContract,
  figureCheck: figureCheckContract,
  papers: papersContract,
  rehearsal: rehearsalContract,
  lenderFacts: lenderFactsContract,
  planDocument: planDocumentContract,
  planPictures: planPicturesContract,
  signOffs: signOffsContract,
  documents: documentsContract,
  projectFile: projectFileContract,
  links: linksContract,
  versions: versionsContract,
  collaboration: collaborationContract,
  advising: advisingContract,
  invitations: invitationsContract,
  comments: commentsContract,
  suggestions: suggestionsContract,
  activity: activityContract,
  live: liveContract,
  billing: billingContract,
  mail: mailContract,
  search: searchContract,
  notices: noticesContract,
};
export type Contract = typeof contract;
