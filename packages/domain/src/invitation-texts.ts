import type { InvitationProblem } from './collaboration.ts';
import { failureTexts } from './failure-texts.ts';
import type { Text } from './locale.ts';

/** What the form and the specification's endpoint say of an address that cannot be invited. */
export const invitationProblemTexts: Readonly<Record<InvitationProblem, Text>> = {
  format: failureTexts.invalidEmail,
  owner: {
    en: 'You are already the owner of this project.',
    fr: 'Vous êtes déjà propriétaire de ce projet.',
  },
  collaborator: { en: 'This person is already a collaborator.', fr: 'Cette personne collabore déjà à ce projet.' },
  pending: {
    en: 'An invitation is already pending for this address.',
    fr: 'Une invitation est déjà en attente pour cette adresse.',
  },
};

/** What both say of an invitation that was not sent for another reason. */
export const invitationTexts = {
  emailMissing: { en: 'Please enter a valid email address', fr: 'Veuillez saisir une adresse courriel valide' },
  ownerOnly: {
    en: 'Only the project owner can invite collaborators',
    fr: 'Seul le propriétaire du projet peut inviter des collaborateurs',
  },
  premiumOnly: {
    en: 'Inviting collaborators is a Premium feature.',
    fr: "L'invitation de collaborateurs est une fonctionnalité Premium.",
  },
  inviteFailed: { en: 'Failed to send invitation', fr: "Échec de l'envoi de l'invitation" },
} as const satisfies Record<string, Text>;
