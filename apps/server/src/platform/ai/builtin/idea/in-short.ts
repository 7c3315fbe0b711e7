import { blocks } from '../markdown.ts';
import { marks } from '../marks.ts';
import { firstCustomers } from '../reading/customers.ts';
import { findNeed } from '../reading/needs.ts';
import { periodWords } from '../reading/period-words.ts';
import type { Reading } from '../reading/reading.ts';
import { findProof, firstSentence } from '../reading/sentences.ts';
import { substanceOf } from '../reading/thin.ts';

/** What is offered to whom, the best card, and what to settle first. */
export function inShort(reading: Reading): string {
  const { say, quote, answer } = reading;
  const offer = quote(firstSentence(answer('idea', 'businessIdea') ?? ''), 220);
  const market = quote(answer('idea', 'targetMarket') ?? '', 180);
  return blocks(
    say({ en: '## In short', fr: '## En bref' }),
    say({
      en: `Your idea, in your words: ${offer}. The customers you have in mind: ${market}.`,
      fr: `Votre idée, dans vos mots : ${offer}. La clientèle que vous visez : ${market}.`,
    }),
    bestCard(reading),
    settleFirst(reading),
    say({
      en: `Words between quotation marks are yours. Each figure says where it comes from: ${marks.answer.en}, ${marks.computed.en} or ${marks.assumption.en}.`,
      fr: `Les mots entre guillemets sont les vôtres. Chaque chiffre dit d'où il vient : ${marks.answer.fr}, ${marks.computed.fr} ou ${marks.assumption.fr}.`,
    }),
  );
}

function bestCard({ say, quote, answer }: Reading): string {
  const proof = findProof([
    answer('idea', 'experience'),
    answer('idea', 'targetMarket'),
    answer('idea', 'businessIdea'),
  ]);
  if (proof !== undefined) {
    return say({
      en: `**Your best card** is something that has already happened: ${quote(proof)}. Facts like this one weigh more with a lender than any study. Write down dates, names and amounts while you remember them.`,
      fr: `**Votre meilleur atout** est un fait : ${quote(proof)}. Aux yeux d'une banque, un fait comme celui-là pèse plus que n'importe quelle étude. Notez les dates, les noms et les montants pendant que vous les avez en mémoire.`,
    });
  }
  const experience = answer('idea', 'experience');
  if (experience !== undefined && substanceOf(experience) === 'enough') {
    return say({
      en: `**Your best card** is what you bring: ${quote(experience)}. What is not there yet is a first sale or a first request; the steps below look for one.`,
      fr: `**Votre meilleur atout** est ce que vous apportez : ${quote(experience)}. Il manque encore une première vente ou une première demande ; les étapes ci-dessous servent à l'obtenir.`,
    });
  }
  return say({
    en: `**Your best card** does not show in your answers yet: nothing says why you, rather than somebody else, should do this, nor that anybody has asked for it. The experience question is the place to say so.`,
    fr: `**Votre meilleur atout** ne se voit pas encore dans vos réponses : rien ne dit pourquoi vous, plutôt que quelqu'un d'autre, ni si quelqu'un vous l'a déjà demandé. La question sur votre expérience est l'endroit pour le dire.`,
  });
}

function settleFirst(reading: Reading): string {
  const { say, quote, answer, number, money, figures } = reading;
  const need = findNeed(reading);
  if (need?.sold !== undefined && need.sold < need.sales) {
    return say({
      en: `**To settle first:** so far you have sold about ${number(need.sold)} a month, and paying just ${money(need.monthly)} a month takes ${number(need.sales)} (both computed below). Where do the missing ${number(need.sales - need.sold)} come from?`,
      fr: `**À régler en premier :** jusqu'ici, vos ventes ont atteint environ ${number(need.sold)} par mois, et il en faut ${number(need.sales)} pour payer seulement ${money(need.monthly)} par mois (les deux sont calculés plus bas). D'où viendront les ${number(need.sales - need.sold)} qui manquent ?`,
    });
  }
  if (substanceOf(answer('idea', 'targetMarket')) !== 'enough') {
    return say({
      en: `**To settle first:** who buys. ${quote(answer('idea', 'targetMarket') ?? '')} does not tell you whose door to knock on tomorrow.`,
      fr: `**À régler en premier :** qui achète. ${quote(answer('idea', 'targetMarket') ?? '')} ne vous dit pas à quelle porte frapper demain.`,
    });
  }
  if (figures.price === undefined) {
    return say({
      en: `**To settle first:** the price. Your answers name none, and nearly everything a lender asks (sales needed, margin, first-year takings) is computed from it.`,
      fr: `**À régler en premier :** le prix. Vos réponses n'en donnent aucun, et presque tout ce qu'une banque demande (ventes nécessaires, marge, recettes de la première année) se calcule à partir de lui.`,
    });
  }
  const first = firstCustomers(reading, 120);
  return say({
    en: `**To settle first:** whether ${first} would really pay ${money(figures.price.dollars)}${say(periodWords[figures.price.period])}. You can find out this month, before spending anything else.`,
    fr: `**À régler en premier :** est-ce que cette clientèle, ${first}, paierait vraiment ${money(figures.price.dollars)}${say(periodWords[figures.price.period])} ? Vous pouvez le savoir ce mois-ci, avant toute autre dépense.`,
  });
}
