import { registry } from '@elan/domain/modules/registry';
import { findQuantities } from '@elan/domain/money/quantities';
import { blocks, bullets } from '../markdown.ts';
import { marks } from '../marks.ts';
import type { Reading } from '../reading/reading.ts';
import { countWords } from '../reading/split-list.ts';
import { thinAnswers } from '../reading/thin-answers.ts';

/** What is not answered, thin, or without a figure, and who will ask for it. */
export function missing(reading: Reading): string {
  const { say, number, answer, figures } = reading;
  const points = [...thinAnswers(reading, 'idea', reasons), ...withoutFigures(reading)];
  const shortest = registry.idea.questions
    .filter((question) => question.kind === 'textarea' && answer('idea', question.id) !== undefined)
    .map((question) => ({
      label: question.label[reading.language],
      words: countWords(answer('idea', question.id) ?? ''),
    }))
    .sort((one, other) => one.words - other.words)[0];
  const complete =
    points.length === 0 && shortest !== undefined
      ? say({
          en: `Every question has an answer you can work with. The shortest is “${shortest.label}”, ${number(shortest.words)} words ${marks.computed.en}: it gains most from one more precise fact.`,
          fr: `Chaque question a une réponse qui permet de travailler. La plus courte est « ${shortest.label} », ${number(shortest.words)} mots ${marks.computed.fr} : c'est elle qui gagnerait le plus à recevoir un fait précis de plus.`,
        })
      : undefined;
  const oneCost =
    figures.price !== undefined && figures.monthlyCosts.length > 0
      ? say({
          en: 'The cost of one sale is not in your answers. A banker asks for it before anything else, because the price alone does not say whether you earn or lose on each one.',
          fr: "Le coût d'une vente n'est pas dans vos réponses. Une banque le demande avant tout le reste, parce que le prix seul ne dit pas si vous gagnez ou perdez sur chacune.",
        })
      : undefined;
  return blocks(
    say({ en: '## What is missing', fr: '## Ce qui manque' }),
    complete,
    bullets([...points, ...(oneCost ? [oneCost] : [])]),
  );
}

/** Why somebody will ask for each answer. */
const reasons = {
  businessIdea: {
    en: 'nobody can lend, advise or buy on words they do not understand',
    fr: "personne ne peut prêter, conseiller ou acheter à partir de mots qu'il ne comprend pas",
  },
  targetMarket: {
    en: 'the size of the market, the place and the advertising are all computed from who buys',
    fr: 'la taille du marché, le lieu et la publicité se calculent tous à partir de qui achète',
  },
  problemSolved: {
    en: 'it decides what people are ready to pay',
    fr: "c'est ce qui décide du prix que les gens sont prêts à payer",
  },
  businessModel: {
    en: 'the forecasts of a shop and of a subscription look nothing alike',
    fr: "les prévisions d'un commerce et celles d'un abonnement n'ont rien en commun",
  },
  location: {
    en: 'permits, rent and available help depend on the place',
    fr: "les permis, le loyer et l'aide offerte dépendent du lieu",
  },
  experience: {
    en: 'a lender finances a person before a project',
    fr: 'une banque finance une personne avant un projet',
  },
  budget: {
    en: 'the first question after the idea is what you put in yourself',
    fr: "la première question après l'idée porte sur votre mise de fonds",
  },
};

function withoutFigures({ say, answer, figures }: Reading): string[] {
  const points: string[] = [];
  if (figures.price === undefined) {
    points.push(
      say({
        en: 'No price. Without one, sales needed, margin and first-year takings cannot be computed by anybody.',
        fr: 'Aucun prix. Sans lui, personne ne peut calculer les ventes nécessaires, la marge ni les recettes de la première année.',
      }),
    );
  }
  if (figures.monthlyCosts.length === 0) {
    points.push(
      say({
        en: 'No monthly cost. A banker reads it first: it says how long you hold out while sales are slow.',
        fr: "Aucun coût mensuel. C'est ce qu'une banque lit en premier : il dit combien de temps vous tenez quand les ventes sont lentes.",
      }),
    );
  }
  if (findQuantities(answer('idea', 'problemSolved') ?? '').length === 0) {
    points.push(
      say({
        en: 'No measure of the problem: how many times a week, how many minutes, how many dollars?',
        fr: 'Aucune mesure du problème : combien de fois par semaine, combien de minutes, combien de dollars ?',
      }),
    );
  }
  return points;
}
