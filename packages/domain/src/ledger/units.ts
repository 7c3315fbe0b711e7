import type { Text } from '../locale.ts';

const unit = (en: string, fr: string): Text => ({ en, fr });

/** What a price can be for, whatever the trade; people may write another. In the order in which they are offered. */
export const units: readonly Text[] = [
  unit('unit', 'unité'),
  unit('hour', 'heure'),
  unit('day', 'jour'),
  unit('week', 'semaine'),
  unit('month', 'mois'),
  unit('visit', 'visite'),
  unit('appointment', 'rendez-vous'),
  unit('session', 'séance'),
  unit('class', 'cours'),
  unit('seat', 'place'),
  unit('ticket', 'billet'),
  unit('person', 'personne'),
  unit('customer', 'client'),
  unit('order', 'commande'),
  unit('basket', 'panier'),
  unit('meal', 'repas'),
  unit('night', 'nuit'),
  unit('event', 'événement'),
  unit('contract', 'contrat'),
  unit('project', 'projet'),
  unit('delivery', 'livraison'),
  unit('kg', 'kg'),
  unit('pound', 'livre'),
  unit('litre', 'litre'),
  unit('dozen', 'douzaine'),
  unit('batch', 'lot'),
  unit('km', 'km'),
  unit('square foot', 'pied carré'),
  unit('m²', 'm²'),
  unit('page', 'page'),
  unit('word', 'mot'),
  unit('subscription', 'abonnement'),
];
