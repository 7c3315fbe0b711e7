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
    (limit) => `You have reached the limit of ${limit} projects. Delete one to make room.`,
    (limit) => `Vous avez ${limit} projets, le maximum possible. Supprimez-en un pour faire de la place.`,
  ),
  collaborators: full(
    'collaborators',
    (limit) => `This project has reached its limit of ${limit} people and invitations. Remove one to invite another.`,
    (limit) =>
      `Ce projet compte ${limit} personnes et invitations, le maximum possible. Retirez-en une pour en inviter une autre.`,
  ),
  comments: full(
    'comments',
    (limit) => `This module has reached its limit of ${limit} comments. Delete one to add another.`,
    (limit) => `Ce module compte ${limit} commentaires, le maximum possible. Supprimez-en pour en ajouter un autre.`,
  ),
  journalEntries: full(
    'journalEntries',
    (limit) => `This journal has reached its limit of ${limit} entries. Delete one to add another.`,
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
    (limit) => `This project has reached its limit of ${limit} figures. Delete one to add another.`,
    (limit) => `Ce projet compte ${limit} chiffres, le maximum possible. Supprimez-en pour en ajouter un autre.`,
  ),
  scenarios: full(
    'scenarios',
    (limit) => `This project has reached its limit of ${limit} scenarios. Delete one to add another.`,
    (limit) => `Ce projet compte ${limit} scénarios, le maximum possible. Supprimez-en un pour en ajouter un autre.`,
  ),
  ledgerRefusals: full(
    'ledgerRefusals',
    (limit) => `This project has reached its limit of ${limit} dismissed figures.`,
    (limit) => `Ce projet compte ${limit} chiffres écartés, le maximum possible.`,
  ),
  confirmedFigures: full(
    'confirmedFigures',
    (limit) => `This project has reached its limit of ${limit} confirmed figures. Withdraw one first.`,
    (limit) => `Ce projet compte ${limit} chiffres confirmés, le maximum possible. Retirez d'abord une confirmation.`,
  ),
  planSections: full(
    'planSections',
    (limit) => `You can add ${limit} sections to a plan. Remove one to add another.`,
    (limit) => `Vous pouvez ajouter ${limit} sections à un plan. Retirez-en une pour en ajouter une autre.`,
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
    (limit) => `${limit} pictures are kept, including removed ones. Delete a removed picture for good to add another.`,
    (limit) =>
      `${limit} images sont conservées, y compris les images retirées. Supprimez définitivement une image retirée pour en ajouter une autre.`,
  ),
  readerLinks: full(
    'readerLinks',
    (limit) => `This project has reached its limit of ${limit} active links. Revoke one to create another.`,
    (limit) => `Ce projet compte ${limit} liens actifs, le maximum possible. Révoquez-en un pour en créer un autre.`,
  ),
  planCharacters: full(
    'planCharacters',
    (limit) => `The text of the plan has reached its limit of ${limit} characters. Shorten a section first.`,
    (limit) => `Le texte du plan a atteint sa limite de ${limit} caractères. Raccourcissez d'abord une section.`,
  ),
  tasks: full(
    'tasks',
    (limit) => `This list has reached its limit of ${limit} tasks. Delete one to add another.`,
    (limit) => `Cette liste compte ${limit} tâches, le maximum possible. Supprimez-en pour en ajouter une autre.`,
  ),
};
