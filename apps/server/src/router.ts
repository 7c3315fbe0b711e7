import { accountRouter } from './features/account/router.ts';
import { activityRouter } from './features/activity/router.ts';
import { advisingRouter } from './features/advising/router.ts';
import { assistantsRouter } from './features/assistants/router.ts';
import { billingRouter } from './features/billing/router.ts';
import { brainstormRouter } from './features/brainstorm/router.ts';
import { collaborationRouter, invitationsRouter } from './features/collaboration/router.ts';
import { commentsRouter } from './features/comments/router.ts';
import { documentsRouter } from './features/documents/router.ts';
import { figureCheckRouter } from './features/figure-check/router.ts';
import { forecastRouter } from './features/forecast/router.ts';
import { generationRouter } from './features/generation/router.ts';
import { journalRouter } from './features/journal/router.ts';
import { ledgerRouter } from './features/ledger/router.ts';
import { lenderFactsRouter } from './features/lender-facts/router.ts';
import { linksRouter } from './features/links/router.ts';
import { liveRouter } from './features/live/router.ts';
import { mailRouter } from './features/mail/router.ts';
import { modulesRouter } from './features/modules/router.ts';
import { noticesRouter } from './features/notices/router.ts';
import { papersRouter } from './features/papers/router.ts';
import { personasRouter } from './features/personas/router.ts';
import { planDocumentRouter } from './features/plan-document/router.ts';
import { planPicturesRouter } from './features/plan-pictures/router.ts';
import { projectFileRouter } from './features/project-file/router.ts';
import { ownProjectsRead, projectRead } from './features/projects/public.ts';
import { projectsRouter } from './features/projects/router.ts';
import { rehearsalRouter } from './features/rehearsal/router.ts';
import { searchRouter } from './features/search/router.ts';
import { signOffsRouter } from './features/sign-offs/router.ts';
import { suggestionsRouter } from './features/suggestions/router.ts';
import { tasksRouter } from './features/tasks/router.ts';
import { tradesRouter } from './features/trades/router.ts';
import { versionsRouter } from './features/versions/router.ts';
import { os } from './rpc/base.ts';
import type { Read } from './rpc/read.ts';

/** Implements every procedure of the contract; a missing one does not compile. */
export const router = os.router({
  account: accountRouter,
  assistants: assistantsRouter,
  projects: projectsRouter,
  modules: modulesRouter,
  brainstorm: brainstormRouter,
  generation: generationRouter,
  personas: personasRouter,
  journal: journalRouter,
  ledger: ledgerRouter,
  forecast: forecastRouter,
  tasks: tasksRouter,
  trades: tradesRouter,
  figureCheck: figureCheckRouter,
  papers: papersRouter,
  rehearsal: rehearsalRouter,
  lenderFacts: lenderFactsRouter,
  planDocument: planDocumentRouter,
  planPictures: planPicturesRouter,
  signOffs: signOffsRouter,
  documents: documentsRouter,
  projectFile: projectFileRouter,
  links: linksRouter,
  versions: versionsRouter,
  collaboration: collaborationRouter,
  advising: advisingRouter,
  invitations: invitationsRouter,
  comments: commentsRouter,
  suggestions: suggestionsRouter,
  activity: activityRouter,
  live: liveRouter,
  billing: billingRouter,
  mail: mailRouter,
  search: searchRouter,
  notices: noticesRouter,
});

/** Calls whose data is read by the same statement that identifies the caller (rpc/read.ts). */
export const reads: Readonly<Record<string, Read<unknown>>> = {
  'projects.list': ownProjectsRead,
  'projects.get': projectRead,
};

/**
 * Calls that a standby may answer (db/standby.ts): all that they do is read, with `deps.db`, within a moment. An
 * identification of the caller precedes each, so that it is right for whatever the caller may see.
 */
export const standbyCalls: ReadonlySet<string> = new Set([
  'projects.list',
  'projects.countCollaborators',
  'projects.get',
  'projects.trash',
  'journal.list',
  'ledger.get',
  'ledger.versions',
  'ledger.removed',
  'tasks.list',
  'trades.get',
  'figureCheck.list',
  'papers.list',
  'rehearsal.list',
  'rehearsal.versions',
  'lenderFacts.list',
  'lenderFacts.versions',
  'planDocument.get',
  'planDocument.section',
  'planDocument.versions',
  'planPictures.list',
  'planPictures.image',
  'signOffs.list',
  'versions.list',
  'versions.get',
  'versions.answers',
  'collaboration.list',
  'collaboration.shared',
  'comments.list',
  'comments.replies',
  'suggestions.list',
  'suggestions.count',
  'activity.list',
  'activity.sinceVisit',
  'search.find',
  'notices.list',
  'notices.count',
]);
