import type { Text } from '../../locale.ts';

/** The four parts of a category's score, in display order; each is worth the same. */
export const ruleParts = ['answered', 'consistent', 'quantified', 'supported'] as const;
export type RulePart = (typeof ruleParts)[number];

/** Points for one part: four of them make 100. */
export const partPoints = 25;

/** Points for the first piece of evidence; the second one completes the part. */
export const firstEvidencePoints = 15;

export const rulePartLabels: Readonly<Record<RulePart, Text>> = {
  answered: { en: 'Answered', fr: 'Répondu' },
  consistent: { en: 'Consistent', fr: 'Cohérent' },
  quantified: { en: 'Quantified', fr: 'Chiffré' },
  supported: { en: 'Supported', fr: 'Appuyé' },
};

/** What each part measures, for 'How this score is calculated'. */
const rulePartTexts: Readonly<Record<RulePart, Text>> = {
  answered: {
    en: "The share of the required questions that hold an answer. “I don't know” is honest, and counts as open.",
    fr: 'La part des questions obligatoires qui ont une réponse. «\u00a0Je ne sais pas\u00a0» est honnête, et compte comme une question ouverte.',
  },
  consistent: {
    en: 'The share of the comparisons between modules that agree: the same price, place, budget, product and customers everywhere.',
    fr: 'La part des comparaisons entre modules qui concordent\u00a0: partout le même prix, le même lieu, le même budget, le même produit et la même clientèle.',
  },
  quantified: {
    en: 'The share of the answers where a reader looks for a figure that hold one: a price, a number, a time, a share.',
    fr: 'La part des réponses où un lecteur cherche un chiffre et en trouve un\u00a0: un prix, un nombre, une durée, une part.',
  },
  supported: {
    en: 'Things that already happened (sold, asked, tried, counted) or that somebody else put in writing (a quote, an invoice, a statistic). The first is worth 15 points, the second completes the 25.',
    fr: "Des choses déjà arrivées (vendu, demandé, essayé, compté) ou qu'une autre personne a mises par écrit (une soumission, une facture, une statistique). La première vaut 15 points, la deuxième complète les 25.",
  },
};

/** How the score is calculated, in paragraphs separated by a blank line; the parts are a list. */
export const maturityRuleText: Text = {
  en: paragraphs('en', {
    opening:
      'Each of the six areas is scored on four things, 25 points each. The same answers always give the same score, and every point can be traced to an answer.',
    areas:
      'Idea reads “My idea” and the idea you kept; Market reads “Situation analysis” and the personas; Business reads “Business plan”; Marketing reads “Marketing”; Product reads “R&D and product development” and “Environmental impact”; Finance reads “Finances”. The overall score is the average of the six.',
    limits:
      'The score says how far your file is prepared. It says nothing about the probability that the business succeeds: nobody can compute that.',
  }),
  fr: paragraphs('fr', {
    opening:
      "Chacun des six domaines est noté sur quatre points, à 25 chacun. Les mêmes réponses donnent toujours la même note, et chaque point se retrace jusqu'à une réponse.",
    areas:
      "Idée lit «\u00a0Mon idée\u00a0» et l'idée que vous avez gardée\u00a0; Marché lit «\u00a0Analyse de la situation\u00a0» et les profils de clients\u00a0; Entreprise lit «\u00a0Plan d'affaires\u00a0»\u00a0; Marketing lit «\u00a0Marketing\u00a0»\u00a0; Produit lit «\u00a0R-D et développement de produit\u00a0» et «\u00a0Impact environnemental\u00a0»\u00a0; Finances lit «\u00a0Finances\u00a0». La note globale est la moyenne des six.",
    limits:
      "La note dit à quel point votre dossier est préparé. Elle ne dit rien de la probabilité que l'entreprise réussisse\u00a0: personne ne peut la calculer.",
  }),
};

function paragraphs(language: 'en' | 'fr', text: { opening: string; areas: string; limits: string }): string {
  const colon = language === 'fr' ? '\u00a0:' : ':';
  const parts = ruleParts.map(
    (part) => `- **${rulePartLabels[part][language]}**${colon} ${rulePartTexts[part][language]}`,
  );
  return [text.opening, parts.join('\n'), text.areas, text.limits].join('\n\n');
}
