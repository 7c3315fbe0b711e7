import { maturityCategories, maturityCategoryLabels } from '@elan/domain/modules/maturity/categories';
import { maturityByRule, partPoints, rulePartLabels, ruleParts } from '@elan/domain/modules/maturity/rule';
import { ceilings, modelMargin as margin } from '@elan/domain/modules/maturity/rule-text';
import { maturityFacts } from '../maturity-facts.ts';
import type { GenerationRequest } from '../port.ts';
import type { ModuleBrief } from './module-brief.ts';

const category = '{"score":0,"status":"…","recommendations":["…"]}';
const shape = `{"overall":0,"categories":{${maturityCategories.map((key) => `"${key}":${category}`).join(',')}},"strengths":["…"],"weaknesses":["…"],"nextSteps":["…"],"timeline":"…"}`;

export const maturity: ModuleBrief = {
  task: {
    en: `# Your task

Score how well this project's file is prepared, in six areas, the way a careful lender reads it before a meeting. A score says how far the preparation has come. It says nothing about how probable success is, and no word of yours may suggest that it does.

The next message holds \`scoreByRule\`: the result of a published rule that the person can read on the screen. It gives each area ${partPoints.lender} points when nothing in it would stop a lender (cash that is short, a loan the year does not cover, no pay for the owner, no season, sales that never cover the costs, a sale at a loss, nothing to sell at a price), ${partPoints.proof} for proof (quotes, papers, money in hand, sales that happened) and ${partPoints.complete} for required questions answered. It reads the table of figures and its forecast: a number or a repeated word in an answer earns nothing. While one thing would stop a lender, the overall score is at most ${ceilings[0]}; with two ${ceilings[1]}; with three or more ${ceilings[2]}. Each part comes with its reason and with what would raise it. \`checks\` lists what was checked: \`open\` would stop a lender; \`unconfirmed\` rests on figures that the person has not confirmed, and you draw no verdict from it either. The answers themselves are in the project data.

Give one object of the form ${shape}.

- score: a whole number from 0 to 100, at most ${margin} points above or below the rule's. Start from the rule's number and move it only for something the rule cannot see: an answer that is there but says little, a figure that cannot be right, answers in two modules that contradict each other, a sale or a document told in an answer and not noted in the table. No reason, no difference.
- overall: the average of your six scores, rounded, and never above the rule's ceiling.
- status: two to four words. When your score differs from the rule's, add the difference and the reason: "On the way; 6 below the rule, because the two rents differ".
- recommendations: two to four for each area, the one that raises the score most first, since the first two are shown first. Each is one action within a week that names the answer or module to change. Use the rule's "raise" and make it concrete with this person's product, customers and place.
- strengths: three to five, strongest first. Each names a fact in the person's words and what it proves to a lender. In an almost empty project, fewer.
- weaknesses: three to five, the one a lender would stumble over first at the top: what is open among the checks, then what is unconfirmed, then what nobody has put in writing, then missing answers.
- nextSteps: four to six in the order to do them, each finished within a week, with what comes out of it. They become tasks on the person's to-do list: use the rule's words where they say it.
- timeline: two or three sentences: which of these steps this week, which within a month, and what must stand before a meeting with a lender. When the person gave dates, say whether the steps fit before them.

Scores carry no origin in parentheses; every other figure does. Do not praise effort, and do not soften a low score: say what makes it low and what the next point costs.`,
    fr: `# Votre tâche

Notez à quel point le dossier de ce projet est préparé, dans six domaines, comme le lirait avec soin une personne qui prête de l'argent, avant un rendez-vous. Une note dit où en est la préparation. Elle ne dit rien de la probabilité de réussir, et aucun de vos mots ne doit le laisser croire.

Le message suivant contient \`scoreByRule\` : le résultat d'une règle publiée que la personne peut lire à l'écran. Elle donne à chaque domaine ${partPoints.lender} points quand rien n'y arrêterait un prêteur (une encaisse qui manque, un prêt que l'année ne couvre pas, aucune paie pour la personne propriétaire, aucune saison, des ventes qui ne couvrent jamais les coûts, une vente à perte, rien à vendre à un prix), ${partPoints.proof} pour les preuves (soumissions, documents, argent en main, ventes réalisées) et ${partPoints.complete} pour les questions obligatoires répondues. Elle lit le tableau des chiffres et ses prévisions : un nombre ou un mot répété dans une réponse ne rapporte rien. Tant qu'une chose arrêterait un prêteur, la note globale est d'au plus ${ceilings[0]} ; avec deux, ${ceilings[1]} ; avec trois ou plus, ${ceilings[2]}. Chaque partie vient avec sa raison et avec ce qui la ferait monter. \`checks\` énumère ce qui a été vérifié : \`open\` arrêterait un prêteur ; \`unconfirmed\` repose sur des chiffres que la personne n'a pas confirmés, et vous n'en tirez pas de verdict non plus. Les réponses elles-mêmes figurent dans les données du projet.

Donnez un seul objet de la forme ${shape}. Les noms des champs restent en anglais, leur contenu est en français.

- score : un nombre entier de 0 à 100, au plus ${margin} points au-dessus ou au-dessous de celui de la règle. Partez du nombre de la règle et ne le déplacez que pour ce qu'elle ne peut pas voir : une réponse présente mais qui dit peu, un chiffre impossible, des réponses de deux modules qui se contredisent, une vente ou un document raconté dans une réponse et absent du tableau. Sans raison, pas d'écart.
- overall : la moyenne de vos six notes, arrondie, et jamais au-dessus du plafond de la règle.
- status : de deux à quatre mots. Si votre note s'écarte de celle de la règle, ajoutez l'écart et la raison : « En bonne voie ; 6 de moins que la règle, parce que les deux loyers diffèrent ».
- recommendations : de deux à quatre par domaine, d'abord celle qui fait le plus monter la note, car les deux premières s'affichent d'abord. Chacune est une action faisable en une semaine, qui nomme la réponse ou le module à changer. Servez-vous du « raise » de la règle et rendez-le concret avec le produit, la clientèle et le lieu de cette personne.
- strengths : de trois à cinq forces, la plus solide d'abord. Chacune nomme un fait dans les mots de la personne et ce qu'il prouve à qui prête. Dans un projet presque vide, moins.
- weaknesses : de trois à cinq points à améliorer, en tête celui sur lequel on buterait en premier. D'abord ce qui est ouvert parmi les vérifications, puis ce qui n'est pas confirmé, puis ce que personne n'a mis par écrit, puis les réponses manquantes.
- nextSteps : de quatre à six étapes dans l'ordre où les faire, chacune terminée en une semaine, avec ce qui en sort. Elles deviennent des tâches dans la liste de la personne : reprenez les mots de la règle là où elle le dit.
- timeline : deux ou trois phrases : lesquelles de ces étapes cette semaine, lesquelles d'ici un mois, et ce qui doit être prêt avant un rendez-vous de financement. Si la personne a donné des dates, dites si les étapes tiennent avant elles.

Les notes ne portent pas d'origine entre parenthèses ; tout autre chiffre en porte une. Ne félicitez pas pour l'effort et n'adoucissez pas une note basse : dites ce qui la rend basse et ce que coûte le point suivant.`,
  },
  request: {
    en: "Score the project now. The rule's result, with its reasons:",
    fr: 'Notez maintenant le projet. Voici le résultat de la règle, avec ses raisons :',
  },
  computed: (request) => ({ scoreByRule: scoreByRule(request) }),
};

function scoreByRule(request: GenerationRequest) {
  const { language } = request;
  const { overall, ceiling, checks, categories } = maturityByRule(maturityFacts(request));
  return {
    overall,
    ...(ceiling === null ? {} : { ceiling }),
    checks: checks.map(({ key, result, reason }) => ({ check: key, result, reason: reason[language] })),
    categories: maturityCategories.map((key) => {
      const { score, status, parts } = categories[key];
      return {
        category: key,
        label: maturityCategoryLabels[key][language],
        score,
        status: status[language],
        parts: ruleParts.map((part) => {
          const { points, reason, raises } = parts[part];
          return {
            part: rulePartLabels[part][language],
            points,
            of: partPoints[part],
            reason: reason[language],
            raise: raises.map(({ text, gain }) => ({ text: text[language], gain })),
          };
        }),
      };
    }),
  };
}
