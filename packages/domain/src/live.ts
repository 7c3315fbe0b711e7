import type { ModuleKey } from './modules/keys.ts';

/**
 * What can change while somebody has it open. A live message names the topic and never carries data: the reader asks
 * again, with the same permission check as always (decision S-24).
 */
export const projectTopics = [
  'project',
  'module',
  'collaborators',
  'comments',
  'activity',
  'ledger',
  'private-ledger',
  'tasks',
  'figure-check',
  'papers',
  'plan-document',
  'rehearsal',
  'private-rehearsal',
  'lender-facts',
  'private-lender-facts',
  'suggestions',
] as const;
export type ProjectTopic = (typeof projectTopics)[number];

/** Topics of debts, the household and the personal balance; who may not see these does not learn that they changed. */
export const isPrivateTopic = (topic: ProjectTopic): boolean => topic.startsWith('private-');

/**
 * What concerns a person rather than a project: their own projects, invitations, notices, projects shared with them, the people
 * they work with, their sessions.
 */
export const userTopics = ['projects', 'invitations', 'notices', 'shared-projects', 'people', 'session'] as const;
export type UserTopic = (typeof userTopics)[number];

/** A change in a project, as sent to every process: ids and topics, never data. */
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

/** Where somebody is in a project; null when they are in no module, or at no particular question. */
export type PresencePlace = { module: ModuleKey | null; question: string | null; cell?: CellPlace | undefined };

/** A cell of the figures, by the id of its row. Nobody reports a cell of a row that not all readers may see. */
export type CellPlace = { row: string; column: string };

/** Milliseconds. */
export const liveTimes = {
  /** A presence that has not been renewed for this long is removed. */
  presenceLifetime: 45_000,
  presenceRenewal: 20_000,
  /** Between heartbeats on a silent stream. */
  heartbeat: 15_000,
} as const;

/** How many streams one person may hold open at once: tabs of a few browsers. */
export const streamsPerPerson = 20;
