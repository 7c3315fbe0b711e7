import type { Localized } from '../../../locale.ts';

/** The idea that each of the two keeps. */
export const sampleSelection: Localized<
  Record<'bakery' | 'clinic', { title: string; description: string; sector: string; interestLevel: 'high' }>
> = {
  en: {
    bakery: {
      title: 'A neighbourhood sourdough bakery',
      description:
        'Organic sourdough bread for the families of Sainte-Cécile, on the shelf and by weekly subscription. First step: forty loaves ordered in advance and handed over on a Saturday.',
      sector: 'Food and restaurants',
      interestLevel: 'high',
    },
    clinic: {
      title: 'A waiting list that fills cancelled appointments',
      description:
        'A web app that offers each cancelled appointment to the patients who wait for one. First step: run the list by hand with one clinic for two weeks.',
      sector: 'Technology and software',
      interestLevel: 'high',
    },
  },
  fr: {
    bakery: {
      title: 'Une boulangerie au levain dans le quartier',
      description:
        "Du pain au levain bio pour les familles de Sainte-Cécile, en magasin et par abonnement hebdomadaire. Premier pas\u00a0: quarante miches commandées à l'avance et remises un samedi.",
      sector: 'Alimentation et restauration',
      interestLevel: 'high',
    },
    clinic: {
      title: "Une liste d'attente qui comble les rendez-vous annulés",
      description:
        'Une application web qui propose chaque rendez-vous annulé aux patients qui en attendent un. Premier pas\u00a0: tenir la liste à la main avec une clinique pendant deux semaines.',
      sector: 'Technologies et logiciels',
      interestLevel: 'high',
    },
  },
};
