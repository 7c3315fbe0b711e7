import type { Contract } from '@elan/contract';
import type { Collaborator } from '@elan/contract/collaboration';
import type { Reply } from '@elan/contract/comments';
import { normalizedEmail } from '@elan/domain/collaboration';
import { demoId, demoIds, demoResponseDelay } from '@elan/domain/demo';
import { Refusal } from '@elan/domain/errors';
import { mentionsIn } from '@elan/domain/mentions';
import type { ContractRouterClient } from '@orpc/contract';
import { clinic } from './content.ts';
import { presentSummary } from './present.ts';
import { type DemoStore, inLanguage, projectOf } from './store.ts';
import { whole } from './whole-list.ts';

type Client = ContractRouterClient<Contract>;
type Sleep = (milliseconds: number) => Promise<void>;

export function collaborationCalls(store: DemoStore): Client['collaboration'] {
  const find = (collaboratorId: string): Collaborator => {
    const found = store.collaborators.get(collaboratorId);
    if (found === undefined) throw new Refusal('NOT_FOUND');
    return found;
  };
  const invite = (projectId: string, email: string, role: Collaborator['role']): Collaborator => {
    const invited = {
      id: demoId(Date.now()),
      project_id: projectOf(store, projectId).id,
      user_id: null,
      invited_email: normalizedEmail(email),
      user_profile: null,
      invited_by: demoIds.user,
      role,
      status: 'pending' as const,
      invited_at: store.now(),
      responded_at: null,
    };
    store.collaborators.set(invited.id, invited);
    return invited;
  };
  const setRole = (collaboratorId: string, role: Collaborator['role']) => {
    const changed = { ...find(collaboratorId), role };
    store.collaborators.set(collaboratorId, changed);
    return changed;
  };
  return {
    list: async ({ projectId }) => {
      const project = projectOf(store, projectId);
      return {
        owner: { user_id: project.ownerId, ...project.owner },
        ...whole(
          'collaborators',
          [...store.collaborators.values()].filter(({ project_id: id }) => id === projectId),
        ),
      };
    },
    invite: async ({ projectId, email, role }) => invite(projectId, email, role),
    inviteAdviser: async ({ projectId, email }) => invite(projectId, email, 'adviser'),
    setPrivateFigures: async ({ collaboratorId, allowed }) =>
      setRole(collaboratorId, allowed ? 'full_adviser' : 'adviser'),
    setRole: async ({ collaboratorId, role }) => setRole(collaboratorId, role),
    remove: async ({ collaboratorId }) => {
      store.collaborators.delete(find(collaboratorId).id);
      return {};
    },
    shared: async () => whole('projects', sharedIn(store)),
  };
}

const sharedIn = (store: DemoStore) =>
  [...store.projects.values()]
    .filter(({ ownerId, deletedAt }) => ownerId !== demoIds.user && deletedAt === null)
    .map((project) => ({
      ...presentSummary(store, project),
      user_role: 'editor' as const,
      collaboration_status: 'accepted' as const,
      owner_email: project.owner.email,
      owner_profile: project.owner,
    }));

/** Nobody advises in the demonstration. */
export const advisingCalls: Client['advising'] = { list: async () => whole('projects', []) };

export function invitationCalls(store: DemoStore, sleep: Sleep): Client['invitations'] {
  const pending = () => {
    if (store.invitation === null) return [];
    const { name, description } = clinic(store.now());
    return [
      {
        ...store.invitation,
        project_name: inLanguage(store, name),
        project_description: description === null ? null : inLanguage(store, description),
      },
    ];
  };
  const find = (invitationId: string) => {
    const found = pending().find(({ id }) => id === invitationId);
    if (found === undefined) throw new Refusal('NOT_FOUND');
    return found;
  };
  return {
    list: async () => whole('invitations', pending()),
    count: async () => ({ count: pending().length }),
    get: async ({ invitationId }) => find(invitationId),
    respond: async ({ invitationId, response }) => {
      find(invitationId);
      await sleep(demoResponseDelay);
      const { project_id: projectId } = find(invitationId);
      store.invitation = null;
      if (response === 'accepted') store.projects.set(projectId, clinic(store.now()));
      return { projectId, status: response };
    },
  };
}

export function commentCalls(store: DemoStore): Client['comments'] {
  const find = (commentId: string) => commentOf(store, commentId);
  const put = (comment: Reply): Reply => {
    store.comments.set(comment.id, comment);
    return comment;
  };
  return {
    list: async ({ projectId, module }) => {
      const all = [...store.comments.values()].filter(
        ({ project_id: id, module_key: key }) => id === projectId && key === module,
      );
      return { comments: threadsOf(all), count: all.length, next: null };
    },
    // The list brings them all.
    replies: async () => ({ replies: [], next: null }),
    add: async ({ projectId, module, commentId, content, parentId = null, anchor = null, mentions = [] }) => {
      const now = store.now();
      const known = store.comments.get(commentId);
      if (known !== undefined) return known;
      return put({
        id: commentId,
        project_id: projectOf(store, projectId).id,
        module_key: module,
        user_id: demoIds.user,
        content: content.trim(),
        mentions: mentionsIn(content, mentions),
        created_at: now,
        updated_at: now,
        parent_id: parentId,
        user_profile: store.person,
        anchor,
        resolvedAt: null,
        resolvedBy: null,
      });
    },
    update: async ({ commentId, content, mentions = [] }) => {
      const before = find(commentId);
      return put({
        ...before,
        content: content.trim(),
        mentions: mentionsIn(content, [...before.mentions, ...mentions]),
        updated_at: store.now(),
      });
    },
    resolve: async ({ commentId, resolved }) => {
      const comment = find(commentId);
      return put({
        ...comment,
        resolvedAt: resolved ? (comment.resolvedAt ?? store.now()) : null,
        resolvedBy: resolved ? { user_id: demoIds.user, user_profile: store.person } : null,
      });
    },
    remove: async ({ commentId }) => {
      const { id } = find(commentId);
      for (const comment of store.comments.values()) {
        if (comment.id === id || comment.parent_id === id) store.comments.delete(comment.id);
      }
      return {};
    },
  };
}

function commentOf(store: DemoStore, commentId: string): Reply {
  const found = store.comments.get(commentId);
  if (found === undefined) throw new Refusal('NOT_FOUND');
  return found;
}

const threadsOf = (all: readonly Reply[]) =>
  all
    .filter(({ parent_id: parent }) => parent === null)
    .map((comment) => {
      const replies = all.filter(({ parent_id: parent }) => parent === comment.id);
      return { ...comment, replies, replyCount: replies.length, repliesNext: null };
    });

export const activityCalls: Client['activity'] = {
  list: async () => ({ activity: [], next: null }),
  sinceVisit: async () => ({ since: null, changes: [], more: 0 }),
  recordView: async () => ({}),
};

/** Nobody else writes in the demonstration. */
export const noticeCalls = (store: DemoStore): Client['notices'] => ({
  list: async () => ({ notices: [], next: null }),
  count: async () => ({ unread: 0, any: false }),
  read: async () => ({}),
  readAll: async () => ({}),
  choices: async () => store.bell,
  choose: async ({ kind, shown }) => {
    store.bell = { ...store.bell, [kind]: shown };
    return store.bell;
  },
});
