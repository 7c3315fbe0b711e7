import { blocks, bullets, numbered } from '../markdown.ts';
import { permitToAsk, startingHelp } from '../places-to-ask.ts';
import { firstCustomers } from '../reading/customers.ts';
import type { Reading } from '../reading/reading.ts';
import { sharedWords } from '../reading/shared-words.ts';
import { thinAnswers } from '../reading/thin-answers.ts';
import { dearerThan } from './competition.ts';
import { isCheckable, isVague } from './differences.ts';
import { isWithin, responseTo } from './risk-kinds.ts';
import type { Situation } from './situation.ts';

/** Where the idea stands, its strongest difference, and what to settle first. */
export function inShort(reading: Reading, situation: Situation): string {
  const { say, quote, option, number, money, answer } = reading;
  const size = answer('analysis', 'marketSize') === 'unknown' ? undefined : option('analysis', 'marketSize');
  const best = strongest(situation);
  const dearer = dearerThan(reading, situation);
  const first =
    situation.competitors.length === 0
      ? say({
          en: '**To settle first:** whom you are compared with. No competitor is named, and a customer always compares.',
          fr: "**À régler en premier :** à qui on vous compare. Aucun concurrent n'est nommé, et la clientèle compare toujours.",
        })
      : dearer !== undefined
        ? say({
            en: `**To settle first:** the price gap. On your own figures you are ${money(dearer.gap)} above ${quote(dearer.competitor.name, 80)} (computed). Which of your differences is worth that much, and to whom?`,
            fr: `**À régler en premier :** l'écart de prix. D'après vos propres chiffres, vous êtes ${money(dearer.gap)} au-dessus de ce concurrent, ${quote(dearer.competitor.name, 80)} (calculé). Laquelle de vos différences vaut cet écart, et pour qui ?`,
          })
        : say({
            en: `**To settle first:** which of your differences somebody would pay for. The first place to find out: ${quote(situation.competitors[0]?.name ?? '', 80)}.`,
            fr: `**À régler en premier :** laquelle de vos différences quelqu'un paierait. Le premier endroit où aller voir : ${quote(situation.competitors[0]?.name ?? '', 80)}.`,
          });
  const offer = answer('idea', 'businessIdea');
  return blocks(
    say({ en: '## In short', fr: '## En bref' }),
    offer === undefined
      ? say({
          en: 'The module “My idea” is still empty, so this analysis knows your market but not what you sell. Fill it in and write this analysis again.',
          fr: "Le module « Mon idée » est encore vide : cette analyse connaît donc votre marché, mais pas ce que vous vendez. Remplissez-le, puis relancez l'analyse.",
        })
      : undefined,
    say({
      en: `Market: ${size ?? 'not known yet'}. Competitors named: ${number(situation.competitors.length)}. Differences named: ${number(situation.differences.length)}. Risks named: ${number(situation.risks.length)}.`,
      fr: `Marché : ${size ?? 'pas encore connu'}. Concurrents nommés : ${number(situation.competitors.length)}. Différences nommées : ${number(situation.differences.length)}. Risques nommés : ${number(situation.risks.length)}.`,
    }),
    best === undefined
      ? undefined
      : isCheckable(best)
        ? say({
            en: `**Your strongest card** in front of a customer is ${quote(best)}: it can be checked before buying.`,
            fr: `**Votre meilleur atout** devant un client est celui-ci : ${quote(best)}. On peut le vérifier avant d'acheter.`,
          })
        : say({
            en: `**Your strongest card** may be ${quote(best)}. Nothing proves it yet; the table below says how.`,
            fr: `**Votre meilleur atout** est peut-être celui-ci : ${quote(best)}. Rien ne le prouve encore ; le tableau ci-dessous dit comment faire.`,
          }),
    first,
    say({
      en: 'Words between quotation marks are yours. Each figure says where it comes from: (your answer), (computed) or (assumption to confirm). Nothing here was looked up.',
      fr: "Les mots entre guillemets sont les vôtres. Chaque chiffre dit d'où il vient : (votre réponse), (calculé) ou (hypothèse à confirmer). Rien n'a été cherché ailleurs.",
    }),
  );
}

function strongest({ differences }: Situation): string | undefined {
  return differences.find(isCheckable) ?? differences.find((difference) => !isVague(difference));
}

/** The difference to put forward: one that a trend speaks of, else the strongest. */
function forward(situation: Situation): { strength: string | undefined; trend: string | undefined } {
  for (const strength of situation.differences) {
    const trend = situation.trends.find((entry) => sharedWords(strength, entry).length > 0);
    if (trend !== undefined) return { strength, trend };
  }
  return { strength: strongest(situation), trend: undefined };
}

/** Three priorities that join the quadrants, each with a first step. */
export function priorities(reading: Reading, situation: Situation): string {
  const { say, quote, money, figures } = reading;
  const { strength, trend } = forward(situation);
  const risk = situation.risks.find((entry) => !isWithin(entry)) ?? situation.risks[0];
  const inside = situation.risks.find(isWithin);
  const response = responseTo(inside ?? risk ?? '');
  const whom = firstCustomers(reading, 90);
  const use =
    strength === undefined
      ? say({
          en: `**Find one difference.** Ask three of ${whom} what they would change about what they buy today.`,
          fr: `**Trouvez une différence.** Demandez à trois personnes (${whom}) ce qu'elles changeraient à ce qu'elles achètent aujourd'hui.`,
        })
      : say({
          en: `**Put one difference forward:** ${quote(strength, 90)}${trend ? `, which meets a trend you observe: ${quote(trend, 90)}` : ''}. First step: say only this to five people among ${whom}, and note what they answer.`,
          fr: `**Mettez une différence de l'avant :** ${quote(strength, 90)}${trend ? `, qui rejoint une tendance que vous observez : ${quote(trend, 90)}` : ''}. Premier pas : ne dites que cela à cinq personnes (${whom}) et notez leurs réponses.`,
        });
  const repair =
    inside !== undefined
      ? say({
          en: `**Repair before opening:** ${quote(inside, 90)}. First step: ${lower(response.en)}.`,
          fr: `**Réparez avant d'ouvrir :** ${quote(inside, 90)}. Premier pas : ${lower(response.fr)}.`,
        })
      : risk !== undefined
        ? say({
            en: `**Prepare for one threat:** ${quote(risk, 110)}. First step: ${lower(response.en)}.`,
            fr: `**Préparez-vous à une menace :** ${quote(risk, 110)}. Premier pas : ${lower(response.fr)}.`,
          })
        : say({
            en: '**Look for your risks.** First step: ask somebody who closed a similar business what they did not see coming.',
            fr: "**Cherchez vos risques.** Premier pas : demandez à quelqu'un qui a fermé une entreprise semblable ce qu'il n'a pas vu venir.",
          });
  const figure = figures.price
    ? say({
        en: `**Find the missing figure:** what one sale at ${money(figures.price.dollars)} costs you. First step: price one complete sale, from the first purchase to the delivery.`,
        fr: `**Trouvez le chiffre qui manque :** ce que vous coûte une vente à ${money(figures.price.dollars)}. Premier pas : chiffrez une vente complète, du premier achat à la livraison.`,
      })
    : say({
        en: '**Fix a price.** First step: write down three prices of what your customers buy today instead, and place yours among them.',
        fr: "**Fixez un prix.** Premier pas : notez trois prix de ce que votre clientèle achète aujourd'hui à la place, et placez le vôtre parmi eux.",
      });
  return blocks(say({ en: '## What follows from it', fr: '## Ce qui en découle' }), numbered([use, repair, figure]));
}

/** Five errands, from tomorrow on. */
export function nextSteps(reading: Reading, situation: Situation): string {
  const { say, quote, answer } = reading;
  const rival = situation.competitors.find((competitor) => !competitor.isHabit);
  const habitual = situation.competitors.find((competitor) => competitor.isHabit);
  const location = answer('idea', 'location') ?? '';
  const permit = permitToAsk(`${answer('idea', 'businessIdea')} ${answer('idea', 'problemSolved')}`, location);
  const steps = [
    rival
      ? say({
          en: `**Tomorrow:** buy from, call or try ${quote(rival.name, 80)} as an ordinary customer. Note price, waiting time and one thing you would do otherwise.`,
          fr: `**Demain :** achetez, appelez ou essayez comme le ferait n'importe qui, ici : ${quote(rival.name, 80)}. Notez le prix, l'attente et une chose que vous feriez autrement.`,
        })
      : say({
          en: '**Tomorrow:** ask two possible customers from whom they bought last time, and write the names down: those are your competitors.',
          fr: '**Demain :** demandez à deux clients possibles à qui ils ont acheté la dernière fois, et notez les noms : ce sont vos concurrents.',
        }),
    ...(habitual
      ? [
          say({
            en: `**This week:** spend a quarter of an hour watching how it is done today without you (${quote(habitual.name, 80)}).`,
            fr: `**Cette semaine :** passez un quart d'heure à observer comment cela se fait aujourd'hui sans vous (${quote(habitual.name, 80)}).`,
          }),
        ]
      : []),
    say({
      en: '**This week:** fill in the “to find out” lines of the market table, one errand a line, with the date and the name of whoever told you.',
      fr: "**Cette semaine :** remplissez les lignes « à trouver » du tableau du marché, une démarche par ligne, avec la date et le nom de la personne qui vous l'a dit.",
    }),
    ...(permit
      ? [
          say({
            en: `**Within two weeks:** put this in writing to ${permit.whom.en}: ${permit.question.en}`,
            fr: `**D'ici deux semaines :** posez cette question par écrit ${permit.whom.fr} : ${permit.question.fr}`,
          }),
        ]
      : []),
    say({
      en: `**Within the month:** show this page to ${startingHelp(location).en}, with the table filled in. Ask what a lender would not believe.`,
      fr: `**D'ici un mois :** montrez ce document, tableau rempli, à une personne-ressource (${startingHelp(location).fr}). Demandez-lui ce qu'une banque ne croirait pas.`,
    }),
    say({
      en: '**Then:** correct your answers, write this analysis again, and go on to the business plan.',
      fr: "**Ensuite :** corrigez vos réponses, relancez cette analyse et passez au plan d'affaires.",
    }),
  ];
  return blocks(say({ en: '## Your next steps', fr: '## Vos prochaines étapes' }), numbered(steps));
}

const reasons = {
  marketSize: { en: 'the whole estimate starts from it', fr: "toute l'estimation en part" },
  competitors: { en: 'a lender looks for the names they know', fr: "une banque cherche les noms qu'elle connaît" },
  differentiators: {
    en: 'without a reason to choose you, only the price is left',
    fr: 'sans raison de vous choisir, il ne reste que le prix',
  },
  marketTrends: {
    en: 'an adviser wants to know whether time works for you or against you',
    fr: 'on veut savoir si le temps joue pour vous ou contre vous',
  },
  risks: {
    en: 'a lender knows them already and wants to see that you do',
    fr: 'une banque les connaît déjà et veut voir que vous les connaissez aussi',
  },
};

export function missing(reading: Reading, situation: Situation): string {
  const { say, quote, answer } = reading;
  const points = thinAnswers(reading, 'analysis', reasons);
  if (answer('analysis', 'marketSize') === 'unknown') {
    points.push(
      say({
        en: `The size of the market: ${reasons.marketSize.en}.`,
        fr: `La taille du marché : ${reasons.marketSize.fr}.`,
      }),
    );
  }
  const unpriced = situation.competitors.filter((competitor) => !competitor.isHabit && competitor.price === undefined);
  if (unpriced.length > 0) {
    const names = unpriced
      .slice(0, 3)
      .map((competitor) => quote(competitor.name, 60))
      .join(', ');
    points.push(
      say({
        en: `Prices of ${names}. A customer knows them; you should too.`,
        fr: `Les prix de ces concurrents : ${names}. La clientèle les connaît ; vous devriez les connaître aussi.`,
      }),
    );
  }
  if (answer('idea', 'businessIdea') === undefined) {
    points.push(
      say({
        en: 'The idea itself: the module “My idea” is empty.',
        fr: "L'idée elle-même : le module « Mon idée » est vide.",
      }),
    );
  }
  const complete = say({
    en: 'Every question has an answer, and each competitor a price. What is left is proof: a date and a source beside each trend.',
    fr: 'Chaque question a une réponse, et chaque concurrent un prix. Il reste la preuve : une date et une source à côté de chaque tendance.',
  });
  return blocks(
    say({ en: '## What is missing', fr: '## Ce qui manque' }),
    points.length > 0 ? bullets(points) : complete,
  );
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
