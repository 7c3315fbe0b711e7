import type { Language, Text } from '../../locale.ts';
import { type MaturityCategory, maturityCategories, maturityCategoryLabels } from './categories.ts';
import { partPoints, type RulePart, rulePartLabels, ruleParts } from './rule-parts.ts';

/** The most the overall score can be while there is one deal-breaker, two, or three and more. */
export const ceilings = [69, 59, 49] as const;

/** How far from the rule a model is asked to stay with its view of an area. */
export const modelMargin = 10;

const partTexts: Readonly<Record<RulePart, Text>> = {
  lender: {
    en: 'what a lender looks at first is known, and would not stop a lender. What is missing or still to check is to assess, and earns nothing yet.',
    fr: "ce qu'un prêteur regarde en premier est connu et ne l'arrêterait pas. Ce qui est manquant ou à vérifier reste à évaluer et ne donne encore rien.",
  },
  proof: {
    en: 'the share that has happened or that somebody else has put in writing.',
    fr: "la part qui est arrivée ou qu'une autre personne a mise par écrit.",
  },
  complete: {
    en: "the share of the required questions whose answer says something. A word or two, “I don't know”, or an answer that was filled in and not checked earns nothing.",
    fr: 'la part des questions obligatoires dont la réponse dit quelque chose. Un mot ou deux, «\u00a0je ne sais pas\u00a0» ou une réponse préremplie et non vérifiée ne donne rien.',
  },
};

/** What is looked at first in each area, and what proves it. */
const areaTexts: Readonly<Record<MaturityCategory, { check: Text; proof: Text }>> = {
  idea: {
    check: { en: 'what you sell has a price and a quantity', fr: 'ce que vous vendez a un prix et une quantité' },
    proof: {
      en: 'sales with an order, a letter or an invoice',
      fr: "les ventes accompagnées d'une commande, d'une lettre ou d'une facture",
    },
  },
  market: {
    check: { en: 'you say how sales change over the year', fr: "vous dites comment les ventes varient durant l'année" },
    proof: {
      en: 'sales whose price or quantity has a source',
      fr: 'les ventes dont le prix ou la quantité a une source',
    },
  },
  business: {
    check: { en: 'you pay yourself', fr: 'vous vous versez une rémunération' },
    proof: {
      en: 'documents in hand, of those a lender asks for',
      fr: "les documents en main, parmi ceux qu'un prêteur demande",
    },
  },
  marketing: {
    check: { en: 'sales cover all costs in some month', fr: "les ventes couvrent tous les coûts d'un mois" },
    proof: {
      en: 'a sale with its invoice or statement, half from “Being tried by customers” on',
      fr: "une vente avec sa facture ou son relevé, la moitié dès «\u00a0À l'essai chez des clients\u00a0»",
    },
  },
  product: {
    check: { en: 'each sale leaves more than it costs', fr: "chaque vente laisse plus qu'elle ne coûte" },
    proof: {
      en: 'a sale with its invoice or statement, half from “A prototype or a first batch” on',
      fr: 'une vente avec sa facture ou son relevé, la moitié dès «\u00a0Un prototype ou un premier lot\u00a0»',
    },
  },
  finance: {
    check: {
      en: 'cash is never short and each year earns what the loans cost',
      fr: "l'encaisse ne manque jamais et chaque année rapporte ce que coûtent les prêts",
    },
    proof: {
      en: 'a year of costs, purchases and funding in writing or in hand',
      fr: "les coûts d'une année, les achats et le financement par écrit ou en main",
    },
  },
};

const areasFollow: Text = { en: 'Area by area:', fr: 'Domaine par domaine\u00a0:' };

/** How the score is calculated, as Markdown. */
export const maturityRuleText: Text = {
  en: ruleIn('en', {
    opening:
      'There are six areas of 100 points each, and the overall score is their average. Each area has three parts:',
    limit: `With one deal-breaker the overall score is at most ${ceilings[0]}, with two ${ceilings[1]}, with three or more ${ceilings[2]}. So it can go down when you enter a cost you had forgotten; it says what came to light.`,
    model:
      "A connected model may have a view of its own. It is shown beside the score as the model's, and does not count.",
    meaning:
      'The score says how far your file is prepared. It says nothing about the probability that the business succeeds: nobody can compute that.',
  }),
  fr: ruleIn('fr', {
    opening:
      "Il y a six domaines de 100 points chacun, et l'indice global est leur moyenne. Chaque domaine a trois parties\u00a0:",
    limit: `Avec un point bloquant, l'indice global est d'au plus ${ceilings[0]}\u00a0; avec deux, ${ceilings[1]}\u00a0; avec trois ou plus, ${ceilings[2]}. Il peut donc baisser quand vous inscrivez un coût oublié\u00a0; il dit ce qui est apparu.`,
    model:
      "Un modèle connecté peut avoir son propre avis. Il est affiché à côté de l'indice comme celui du modèle, et ne compte pas.",
    meaning:
      "L'indice dit à quel point votre dossier est préparé. Il ne dit rien de la probabilité que l'entreprise réussisse\u00a0: personne ne peut la calculer.",
  }),
};

type Words = Readonly<Record<'opening' | 'limit' | 'model' | 'meaning', string>>;

function ruleIn(language: Language, { opening, limit, model, meaning }: Words): string {
  const colon = language === 'fr' ? '\u00a0:' : ':';
  const parts = ruleParts.map(
    (part) => `- **${rulePartLabels[part][language]}** (${partPoints[part]})${colon} ${partTexts[part][language]}`,
  );
  const areas = maturityCategories.map((key) => {
    const [check, proof] = [areaTexts[key].check[language], areaTexts[key].proof[language]];
    const { lender, proof: most } = partPoints;
    const line = {
      en: `${lender} when ${check}; ${most} for ${proof}.`,
      fr: `${lender} quand ${check}\u00a0; ${most} pour ${proof}.`,
    };
    return `- **${maturityCategoryLabels[key][language]}**${colon} ${line[language]}`;
  });
  return [opening, parts.join('\n'), areasFollow[language], areas.join('\n'), limit, model, meaning].join('\n\n');
}
