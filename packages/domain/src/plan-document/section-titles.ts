import type { Text } from '../locale.ts';
import type { PlanSectionKey } from './sections.ts';

const text = (en: string, fr: string): Text => ({ en, fr });

/** What the assembled sections are called. */
export const sectionTitles = {
  summary: text('Summary', 'Sommaire'),
  company: text('The company', "L'entreprise"),
  people: text('The people', "L'équipe"),
  offer: text('What is offered', "L'offre"),
  market: text('Market and competition', 'Marché et concurrence'),
  marketing: text('Marketing and sales', 'Marketing et ventes'),
  operations: text('Operations', 'Exploitation'),
  environment: text('Environment', 'Environnement'),
  risks: text('Risks', 'Risques'),
  finances: text('Financial plan', 'Plan financier'),
  unproved: text('What remains to be proved', 'Ce qui reste à démontrer'),
  personas: text('Appendix: customer profiles', 'Annexe\u00a0: profils de clients'),
  loans: text('Appendix: loan payments', 'Annexe\u00a0: versements des prêts'),
  byMonth: text('Appendix: first year, month by month', 'Annexe\u00a0: première année, mois par mois'),
  origins: text('Appendix: where the figures come from', "Annexe\u00a0: d'où viennent les chiffres"),
  textOrigins: text(
    'Appendix: where the figures of the texts come from',
    "Annexe\u00a0: d'où viennent les chiffres des textes",
  ),
} as const satisfies Readonly<Record<PlanSectionKey, Text>>;
