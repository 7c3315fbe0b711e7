import type { Text } from '../../locale.ts';

/** The three parts of an area's score, in display order. */
export const ruleParts = ['lender', 'proof', 'complete'] as const;
export type RulePart = (typeof ruleParts)[number];

/** The points of each part; together they make 100. */
export const partPoints: Readonly<Record<RulePart, number>> = { lender: 50, proof: 30, complete: 20 };

/** The most the overall score can be while one, two, or three and more things would stop a lender. */
export const ceilings = [69, 59, 49] as const;

/** How far a model may move an area from the rule, for what the rule cannot see. */
export const modelMargin = 10;

export const rulePartLabels: Readonly<Record<RulePart, Text>> = {
  lender: { en: 'What would stop a lender', fr: 'Ce qui arrêterait un prêteur' },
  proof: { en: 'Proof', fr: 'Preuves' },
  complete: { en: 'Complete', fr: 'Complet' },
};

/** What each part measures, for 'How this score is calculated'. */
const rulePartTexts: Readonly<Record<RulePart, Text>> = {
  lender: {
    en: 'Idea: what you sell has a price and a quantity. Market: you say when in the year you sell. Business: your own pay is in the figures. Marketing: sales cover all costs in some month. Product: each sale leaves more than it costs. Finance: cash is never short, and each year earns what the loans cost.',
    fr: "Idée\u00a0: ce que vous vendez a un prix et une quantité. Marché\u00a0: la saison de vos ventes est indiquée. Entreprise\u00a0: votre propre paie est dans les chiffres. Marketing\u00a0: les ventes couvrent tous les coûts à partir d'un certain mois. Produit\u00a0: chaque vente laisse plus qu'elle ne coûte. Finances\u00a0: l'encaisse ne manque jamais, et chaque année rapporte ce que coûtent les prêts.",
  },
  proof: {
    en: 'What somebody else put in writing, or what happened. Idea and Market: the share of your sales with an order, a letter, an invoice or a source beside them. Business: the papers a lender asks for, in hand or not needed. Marketing: how far customers have tried or bought. Product: that stage, and quotes for what you buy. Finance: quotes for your costs, and money that is in hand.',
    fr: "Ce qu'une autre personne a mis par écrit, ou ce qui est arrivé. Idée et Marché\u00a0: la part de vos ventes accompagnée d'une commande, d'une lettre, d'une facture ou d'une source. Entreprise\u00a0: les documents qu'un prêteur demande, en main ou pas nécessaires. Marketing\u00a0: jusqu'où des clients ont essayé ou acheté. Produit\u00a0: cette étape, et des soumissions pour vos achats. Finances\u00a0: des soumissions pour vos coûts, et de l'argent en main.",
  },
  complete: {
    en: "The share of the required questions that have an answer. “I don't know” is honest, and counts as open; so does an answer that was filled in, until you check it.",
    fr: "La part des questions obligatoires qui ont une réponse. «\u00a0Je ne sais pas\u00a0» est honnête, et compte comme une question ouverte\u00a0; une réponse préremplie aussi, tant que vous ne l'avez pas vérifiée.",
  },
};

/** How the score is calculated, in paragraphs separated by a blank line; the parts are a list. */
export const maturityRuleText: Text = {
  en: paragraphs('en', [
    'Each of the six areas gets up to 100 points: 50 when nothing in it would stop a lender, 30 for proof, 20 for completeness. The figures come from your table of figures and its forecast, not from the words of your answers: writing a number or repeating a word earns nothing.',
    `The overall score is the average of the six areas. While one thing would stop a lender it is at most ${ceilings[0]}, with two at most ${ceilings[1]}, with three or more at most ${ceilings[2]}.`,
    'A figure that was read from your answers and not confirmed gives half of the points at best: until you confirm it, no verdict is drawn from it, and it lowers no limit. So the score can go down when you confirm a figure or enter a cost you had forgotten. That is the score doing its work, and it says which figure it was.',
    `A connected model may move an area by at most ${modelMargin} points for what the rule cannot see, and says why.`,
    'The score says how far your file is prepared. It says nothing about the probability that the business succeeds: nobody can compute that.',
  ]),
  fr: paragraphs('fr', [
    "Chacun des six domaines reçoit jusqu'à 100 points\u00a0: 50 quand rien n'y arrêterait un prêteur, 30 pour les preuves, 20 pour ce qui est complet. Les chiffres viennent de votre tableau des chiffres et de ses prévisions, non des mots de vos réponses\u00a0: écrire un nombre ou répéter un mot ne rapporte rien.",
    `L'indice global est la moyenne des six domaines. Tant qu'une chose arrêterait un prêteur, il est d'au plus ${ceilings[0]}\u00a0; avec deux, d'au plus ${ceilings[1]}\u00a0; avec trois ou plus, d'au plus ${ceilings[2]}.`,
    "Un chiffre lu dans vos réponses et non confirmé donne au mieux la moitié des points\u00a0: tant que vous ne l'avez pas confirmé, aucun verdict n'en est tiré et il n'abaisse aucune limite. L'indice peut donc baisser quand vous confirmez un chiffre ou inscrivez un coût oublié. C'est son rôle, et il dit de quel chiffre il s'agit.",
    `Un modèle connecté peut déplacer un domaine d'au plus ${modelMargin} points pour ce que la règle ne voit pas, et il dit pourquoi.`,
    "L'indice dit à quel point votre dossier est préparé. Il ne dit rien de la probabilité que l'entreprise réussisse\u00a0: personne ne peut la calculer.",
  ]),
};

function paragraphs(language: 'en' | 'fr', [opening, ...rest]: readonly string[]): string {
  const colon = language === 'fr' ? '\u00a0:' : ':';
  const parts = ruleParts.map(
    (part) => `- **${rulePartLabels[part][language]}** (${partPoints[part]})${colon} ${rulePartTexts[part][language]}`,
  );
  return [opening, parts.join('\n'), ...rest].join('\n\n');
}
