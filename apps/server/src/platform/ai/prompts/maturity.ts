import { maturityCategories } from '@elan/domain/modules/maturity/categories';
import { maturityByRule, partPoints, rulePartLabels, ruleParts } from '@elan/domain/modules/maturity/rule';
import { ceilings, modelMargin as margin } from '@elan/domain/modules/maturity/rule-text';
import { maturityFacts } from '../maturity-facts.ts';
import type { GenerationRequest } from '../port.ts';
import type { ModuleBrief } from './module-brief.ts';

const [category, ...categories] = maturityCategories;
const others = categories.map((key) => `,"${key}":{…}`).join('');
const shape = `{"overall":0,"categories":{"${category}":{"score":0,"status":"…","recommendations":["…"]}${others}},"strengths":["…"],"weaknesses":["…"],"nextSteps":["…"],"timeline":"…"}`;

export const maturity: ModuleBrief = {
  without: ['brainstorm', 'environmental', 'personas'],
  task: {
    en: `# Your task

Score how well this project's file is prepared, in six areas, the way a careful lender reads it before a meeting. A score says how far the preparation has come, and nothing about how probable success is.

The data hold \`scoreByRule\`: the result of a published rule that the person can read on the screen. Each area has ${partPoints.lender} points when nothing in it would stop a lender, ${partPoints.proof} for proof and ${partPoints.complete} for required questions answered; a number or a repeated word in an answer earns nothing. While one thing would stop a lender, the overall score is at most ${ceilings[0]}; with two ${ceilings[1]}; with three or more ${ceilings[2]}. Each part comes with its reason and, after →, with what would raise it and by how many points. Of \`checks\`, what is \`open\` would stop a lender; \`unconfirmed\` rests on figures that the person has not confirmed, and you draw no verdict from it either.

Give one object of the form ${shape}.

- score: a whole number from 0 to 100, at most ${margin} points above or below the rule's, and different from it only for what the rule cannot see: an answer that says little, a figure that cannot be right, two modules that contradict each other, a sale or a document told in an answer and not noted in the table.
- overall: the average of your six scores, rounded, and never above the rule's ceiling.
- status: two to four words. When your score differs from the rule's, add the difference and the reason: "On the way; 6 below the rule, because the two rents differ".
- recommendations: two to four for each area, the one that raises the score most first. Each is one action within a week that names the answer or module to change: what the rule has after →, made concrete with this person's product, customers and place.
- strengths: three to five, strongest first. Each names a fact in the person's words and what it proves to a lender.
- weaknesses: three to five, the one a lender would stumble over first at the top: what is open, then unconfirmed, then not in writing, then without an answer.
- nextSteps: four to six in the order to do them, each finished within a week, with what comes out of it, in the rule's words where it says it: they become tasks.
- timeline: two or three sentences: which steps this week, which within a month, what must stand before a meeting with a lender, and whether they fit before the person's dates.

Scores carry no origin in parentheses; every other figure does. Do not soften a low score: say what makes it low and what the next point costs.`,
    fr: `# Votre tâche

Notez à quel point le dossier de ce projet est préparé, dans six domaines, comme le lirait avec soin une personne qui prête de l'argent, avant un rendez-vous. Une note dit où en est la préparation, et rien de la probabilité de réussir.

Les données contiennent \`scoreByRule\` : le résultat d'une règle publiée que la personne peut lire à l'écran. Chaque domaine a ${partPoints.lender} points quand rien n'y arrêterait un prêteur, ${partPoints.proof} pour les preuves et ${partPoints.complete} pour les questions obligatoires répondues ; un nombre ou un mot répété dans une réponse ne rapporte rien. Tant qu'une chose arrêterait un prêteur, la note globale est d'au plus ${ceilings[0]} ; avec deux, ${ceilings[1]} ; avec trois ou plus, ${ceilings[2]}. Chaque partie vient avec sa raison et, après →, avec ce qui la ferait monter et de combien de points. Parmi \`checks\`, ce qui est \`open\` arrêterait un prêteur ; \`unconfirmed\` repose sur des chiffres que la personne n'a pas confirmés, et vous n'en tirez pas de verdict non plus.

Donnez un seul objet de la forme ${shape}. Les noms des champs restent en anglais, leur contenu est en français.

- score : un nombre entier de 0 à 100, au plus ${margin} points au-dessus ou au-dessous de celui de la règle, et différent seulement pour ce qu'elle ne peut pas voir : une réponse qui dit peu, un chiffre impossible, deux modules qui se contredisent, une vente ou un document raconté dans une réponse et absent du tableau.
- overall : la moyenne de vos six notes, arrondie, et jamais au-dessus du plafond de la règle.
- status : de deux à quatre mots. Si votre note s'écarte de celle de la règle, ajoutez l'écart et la raison : « En bonne voie ; 6 de moins que la règle, parce que les deux loyers diffèrent ».
- recommendations : de deux à quatre par domaine, d'abord celle qui fait le plus monter la note. Chacune est une action faisable en une semaine, qui nomme la réponse ou le module à changer : ce que la règle a après →, rendu concret avec le produit, la clientèle et le lieu de cette personne.
- strengths : de trois à cinq forces, la plus solide d'abord. Chacune nomme un fait dans les mots de la personne et ce qu'il prouve à qui prête.
- weaknesses : de trois à cinq points à améliorer, en tête celui sur lequel on buterait en premier : ce qui est ouvert, puis non confirmé, puis sans écrit, puis sans réponse.
- nextSteps : de quatre à six étapes dans l'ordre, chacune terminée en une semaine, avec ce qui en sort, dans les mots de la règle là où elle le dit : elles deviennent des tâches.
- timeline : deux ou trois phrases : quelles étapes cette semaine, lesquelles d'ici un mois, ce qui doit être prêt avant un rendez-vous de financement, et si elles tiennent avant les dates de la personne.

Les notes ne portent pas d'origine entre parenthèses ; tout autre chiffre en porte une. N'adoucissez pas une note basse : dites ce qui la rend basse et ce que coûte le point suivant.`,
  },
  computed: (request) => ({ scoreByRule: scoreByRule(request) }),
};

function scoreByRule(request: GenerationRequest) {
  const { language } = request;
  const { overall, ceiling, checks, categories } = maturityByRule(maturityFacts(request));
  return {
    overall,
    ...(ceiling === null ? {} : { ceiling }),
    checks: checks.map(({ key, result }) => `${key}: ${result}`).join(', '),
    categories: Object.fromEntries(
      maturityCategories.map((key) => {
        const { score, parts } = categories[key];
        const lines = ruleParts.map((part) => {
          const { points, reason, raises } = parts[part];
          const more = raises.map(({ text, gain }) => ` → ${text[language]} (+${gain})`).join('');
          return `${rulePartLabels[part][language]}, ${points}/${partPoints[part]}: ${reason[language]}${more}`;
        });
        return [key, { score, parts: lines }];
      }),
    ),
  };
}
