import type { Text } from './locale.ts';
import type { MemberRole } from './permissions.ts';

const openWithPremium: Text = {
  en: 'All modules are open to you as long as the owner has Premium.',
  fr: 'Tous les modules vous sont ouverts tant que la personne propriétaire a Premium.',
};

const openToAdvise: Text = {
  en: 'You read all modules on any plan.',
  fr: 'Vous lisez tous les modules, quel que soit le forfait.',
};

/** Which modules a role opens and on whose plan, in words for the person who is invited (modules/open-modules.ts). */
export const openToRole: Readonly<Record<MemberRole, Text>> = {
  editor: {
    en: `${openWithPremium.en} Generating with AI uses your own plan.`,
    fr: `${openWithPremium.fr} La génération par l'IA utilise votre propre forfait.`,
  },
  full_adviser: openToAdvise,
  adviser: openToAdvise,
  commenter: openWithPremium,
  viewer: openWithPremium,
};
