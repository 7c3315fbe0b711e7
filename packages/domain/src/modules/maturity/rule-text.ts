import type { Language, Text } from '../../locale.ts';
import { maturityCategories, maturityCategoryLabels } from './categories.ts';
import { lenderCheckAreas, lenderCheckKeys, requirements } from './lender-check-keys.ts';
import { lowered, proofTexts } from './proof-texts.ts';
import { partPoints, type RulePart, rulePartLabels, ruleParts } from './rule-parts.ts';

/** The most the overall score can be while there is one deal-breaker, two, or three and more. */
export const ceilings = [69, 59, 49] as const;

/** How far from the rule a model is asked to stay with its view of an area. */
export const modelMargin = 10;

const partTexts: Readonly<Record<RulePart, Text>> = {
  lender: {
    en: 'what a lender looks at first is known, and none of it is a deal-breaker. What is missing or still to check is to assess, and earns nothing yet. Two requirements share the points; what is not applicable counts as met.',
    fr: "ce qu'un prêteur regarde en premier est connu, et rien n'y est bloquant. Ce qui est manquant ou à vérifier reste à évaluer et ne donne encore rien. Deux exigences se partagent les points\u00a0; ce qui est sans objet compte comme rempli.",
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
  const [colon, semicolon] = language === 'fr' ? ['\u00a0:', '\u00a0;'] : [':', ';'];
  const parts = ruleParts.map(
    (part) => `- **${rulePartLabels[part][language]}** (${partPoints[part]})${colon} ${partTexts[part][language]}`,
  );
  const areas = maturityCategories.map((area) => {
    const checks = lenderCheckKeys.filter((key) => lenderCheckAreas[key] === area);
    const required = checks
      .map((key) => lowered(requirements[key][language]).replace(/\.$/u, ''))
      .join(`${semicolon} `);
    const proved = lowered(proofTexts[area].of[language]);
    const { lender, proof } = partPoints;
    return `- **${maturityCategoryLabels[area][language]}**${colon} ${required} (${lender})${semicolon} ${proved} (${proof}).`;
  });
  return [opening, parts.join('\n'), areasFollow[language], areas.join('\n'), limit, model, meaning].join('\n\n');
}
