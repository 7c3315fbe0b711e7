import { blocks, table } from '../markdown.ts';
import { marks } from '../marks.ts';
import { firstCustomers } from '../reading/customers.ts';
import { findNeed, isRecurring } from '../reading/needs.ts';
import { periodWords } from '../reading/period-words.ts';
import { hasPremises } from '../reading/premises.ts';
import type { Reading } from '../reading/reading.ts';
import { isOnline, sentencesOf } from '../reading/sentences.ts';
import { substanceOf } from '../reading/thin.ts';
import { modelTestOf } from './model-tests.ts';

type Row = readonly [assumption: string, why: string, test: string, wrong: string];

/** What the idea stands or falls with, the riskiest first, each with a test that costs almost nothing. */
export function assumptions(reading: Reading): string {
  const { say, answer } = reading;
  const volume = volumeRow(reading);
  const need = findNeed(reading);
  const isShort = need?.sold !== undefined && need.sold < need.sales;
  const model = modelTestOf(answer('idea', 'businessModel'));
  const rows: Row[] = [
    ...(isShort && volume ? [volume] : []),
    problemRow(reading),
    priceRow(reading),
    ...(!isShort && volume ? [volume] : []),
    customersRow(reading),
    [say(model.assumption), say(model.why), say(model.test), say(model.wrong)],
    placeRow(reading),
  ];
  return blocks(
    say({ en: '## What to check first', fr: "## Ce qu'il faut vérifier en premier" }),
    say({
      en: 'These are guesses until somebody outside your circle has confirmed them. The riskiest comes first.',
      fr: 'Ce sont des suppositions tant que personne hors de votre entourage ne les a confirmées. La plus risquée vient en premier.',
    }),
    table(
      say({
        en: ['Assumption', 'Why it matters', 'Test this week', 'What would prove it wrong'],
        fr: ['Hypothèse', 'Pourquoi elle compte', 'Essai cette semaine', 'Ce qui la contredirait'],
      }),
      rows,
    ),
  );
}

function problemRow({ say, quote, answer }: Reading): Row {
  const problem = answer('idea', 'problemSolved') ?? '';
  const text = quote(sentencesOf(problem)[0] ?? '', 100);
  return [
    substanceOf(problem) === 'enough'
      ? say({ en: `Others live this too: ${text}`, fr: `D'autres vivent aussi ceci : ${text}` })
      : say({
          en: 'There is a problem that people would pay to be rid of',
          fr: 'Il existe un problème dont on paierait pour se défaire',
        }),
    say({ en: 'Without a problem nobody looks for you', fr: 'Sans problème, personne ne vous cherche' }),
    say({
      en: 'Five conversations about the last time it happened',
      fr: "Cinq conversations sur la dernière fois que c'est arrivé",
    }),
    say({ en: 'Most of them cannot recall a last time', fr: "La plupart n'ont aucun souvenir d'une dernière fois" }),
  ];
}

function priceRow(reading: Reading): Row {
  const { say, money, figures } = reading;
  const whom = firstCustomers(reading, 60);
  if (figures.price === undefined) {
    return [
      say({
        en: `There is a price that these customers (${whom}) accept and that pays you`,
        fr: `Il existe un prix qui convient à cette clientèle (${whom}) et qui vous fait vivre`,
      }),
      say({ en: 'Every other figure follows from it', fr: 'Tous les autres chiffres en découlent' }),
      say({
        en: 'Say a price aloud to five people, then say nothing more',
        fr: 'Dites un prix à voix haute à cinq personnes, puis taisez-vous',
      }),
      say({ en: 'No figure makes anybody reach for their wallet', fr: 'Aucun chiffre ne fait sortir un portefeuille' }),
    ];
  }
  const price = `${money(figures.price.dollars)}${say(periodWords[figures.price.period])}`;
  return [
    say({
      en: `${whom} pay ${price} ${marks.answer.en}`,
      fr: `Cette clientèle (${whom}) paie ${price} ${marks.answer.fr}`,
    }),
    say({ en: 'Every other figure follows from it', fr: 'Tous les autres chiffres en découlent' }),
    say({ en: `Three orders paid in advance at ${price}`, fr: `Trois commandes payées d'avance à ${price}` }),
    say({
      en: 'They praise it and do not pay, or ask for a discount first',
      fr: "On vous félicite sans payer, ou on demande d'abord un rabais",
    }),
  ];
}

function volumeRow(reading: Reading): Row | undefined {
  const { say, number } = reading;
  const need = findNeed(reading);
  if (need === undefined) return undefined;
  const sales = number(need.sales);
  if (reading.figures.price?.period === 'hour') {
    return [
      say({
        en: `${sales} hours a month can be billed ${marks.computed.en}`,
        fr: `On peut facturer ${sales} heures par mois ${marks.computed.fr}`,
      }),
      say({
        en: 'Below that, the amounts you named come out of your pocket',
        fr: 'En dessous, les montants nommés sortent de votre poche',
      }),
      say({
        en: 'Fill a calendar for four weeks with real names, travel included',
        fr: 'Remplissez un agenda de quatre semaines avec de vrais noms, déplacements compris',
      }),
      say({
        en: `Your fullest week, carried over a month, stays under ${sales} hours`,
        fr: `Votre semaine la plus remplie, reportée sur un mois, reste sous ${sales} heures`,
      }),
    ];
  }
  if (isRecurring(reading)) {
    return [
      say({
        en: `${sales} customers can be won ${marks.computed.en}`,
        fr: `Vous pouvez gagner ${sales} clients ${marks.computed.fr}`,
      }),
      say({
        en: 'Below that, the amounts you named come out of your pocket',
        fr: 'En dessous, les montants nommés sortent de votre poche',
      }),
      say({
        en: 'Ask three of them for a signed letter of intent',
        fr: "Demandez à trois d'entre eux une lettre d'intention signée",
      }),
      say({ en: 'They find it interesting and sign nothing', fr: 'On trouve cela intéressant et on ne signe rien' }),
    ];
  }
  return [
    say({
      en: `${sales} sales a month are possible ${marks.computed.en}`,
      fr: `On peut vendre ${sales} fois par mois ${marks.computed.fr}`,
    }),
    say({
      en: 'Below that, the amounts you named come out of your pocket',
      fr: 'En dessous, les montants nommés sortent de votre poche',
    }),
    say({
      en: 'Work one full week as if you were open; count what you can make and sell',
      fr: "Travaillez une semaine complète comme si c'était ouvert ; comptez ce que vous pouvez produire et vendre",
    }),
    say({
      en: `Your best week, carried over a month, stays under ${sales}`,
      fr: `Votre meilleure semaine, reportée sur un mois, reste sous ${sales}`,
    }),
  ];
}

function customersRow(reading: Reading): Row {
  const { say } = reading;
  const whom = firstCustomers(reading, 60);
  return [
    say({ en: `You can reach ${whom}`, fr: `Vous pouvez joindre cette clientèle : ${whom}` }),
    say({
      en: 'A customer who costs more to find than they pay is a loss',
      fr: "Un client qui coûte plus cher à trouver qu'il ne paie est une perte",
    }),
    say({ en: 'Write to ten of them, by name', fr: "Écrivez à dix d'entre eux, nommément" }),
    say({ en: 'Fewer than three answer', fr: 'Moins de trois répondent' }),
  ];
}

function placeRow(reading: Reading): Row {
  const { say, quote, answer } = reading;
  const location = answer('idea', 'location') ?? '';
  if (isOnline(location)) {
    return [
      say({
        en: `People find you without a shop window (${quote(location, 60)})`,
        fr: `On vous trouve sans vitrine (${quote(location, 60)})`,
      }),
      say({ en: 'Nobody passes by a website', fr: 'Personne ne passe devant un site web' }),
      say({
        en: 'Publish one page with a price and an order button, and send it to ten people',
        fr: 'Publiez une page avec un prix et un bouton de commande, et envoyez-la à dix personnes',
      }),
      say({ en: 'Ten visits and not one question', fr: 'Dix visites et pas une seule question' }),
    ];
  }
  if (!hasPremises(reading)) {
    return [
      say({
        en: `Getting around leaves time to earn (${quote(location, 60)})`,
        fr: `Les déplacements laissent le temps de gagner de l'argent (${quote(location, 60)})`,
      }),
      say({ en: 'Nobody pays for the road', fr: 'Personne ne paie la route' }),
      say({
        en: 'Time one full round between three addresses, at the hour you would drive it',
        fr: "Chronométrez une tournée complète entre trois adresses, à l'heure où vous la feriez",
      }),
      say({ en: 'The road takes as long as the work', fr: 'La route prend autant de temps que le travail' }),
    ];
  }
  return [
    say({
      en: `The place works for you: ${quote(location, 60)}`,
      fr: `Le lieu vous convient : ${quote(location, 60)}`,
    }),
    say({
      en: 'A lease binds you longer than a first idea lasts',
      fr: 'Un bail vous lie plus longtemps que ne dure une première idée',
    }),
    say({
      en: 'Count the people who pass, one weekday and one Saturday',
      fr: 'Comptez les gens qui passent, un jour de semaine et un samedi',
    }),
    say({
      en: 'Those who pass are not those you describe',
      fr: 'Les gens qui passent ne sont pas ceux que vous décrivez',
    }),
  ];
}
