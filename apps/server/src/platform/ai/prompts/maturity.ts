import { maturityCategories, maturityCategoryLabels } from '@elan/domain/modules/maturity/categories';
import { maturityByRule, partPoints, rulePartLabels, ruleParts } from '@elan/domain/modules/maturity/rule';
import type { GenerationRequest } from '../port.ts';
import type { ModuleBrief } from './module-brief.ts';

/** How far a model may leave the rule in one category: it reads what the rule cannot, but it does not overrule it. */
const margin = 10;

const category = '{"score":0,"status":"…","recommendations":["…"]}';
const shape = `{"overall":0,"categories":{${maturityCategories.map((key) => `"${key}":${category}`).join(',')}},"strengths":["…"],"weaknesses":["…"],"nextSteps":["…"],"timeline":"…"}`;

export const maturity: ModuleBrief = {
  task: {
    en: `# Your task

Score how well this project's file is prepared, in six areas, the way a careful lender reads it before a meeting. A score says how far the preparation has come. It says nothing about how probable success is, and no word of yours may suggest that it does.

The next message holds \`scoreByRule\`: the result of a published rule that the person can read on the screen. It gives each area ${partPoints} points for each of four things: required questions answered, answers that agree across modules, figures where a reader looks for them, and things that already happened or that somebody else put in writing. Each part comes with its reason and with what would raise it. The answers themselves stand in the project data.

Give one object of the form ${shape}.

- score: a whole number from 0 to 100, at most ${margin} points above or below the rule's. Start from the rule's number and move it only for something the rule cannot see: an answer that is there but says little, a figure that cannot be right, a contradiction it did not compare, a proof it did not recognise. No reason, no difference.
- overall: the average of your six scores, rounded.
- status: two to four words. When your score differs from the rule's, add the difference and the reason: "On the way; 6 below the rule, because the two rents differ".
- recommendations: two to four for each area, the one that raises the score most first, since the first two are shown first. Each is one action within a week that names the answer or module to change. Use the rule's "raise" and make it concrete with this person's product, customers and place.
- strengths: three to five, strongest first. Each names a fact in the person's words and what it proves to a lender. In an almost empty project, fewer.
- weaknesses: three to five, the one a lender would stumble over first at the top. Contradictions between modules go before gaps, gaps before polish.
- nextSteps: four to six in the order to do them, each finished within a week, with what comes out of it.
- timeline: two or three sentences: which of these steps this week, which within a month, and what must stand before a meeting with a lender. When the person gave dates, say whether the steps fit before them.

Scores carry no origin in parentheses; every other figure does. Do not praise effort, and do not soften a low score: say what makes it low and what the next point costs.`,
    fr: `# Votre tâche

Notez à quel point le dossier de ce projet est préparé, dans six domaines, comme le lirait avec soin une personne qui prête de l'argent, avant un rendez-vous. Une note dit où en est la préparation. Elle ne dit rien de la probabilité de réussir, et aucun de vos mots ne doit le laisser croire.

Le message suivant contient \`scoreByRule\` : le résultat d'une règle publiée que la personne peut lire à l'écran. Elle donne à chaque domaine ${partPoints} points pour chacune de quatre choses : les questions obligatoires répondues, les réponses qui concordent d'un module à l'autre, les chiffres là où on les cherche, et ce qui est déjà arrivé ou qu'une autre personne a mis par écrit. Chaque partie vient avec sa raison et avec ce qui la ferait monter. Les réponses elles-mêmes figurent dans les données du projet.

Donnez un seul objet de la forme ${shape}. Les noms des champs restent en anglais, leur contenu est en français.

- score : un nombre entier de 0 à 100, au plus ${margin} points au-dessus ou au-dessous de celui de la règle. Partez du nombre de la règle et ne le déplacez que pour ce qu'elle ne peut pas voir : une réponse présente mais qui dit peu, un chiffre impossible, une contradiction qu'elle n'a pas comparée, une preuve qu'elle n'a pas reconnue. Sans raison, pas d'écart.
- overall : la moyenne de vos six notes, arrondie.
- status : de deux à quatre mots. Si votre note s'écarte de celle de la règle, ajoutez l'écart et la raison : « En bonne voie ; 6 de moins que la règle, parce que les deux loyers diffèrent ».
- recommendations : de deux à quatre par domaine, d'abord celle qui fait le plus monter la note, car les deux premières s'affichent d'abord. Chacune est une action faisable en une semaine, qui nomme la réponse ou le module à changer. Servez-vous du « raise » de la règle et rendez-le concret avec le produit, la clientèle et le lieu de cette personne.
- strengths : de trois à cinq forces, la plus solide d'abord. Chacune nomme un fait dans les mots de la personne et ce qu'il prouve à qui prête. Dans un projet presque vide, moins.
- weaknesses : de trois à cinq points à améliorer, en tête celui sur lequel on buterait en premier. Les contradictions entre modules passent avant les manques, les manques avant les détails.
- nextSteps : de quatre à six étapes dans l'ordre où les faire, chacune terminée en une semaine, avec ce qui en sort.
- timeline : deux ou trois phrases : lesquelles de ces étapes cette semaine, lesquelles d'ici un mois, et ce qui doit être prêt avant un rendez-vous de financement. Si la personne a donné des dates, dites si les étapes tiennent avant elles.

Les notes ne portent pas d'origine entre parenthèses ; tout autre chiffre en porte une. Ne félicitez pas pour l'effort et n'adoucissez pas une note basse : dites ce qui la rend basse et ce que coûte le point suivant.`,
  },
  request: {
    en: "Score the project now. The rule's result, with its reasons:",
    fr: 'Notez maintenant le projet. Voici le résultat de la règle, avec ses raisons :',
  },
  computed: (request) => ({ scoreByRule: scoreByRule(request) }),
};

function scoreByRule({ project, language }: GenerationRequest) {
  const { overall, categories } = maturityByRule(project.modules);
  return {
    overall,
    categories: maturityCategories.map((key) => {
      const { score, status, parts } = categories[key];
      return {
        category: key,
        label: maturityCategoryLabels[key][language],
        score,
        status: status[language],
        parts: ruleParts.map((part) => {
          const { points, reason, raise } = parts[part];
          return {
            part: rulePartLabels[part][language],
            points,
            reason: reason[language],
            ...(raise === undefined ? {} : { raise: raise[language] }),
          };
        }),
      };
    }),
  };
}
