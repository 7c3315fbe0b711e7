import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { readAgain } from '../../lib/read-again.ts';
import {
  activityQuery,
  collaboratorCountQuery,
  collaboratorsKey,
  commentsKey,
  figureCheckKey,
  invitationsKey,
  ledgerKey,
  lenderFactsKey,
  noticesKey,
  papersKey,
  planDocumentKey,
  projectListKey,
  projectQuery,
  rehearsalKey,
  sharedProjectsKey,
  suggestionsKey,
  tasksKey,
} from '../api/queries.ts';
import type { LiveChange } from './live.ts';

type ProjectTopic = Extract<LiveChange, { type: 'project' }>['topic'];
type OwnTopic = Exclude<
  ProjectTopic,
  'project' | 'module' | 'collaborators' | 'comments' | 'ledger' | 'private-ledger' | 'plan-document' | 'activity'
>;

/**
 * The queries a change makes stale. A tab already has its own changes; only the timeline, which the server writes, is
 * new to it. A page that is older than the server may hear of topics that it does not know.
 */
export function keysOf(change: LiveChange): QueryKey[] {
  if (change.type === 'user') return userKeys[change.topic] ?? [];
  const { projectId } = change;
  const project = projectQuery(projectId).queryKey;
  const activity = activityQuery(projectId).queryKey;
  const people = [collaboratorsKey(projectId), collaboratorCountQuery().queryKey];
  if (change.type === 'whole-project') {
    return [
      project,
      projectListKey,
      sharedProjectsKey,
      ...people,
      commentsKey(projectId),
      ledgerKey(projectId),
      planDocumentKey(projectId),
      ...Object.values(ownKeys).map((key) => key(projectId)),
      activity,
    ];
  }
  if (change.own) return [activity];
  const { topic } = change;
  switch (topic) {
    case 'project':
      return [project, projectListKey, sharedProjectsKey, activity];
    case 'module':
      return [project, projectListKey, tasksKey(projectId), suggestionsKey(projectId), activity];
    case 'collaborators':
      return [...people, tasksKey(projectId), activity];
    case 'comments':
      return [[...commentsKey(projectId), ...(change.module === null ? [] : [change.module])], activity];
    case 'ledger':
    case 'private-ledger':
      return [ledgerKey(projectId), suggestionsKey(projectId), activity];
    case 'plan-document':
      return [planDocumentKey(projectId), suggestionsKey(projectId), activity];
    case 'activity':
      return [activity];
    default:
      return [...(ownKeys[topic] === undefined ? [] : [ownKeys[topic](projectId)]), activity];
  }
}

/** Topics that make one query stale beside the timeline. */
const ownKeys: Readonly<Record<OwnTopic, (projectId: string) => QueryKey>> = {
  tasks: tasksKey,
  'figure-check': figureCheckKey,
  papers: papersKey,
  suggestions: suggestionsKey,
  rehearsal: rehearsalKey,
  'private-rehearsal': rehearsalKey,
  'lender-facts': lenderFactsKey,
  'private-lender-facts': lenderFactsKey,
};

const userKeys: Readonly<Record<Extract<LiveChange, { type: 'user' }>['topic'], QueryKey[]>> = {
  projects: [projectListKey],
  invitations: [invitationsKey],
  notices: [noticesKey],
  'shared-projects': [sharedProjectsKey, noticesKey],
  people: [sharedProjectsKey, invitationsKey, ['projects', 'one'], ['collaborators'], ['comments'], ['activity']],
  // Sessions are not a query; session.ts handles them.
  session: [],
};

/**
 * Refetches what changed, one round at a time; changes during a round wait for the next one. A burst of changes
 * therefore costs a few reads, and none is aborted before it completes.
 */
export function createRefresher(queryClient: QueryClient): (keys: readonly QueryKey[]) => void {
  const waiting = new Map<string, QueryKey>();
  let reading = false;

  const read = async () => {
    reading = true;
    // Topics that arrive together are read together.
    await new Promise((resolve) => setTimeout(resolve));
    while (waiting.size > 0) {
      const keys = [...waiting.values()];
      waiting.clear();
      await Promise.allSettled(keys.map((queryKey) => readAgain(queryClient, queryKey)));
    }
    reading = false;
  };

  return (keys) => {
    for (const key of keys) waiting.set(JSON.stringify(key), key);
    if (!reading) void read();
  };
}
