import { type Text, text } from '../locale.ts';
import type { PlanSectionKey } from './sections.ts';

/** What the assembled sections are called. */
export const sectionTitles = {
  summary: text('Summary', 'Sommaire'),
  company: text('The company', "L'entreprise"),
  people: text('The people', "L'équipe"),
  offer: text('What is offered', "L'offre"),
  market: text('Market and competition', 'Marché et concurrence'),
  competitors: text('Competitors', 'Concurrents'),
  swot: text('Strengths, weaknesses, opportunities, threats', 'Forces, faiblesses, possibilités, menaces'),
  marketing: text('Marketing and sales', 'Marketing et ventes'),
  sales: text('Sales estimate', 'Estimation des ventes'),
  operations: text('Operations', 'Exploitation'),
  equipment: text('Equipment and purchases', 'Équipement et achats'),
  milestones: text('Milestones', 'Étapes'),
  environment: text('Environment', 'Environnement'),
  risks: text('Risks', 'Risques'),
  finances: text('Financial plan', 'Plan financier'),
  unproved: text('What remains to be proved', 'Ce qui reste à démontrer'),
  personas: text('Appendix: customer profiles', 'Annexe\u00a0: profils de clients'),
  loans: text('Appendix: loan payments', 'Annexe\u00a0: versements des prêts'),
  byMonth: text(
    'Appendix: the first two years, month by month',
    'Annexe\u00a0: les deux premières années, mois par mois',
  ),
  origins: text('Appendix: where the figures come from', "Annexe\u00a0: d'où viennent les chiffres"),
  textOrigins: text(
    'Appendix: where the figures of the texts come from',
    "Annexe\u00a0: d'où viennent les chiffres des textes",
  ),
} as const satisfies Readonly<Record<PlanSectionKey, Text>>;
