import { type Capacity, capacities } from '@elan/domain/limits';
import type { Text } from '@elan/domain/locale';
import { formatNumber } from './format.ts';

const full = (of: Capacity, en: (limit: string) => string, fr: (limit: string) => string): Text => ({
  en: en(formatNumber(capacities[of], 'en')),
  fr: fr(formatNumber(capacities[of], 'fr')),
});

/** What cannot hold more: how much that is, and what to do. */
export const fullTexts: Readonly<Record<Capacity, Text>> = {
  projects: full(
    'projects',
    (limit) => `You have ${limit} projects, the most there can be. Delete one to make room.`,
    (limit) => `Vous avez ${limit} projets, le maximum possible. Supprimez-en un pour faire de la place.`,
  ),
  collaborators: full(
    'collaborators',
    (limit) => `This project has ${limit} people and invitations, the most there can be. Remove one to invite another.`,
    (limit) =>
      `Ce projet compte ${limit} personnes et invitations, le maximum possible. Retirez-en une pour en inviter une autre.`,
  ),
  comments: full(
    'comments',
    (limit) => `This module has ${limit} comments, the most there can be. Delete some to add another.`,
    (limit) => `Ce module compte ${limit} commentaires, le maximum possible. Supprimez-en pour en ajouter un autre.`,
  ),
  journalEntries: full(
    'journalEntries',
    (limit) => `This journal has ${limit} entries, the most there can be. Delete some to add another.`,
    (limit) => `Ce journal compte ${limit} entrées, le maximum possible. Supprimez-en pour en ajouter une autre.`,
  ),
  mentionsPerHour: full(
    'mentionsPerHour',
    (limit) => `You can mention people ${limit} times an hour. Remove the mentions, or try again later.`,
    (limit) =>
      `Vous pouvez mentionner des personnes ${limit} fois par heure. Retirez les mentions, ou réessayez plus tard.`,
  ),
  ledgerRows: full(
    'ledgerRows',
    (limit) => `This project has ${limit} rows of figures, the most there can be. Delete some to add another.`,
    (limit) =>
      `Ce projet compte ${limit} lignes de chiffres, le maximum possible. Supprimez-en pour en ajouter une autre.`,
  ),
  scenarios: full(
    'scenarios',
    (limit) => `This project has ${limit} scenarios, the most there can be. Delete one to add another.`,
    (limit) => `Ce projet compte ${limit} scénarios, le maximum possible. Supprimez-en un pour en ajouter un autre.`,
  ),
  ledgerRefusals: full(
    'ledgerRefusals',
    (limit) => `You have set aside ${limit} proposals in this project, the most there can be.`,
    (limit) => `Vous avez écarté ${limit} propositions dans ce projet, le maximum possible.`,
  ),
  confirmedFigures: full(
    'confirmedFigures',
    (limit) => `This project has ${limit} confirmed figures, the most there can be. Take some back to confirm another.`,
    (limit) =>
      `Ce projet compte ${limit} chiffres confirmés, le maximum possible. Annulez-en pour en confirmer un autre.`,
  ),
  planSections: full(
    'planSections',
    (limit) => `A plan can have ${limit} sections of your own. Remove one to add another.`,
    (limit) => `Un plan peut compter ${limit} sections de votre cru. Retirez-en une pour en ajouter une autre.`,
  ),
  planPictures: full(
    'planPictures',
    (limit) => `A plan can have ${limit} pictures. Remove one to add another.`,
    (limit) => `Un plan peut compter ${limit} images. Retirez-en une pour en ajouter une autre.`,
  ),
  sectionPictures: full(
    'sectionPictures',
    (limit) => `A section can have ${limit} pictures. Remove one to add another.`,
    (limit) => `Une section peut compter ${limit} images. Retirez-en une pour en ajouter une autre.`,
  ),
  keptPictures: full(
    'keptPictures',
    (limit) => `${limit} pictures are kept, removed ones included. Delete a removed picture for good to add another.`,
    (limit) =>
      `${limit} images sont conservées, y compris les images retirées. Supprimez définitivement une image retirée pour en ajouter une autre.`,
  ),
  readerLinks: full(
    'readerLinks',
    (limit) => `This project has ${limit} links that work, the most there can be. Revoke one to make another.`,
    (limit) => `Ce projet compte ${limit} liens actifs, le maximum possible. Révoquez-en un pour en créer un autre.`,
  ),
  planCharacters: full(
    'planCharacters',
    (limit) => `What is written in the plan has ${limit} characters, the most there can be. Shorten a section first.`,
    (limit) =>
      `Ce qui est écrit dans le plan compte ${limit} caractères, le maximum possible. Raccourcissez d'abord une section.`,
  ),
  tasks: full(
    'tasks',
    (limit) => `This list has ${limit} tasks, the most there can be. Delete some to add another.`,
    (limit) => `Cette liste compte ${limit} tâches, le maximum possible. Supprimez-en pour en ajouter une autre.`,
  ),
};
