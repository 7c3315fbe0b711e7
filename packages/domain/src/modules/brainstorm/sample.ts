import type { Localized } from '../../locale.ts';
import type { AnswersOf } from '../registry.ts';

/** Two people who look for an idea: a baker in Trois-Rivières and a former clinic receptionist. */
export const sample: Localized<{ bakery: AnswersOf<'brainstorm'>; clinic: AnswersOf<'brainstorm'> }> = {
  en: {
    bakery: {
      interests: "sourdough bread, farmers' markets, teaching children to cook, hiking",
      skills: 'six years as a baker, managing a team of four, customer service, food photography',
      preferredSector: 'food',
      businessType: 'own_premises',
      budget: '20000_50000',
      teamPreference: 'family',
      targetCustomers: 'families and retired people of the Sainte-Cécile district in Trois-Rivières',
      productOrService: 'physical_product',
      timeCommitment: 'full_time',
      mainGoal: 'main_income',
    },
    clinic: {
      interests: 'making work simpler, health, small web tools, volunteering at the food bank',
      skills:
        'eight years at the front desk of a physiotherapy clinic, spreadsheets, programming learned at night school',
      preferredSector: 'technology',
      businessType: 'online',
      budget: '5000_20000',
      teamPreference: 'partners',
      targetCustomers: 'physiotherapy and dental clinics with two to ten practitioners',
      productOrService: 'digital_product',
      timeCommitment: '10_20_hours',
      mainGoal: 'growth',
    },
  },
  fr: {
    bakery: {
      interests: 'le pain au levain, les marchés publics, cuisiner avec des enfants, la randonnée',
      skills:
        "six ans comme boulangère, gestion d'une équipe de quatre personnes, service à la clientèle, photo culinaire",
      preferredSector: 'food',
      businessType: 'own_premises',
      budget: '20000_50000',
      teamPreference: 'family',
      targetCustomers: 'les familles et les personnes retraitées du quartier Sainte-Cécile, à Trois-Rivières',
      productOrService: 'physical_product',
      timeCommitment: 'full_time',
      mainGoal: 'main_income',
    },
    clinic: {
      interests: 'simplifier le travail, la santé, les petits outils web, le bénévolat à la banque alimentaire',
      skills:
        "huit ans à l'accueil d'une clinique de physiothérapie, chiffriers électroniques, programmation apprise le soir",
      preferredSector: 'technology',
      businessType: 'online',
      budget: '5000_20000',
      teamPreference: 'partners',
      targetCustomers: 'les cliniques de physiothérapie et les cliniques dentaires de deux à dix professionnels',
      productOrService: 'digital_product',
      timeCommitment: '10_20_hours',
      mainGoal: 'growth',
    },
  },
};

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
