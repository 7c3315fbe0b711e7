import { type Text, text } from './locale.ts';
import type { Role } from './permissions.ts';
import type { Tier } from './plans.ts';

export const invitationStatuses = ['pending', 'accepted', 'declined'] as const;

/**
 * Whether an owner's plan includes inviting collaborators; accepting is free for everybody (decision C-02). Advisers can
 * be invited on every plan.
 */
export function canInvite(tier: Tier): boolean {
  return tier !== 'free';
}

/** The address as it is compared: letter case does not make a different person. */
export function normalizedEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** Why an invitation is refused, as a field problem of `email` (decision N-09). */
export const invitationProblems = ['format', 'owner', 'collaborator', 'pending'] as const;
export type InvitationProblem = (typeof invitationProblems)[number];

/** The only dictionary of role names (COLL-006). */
export const roleLabels: Readonly<Record<Role, Text>> = {
  owner: { en: 'Owner', fr: 'Propriétaire' },
  editor: { en: 'Editor', fr: 'Éditeur' },
  full_adviser: { en: 'Adviser (with household figures)', fr: 'Conseiller (avec les chiffres du ménage)' },
  adviser: { en: 'Adviser', fr: 'Conseiller' },
  commenter: { en: 'Commenter', fr: 'Commentateur' },
  viewer: { en: 'Viewer', fr: 'Lecteur' },
};

const advising: Text = {
  en: 'Views the project, comments on it, asks questions and signs off sections of the plan.',
  fr: 'Consulte le projet, le commente, pose des questions et approuve des sections du plan.',
};

/** What a role may do, in a sentence for the person who assigns or receives it (COLL-007). */
export const roleExplanations: Readonly<Record<Exclude<Role, 'owner'>, Text>> = {
  editor: {
    en: 'Views, comments and edits: changes go straight to the official version of the project.',
    fr: 'Consulte, commente et modifie\u00a0: les changements vont directement dans la version officielle du projet.',
  },
  full_adviser: advising,
  adviser: advising,
  commenter: text('Views the project and comments on it.', 'Consulte le projet et le commente.'),
  viewer: { en: 'Views the project only.', fr: 'Consulte le projet seulement.' },
};

/** Milliseconds. Source: specification, business constants. */
export const collaborationTimes = {
  sharedProjectsRefresh: 30_000,
  invitationsRefresh: 60_000,
  redirectAfterResponse: 1_500,
  copiedShown: 2_000,
  invitedShown: 2_500,
} as const;
