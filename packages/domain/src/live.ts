import type { ModuleKey } from './modules/keys.ts';

/**
 * What can change while somebody looks at it. A live message names the topic and never the data: the reader asks again
 * through the same permission check as everybody (decision S-24).
 */
export const projectTopics = ['project', 'module', 'collaborators', 'comments', 'activity'] as const;
export type ProjectTopic = (typeof projectTopics)[number];

/** What concerns a person rather than a project: invitations, projects shared with them, their sessions. */
export const userTopics = ['invitations', 'shared-projects', 'session'] as const;
export type UserTopic = (typeof userTopics)[number];

/** A change of a project, as all processes are told of it: ids and topics, never data. */
export type ProjectChange = {
  kind: 'project';
  projectId: string;
  sequence: number;
  topic: ProjectTopic;
  module: string | null;
  /** The browser tab that caused it. */
  causedBy: string | null;
};

/** A change that concerns one person, in all their tabs. */
export type PersonalChange = { kind: 'user'; userId: string; topic: UserTopic };

/** Where somebody is in a project; null where they look at no module, or at no question in particular. */
export type PresencePlace = { module: ModuleKey | null; question: string | null };

/** Milliseconds. */
export const liveTimes = {
  /** A presence that was not renewed for so long is gone. */
  presenceLifetime: 45_000,
  presenceRenewal: 20_000,
  /** Between two signs of life on a silent stream. */
  heartbeat: 15_000,
} as const;

/** Streams one person may hold open at once: tabs of a few browsers, never a thousand. */
export const streamsPerPerson = 20;
