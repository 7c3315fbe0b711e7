import { blocks, table } from '../markdown.ts';
import { periodWords } from '../reading/period-words.ts';
import type { Reading } from '../reading/reading.ts';
import { findProof } from '../reading/sentences.ts';
import { asked, closestTo, forGroup, type Outreach } from './outreach.ts';

const ten = 10;

/** Where the first ten customers come from, in the person's own words and numbers. */
export function firstTen(reading: Reading, outreach: Outreach): string {
  const { say, quote, answer, money, figures } = reading;
  const price = figures.price;
  const amount = price ? `${money(price.dollars)}${say(periodWords[price.period])}` : undefined;
  const paid = amount
    ? say({ en: `A first payment of ${amount} is received`, fr: `Un premier paiement de ${amount} est reçu` })
    : say({
        en: 'A first payment is received, at a price said aloud',
        fr: 'Un premier paiement est reçu, à un prix dit à voix haute',
      });
  const rows: string[][] = [];
  for (const group of outreach.groups) {
    const action = forGroup(group, outreach.actions);
    const step = asked.test(group)
      ? say({
          en: `They asked: bring a date and a price, not a brochure${action ? ` (${quote(action, 90)})` : ''}`,
          fr: `On vous l'a demandé : apportez une date et un prix, pas un dépliant${action ? ` (${quote(action, 90)})` : ''}`,
        })
      : action !== undefined
        ? quote(action, 110)
        : say({
            en: 'Ten names to write down, two to meet this week',
            fr: 'Dix noms à écrire, deux à rencontrer cette semaine',
          });
    const row = [quote(group, 110), step, paid];
    if (asked.test(group)) rows.unshift(row);
    else rows.push(row);
  }
  const known = findProof([answer('idea', 'experience')]);
  if (known !== undefined) {
    const action = closestTo(known, outreach.actions);
    rows.unshift([
      quote(known, 110),
      action === undefined
        ? say({
            en: 'Write to them first: they have seen your work',
            fr: "Écrivez-leur d'abord : ces gens ont vu votre travail",
          })
        : quote(action, 110),
      paid,
    ]);
  }
  rows.push([
    say({ en: 'Those whom the first ones name', fr: 'Les personnes que les premières vous nomment' }),
    say({
      en: 'Ask each one for two names, the day they thank you',
      fr: 'Demandez deux noms à chacune, le jour où elle vous remercie',
    }),
    paid,
  ]);
  return blocks(
    say({ en: '## Your first ten customers', fr: '## Vos dix premiers clients' }),
    say({
      en: 'The first ten come by name, not by advertising. Begin at the top:',
      fr: 'Les dix premiers se gagnent un par un, pas par la publicité. Commencez par le haut :',
    }),
    table(
      say({
        en: ['Where they are', 'What you do', 'Counts as won when'],
        fr: ['Où ils sont', 'Ce que vous faites', 'Gagné quand'],
      }),
      rows.slice(0, 6),
    ),
    shares(reading, outreach),
  );
}

/** What share must say yes if one action alone has to bring ten. */
function shares({ say, quote, number, language }: Reading, { reaches }: Outreach): string {
  if (reaches.length === 0) {
    return say({
      en: 'None of your actions says how many people it reaches. Put a number on each: twenty calls, two hundred doors. Only then can you tell a bad idea from a small effort.',
      fr: "Aucune de vos actions ne dit combien de personnes elle rejoint. Mettez un nombre à chacune : vingt appels, deux cents portes. C'est le seul moyen de distinguer une mauvaise idée d'un petit effort.",
    });
  }
  const percent = (value: number) => (language === 'fr' ? `${number(value)} %` : `${number(value)}%`);
  const rows = reaches.slice(0, 5).map(({ action, value, text }) => [
    quote(action, 100),
    `${quote(text, 40)} ${say({ en: '(your answer)', fr: '(votre réponse)' })}`,
    value < ten
      ? say({
          en: `Brings ${number(value)} at most: another action has to bring the rest`,
          fr: `En amène au plus ${number(value)} : une autre action doit amener le reste`,
        })
      : `${ten} ÷ ${number(value)} = ${percent((ten / value) * 100)} ${say({ en: '(computed)', fr: '(calculé)' })}`,
  ]);
  return blocks(
    say({
      en: 'Your own numbers say how many must say yes if one action alone has to bring all ten:',
      fr: 'Vos propres nombres disent combien doivent dire oui si une seule action doit amener les dix :',
    }),
    table(
      say({
        en: ['Your action', 'It reaches', 'Share that must say yes'],
        fr: ['Votre action', 'Elle rejoint', 'Part qui doit dire oui'],
      }),
      rows,
    ),
    say({
      en: 'Note the real share after the first week. If it is lower, change the sentence before you change the channel.',
      fr: 'Notez la part réelle après la première semaine. Si elle est plus basse, changez la phrase avant de changer de canal.',
    }),
  );
}
