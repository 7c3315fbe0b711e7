import type { Contract } from '@elan/contract';
import type { Account } from '@elan/contract/account';
import { demoIds } from '@elan/domain/demo';
import { Refusal } from '@elan/domain/errors';
import type { Language } from '@elan/domain/locale';
import type { ContractRouterClient } from '@orpc/contract';
import { currentProject } from '../data/project/current-project.ts';
import { type Demonstration, installDemo, isDemoOpen } from '../lib/demo-mode.ts';
import { sleep } from '../lib/retry.ts';
import {
  accountCalls,
  assistantCalls,
  billingCalls,
  demoAccount,
  generationCalls,
  liveCalls,
  mailCalls,
} from './account.ts';
import { figureCheckCalls } from './figure-check.ts';
import { ledgerCalls } from './ledger.ts';
import { lenderFactCalls } from './lender-facts.ts';
import {
  brainstormCalls,
  documentCalls,
  forecastCalls,
  journalCalls,
  linkCalls,
  moduleCalls,
  personaCalls,
  planDocumentCalls,
  planPictureCalls,
  projectFileCalls,
  signOffCalls,
  versionCalls,
} from './modules.ts';
import { paperCalls } from './papers.ts';
import {
  activityCalls,
  advisingCalls,
  collaborationCalls,
  commentCalls,
  invitationCalls,
  noticeCalls,
} from './people.ts';
import { projectCalls } from './projects.ts';
import { rehearsalCalls } from './rehearsal.ts';
import { searchCalls } from './search.ts';
import { createDemoStore, type DemoStore } from './store.ts';
import { suggestionCalls } from './suggestions.ts';
import { taskCalls } from './tasks.ts';
import { tradeCalls } from './trades.ts';

/** Implements the contract in the memory of this page. */
function demoClient(store: DemoStore): ContractRouterClient<Contract> {
  return {
    account: accountCalls(store),
    assistants: assistantCalls,
    projects: projectCalls(store),
    modules: moduleCalls(store),
    brainstorm: brainstormCalls(store),
    generation: generationCalls,
    personas: personaCalls(store),
    journal: journalCalls(store),
    ledger: ledgerCalls(store),
    forecast: forecastCalls,
    tasks: taskCalls(store),
    trades: tradeCalls(store),
    figureCheck: figureCheckCalls(store),
    papers: paperCalls(store),
    rehearsal: rehearsalCalls(store),
    lenderFacts: lenderFactCalls(store),
    planDocument: planDocumentCalls,
    planPictures: planPictureCalls,
    signOffs: signOffCalls,
    documents: documentCalls,
    projectFile: projectFileCalls,
    links: linkCalls,
    versions: versionCalls,
    collaboration: collaborationCalls(store),
    advising: advisingCalls,
    invitations: invitationCalls(store, sleep),
    comments: commentCalls(store),
    suggestions: suggestionCalls,
    activity: activityCalls,
    live: liveCalls,
    billing: billingCalls(store),
    mail: mailCalls(store),
    search: searchCalls(store),
    notices: noticeCalls(store),
  };
}

/** Its calls, looked up by path. */
function demonstrationOf(store: DemoStore): Demonstration {
  const client: Readonly<Record<string, Readonly<Record<string, unknown>>>> = demoClient(store);
  return async ([feature = '', procedure = ''], input) => {
    const answer = client[feature]?.[procedure];
    if (typeof answer !== 'function') throw new Refusal('NOT_FOUND');
    return answer(input);
  };
}

let store: DemoStore | null = null;

/**
 * Opens the demonstration in this page, or switches its language. It keeps its state while open and starts over after
 * it was closed.
 * @returns the account the screens show
 */
export function openDemo(language: Language): Account {
  if (store === null || !isDemoOpen()) {
    store = createDemoStore(language);
    currentProject.set(demoIds.user, demoIds.project);
    installDemo(demonstrationOf(store));
  }
  if (store.language !== language) {
    store.language = language;
    store.version += 1;
  }
  return demoAccount(store);
}
