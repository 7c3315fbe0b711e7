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
