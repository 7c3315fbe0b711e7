import { isVague } from '../analysis/differences.ts';
import { readSituation } from '../analysis/situation.ts';
import { blocks, bullets, numbered } from '../markdown.ts';
import { registry, startingHelp } from '../places-to-ask.ts';
import { isInQuebec } from '../reading/in-quebec.ts';
import type { Reading } from '../reading/reading.ts';
import { thinAnswers } from '../reading/thin-answers.ts';
import { channelOf } from './channels.ts';
import type { Outreach } from './outreach.ts';

const reasons = {
  brandName: {
    en: 'people repeat a name before they repeat a sentence',
    fr: 'on répète un nom avant de répéter une phrase',
  },
  valueProposition: {
    en: 'every channel says only this, louder or softer',
    fr: 'chaque canal ne fait que redire cela, plus ou moins fort',
  },
  marketingChannels: {
    en: 'the budget and the calendar are built on it',
    fr: 'le budget et le calendrier en découlent',
  },
  budget: {
    en: 'what a customer may cost is computed from it',
    fr: "ce qu'un client a le droit de coûter se calcule à partir de lui",
  },
  customerAcquisition: {
    en: 'a lender asks where the first ten come from',
    fr: "une banque demande d'où viennent les dix premiers",
  },
  brandPersonality: {
    en: 'it keeps the sign, the page and the telephone in one voice',
    fr: "elle donne une seule voix à l'enseigne, à la page et au téléphone",
  },
  contentStrategy: {
    en: 'without subjects, a channel falls silent in the third week',
    fr: 'sans sujets, un canal se tait dès la troisième semaine',
  },
};

/** What is open or thin, here and in the modules this page is built on. */
export function missing(reading: Reading, outreach: Outreach): string {
  const { say, quote, answer, figures } = reading;
  const points = thinAnswers(reading, 'marketing', reasons);
  if (answer('marketing', 'budget') === 'to_be_determined') {
    points.push(say({ en: `The budget: ${reasons.budget.en}.`, fr: `Le budget : ${reasons.budget.fr}.` }));
  }
  if (figures.price === undefined) {
    points.push(
      say({
        en: 'The price, in “My idea”: without it nobody can say how many sales bring back what a customer cost.',
        fr: "Le prix, dans « Mon idée » : sans lui, personne ne peut dire combien de ventes remboursent ce qu'un client a coûté.",
      }),
    );
  } else {
    points.push(
      say({
        en: 'The cost of one sale: it decides how much of the price is free to win the next customer. “Finances” asks for it.',
        fr: "Le coût d'une vente : il décide quelle part du prix est libre pour gagner le client suivant. « Finances » le demande.",
      }),
    );
  }
  const uncounted = outreach.actions.filter(
    (action) => channelOf(action) !== 'word_of_mouth' && !outreach.reaches.some((reach) => reach.action === action),
  );
  if (uncounted.length > 0 && outreach.actions.length > 0) {
    points.push(
      say({
        en: `A number of people for ${uncounted
          .slice(0, 2)
          .map((action) => quote(action, 90))
          .join(' and ')}.`,
        fr: `Un nombre de personnes pour ${uncounted
          .slice(0, 2)
          .map((action) => quote(action, 90))
          .join(' et ')}.`,
      }),
    );
  }
  const vague = readSituation(reading).differences.find(isVague);
  if (vague !== undefined) {
    points.push(
      say({
        en: `A proof for ${quote(vague, 80)}, or another difference in its place.`,
        fr: `Une preuve pour ${quote(vague, 80)}, ou une autre différence à sa place.`,
      }),
    );
  }
  if (outreach.groups.length === 0) {
    points.push(
      say({ en: 'The customers: “My idea” names no group.', fr: 'La clientèle : « Mon idée » ne nomme aucun groupe.' }),
    );
  }
  return blocks(say({ en: '## What is missing', fr: '## Ce qui manque' }), bullets(points));
}

/** From tomorrow on, with the person's own actions. */
export function nextSteps(reading: Reading, outreach: Outreach): string {
  const { say, quote, answer } = reading;
  const location = answer('idea', 'location') ?? '';
  const brand = answer('marketing', 'brandName');
  const [first, second] = outreach.actions;
  const oqlf = isInQuebec(location);
  const named = brand === undefined ? '' : ` ${quote(brand, 60)}`;
  const steps = [
    first === undefined
      ? say({
          en: '**Tomorrow:** write ten names of people who could buy, and call the two who know you best.',
          fr: '**Demain :** écrivez dix noms de personnes qui pourraient acheter, et appelez les deux qui vous connaissent le mieux.',
        })
      : say({
          en: `**Tomorrow:** the first hour of this: ${quote(first, 110)}. Write the names down before you go.`,
          fr: `**Demain :** la première heure de ceci : ${quote(first, 110)}. Écrivez les noms avant d'y aller.`,
        }),
    say({
      en: `**This week:** say the promise${named === '' ? '' : ` of${named}`} aloud to five people, and write down the words they give back.`,
      fr: `**Cette semaine :** dites la promesse${named === '' ? '' : ` de${named}`} à voix haute à cinq personnes, et notez les mots qu'elles vous rendent.`,
    }),
    say({
      en: `**Within two weeks:** check the name with ${registry(location).en}${oqlf ? ', and put the questions above to the Office québécois de la langue française' : ''}, before anything is printed.`,
      fr: `**D'ici deux semaines :** vérifiez le nom en consultant ${registry(location).fr}${oqlf ? " et posez les questions ci-dessus à l'Office québécois de la langue française" : ''}, avant toute impression.`,
    }),
    ...(second === undefined
      ? []
      : [
          say({
            en: `**Within the month:** ${quote(second, 110)}, with the sheet of numbers beside you from the first day.`,
            fr: `**D'ici un mois :** ${quote(second, 110)}, avec la feuille de chiffres à côté de vous dès le premier jour.`,
          }),
        ]),
    say({
      en: `**After four weeks:** share the budget again according to the sheet, and show both to ${startingHelp(location).en}.`,
      fr: `**Après quatre semaines :** répartissez de nouveau le budget d'après la feuille, et montrez les deux à une personne-ressource (${startingHelp(location).fr}).`,
    }),
    say({
      en: '**Then:** correct your answers, write this page again, and carry the monthly budget over to “Finances”.',
      fr: '**Ensuite :** corrigez vos réponses, relancez ce document et reportez le budget mensuel dans « Finances ».',
    }),
  ];
  return blocks(say({ en: '## Your next steps', fr: '## Vos prochaines étapes' }), numbered(steps));
}
