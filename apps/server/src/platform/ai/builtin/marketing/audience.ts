import { isCheckable, isVague } from '../analysis/differences.ts';
import { readSituation } from '../analysis/situation.ts';
import { blocks, bullets, table } from '../markdown.ts';
import { firstCustomers } from '../reading/customers.ts';
import type { Reading } from '../reading/reading.ts';
import { findProof, namesOrganisations, sentencesOf } from '../reading/sentences.ts';
import { sharedWords } from '../reading/shared-words.ts';
import { countWords } from '../reading/split-list.ts';
import { substanceOf } from '../reading/thin.ts';
import { forGroup, type Outreach } from './outreach.ts';
import { personalities } from './personalities.ts';

/** Beyond this many words nobody repeats a promise. */
const longestPromise = 22;

/** Who is spoken to, and what each group lives with today. */
export function audience(reading: Reading, outreach: Outreach): string {
  const { say, quote, answer } = reading;
  const heading = say({ en: '## Whom you speak to', fr: '## À qui vous parlez' });
  if (outreach.groups.length === 0) {
    return blocks(
      heading,
      say({
        en: 'Nobody is named yet: “My idea” holds no group of customers one could meet. Write down the last person who had this problem in front of you; the rest of this page gets better with it.',
        fr: "Personne n'est encore nommé : « Mon idée » ne contient aucun groupe de clients que l'on puisse rencontrer. Notez la dernière personne qui a vécu ce problème devant vous ; tout le reste de ce document en sera meilleur.",
      }),
    );
  }
  const problem = answer('idea', 'problemSolved');
  const sentences = problem === undefined ? [] : sentencesOf(problem);
  const rows = outreach.groups.map((group) => {
    const today = forGroup(group, sentences) ?? sentences[0];
    const action = forGroup(group, outreach.actions);
    return [
      quote(group, 130),
      today === undefined ? say({ en: 'to ask them', fr: 'à leur demander' }) : quote(today, 120),
      action !== undefined
        ? quote(action, 110)
        : namesOrganisations(group)
          ? say({
              en: 'No action names them: who decides there, and when?',
              fr: 'Aucune action ne les nomme : qui y décide, et quand ?',
            })
          : say({
              en: 'No action names them: where do they pass this week?',
              fr: 'Aucune action ne les nomme : où passent ces gens cette semaine ?',
            }),
    ];
  });
  return blocks(
    heading,
    table(
      say({
        en: ['Group', 'What they live with today', 'Your action for them'],
        fr: ['Groupe', "Ce qu'ils vivent aujourd'hui", 'Votre action pour eux'],
      }),
      rows,
    ),
    outreach.groups.length > 1
      ? say({
          en: 'They do not need the same sentence. Begin with the group that has already asked you for something, or else with the one you can meet this week.',
          fr: "Ces groupes n'ont pas besoin de la même phrase. Commencez par celui qui vous a déjà demandé quelque chose, sinon par celui que vous pouvez rencontrer cette semaine.",
        })
      : undefined,
  );
}

/** The promise, its proofs, and the voice. */
export function message(reading: Reading): string {
  const { say, quote, answer } = reading;
  const promise = answer('marketing', 'valueProposition');
  const heading = say({ en: '## Promise and message', fr: '## Promesse et message' });
  if (promise === undefined || substanceOf(promise) !== 'enough') {
    return blocks(
      heading,
      say({
        en: `${promise === undefined ? 'No promise is written yet' : `You wrote ${quote(promise, 100)}`}. Fill in three blanks: for ${firstCustomers(reading, 80)}, we …, so that they no longer …; you can see it by ….`,
        fr: `${promise === undefined ? "Aucune promesse n'est encore écrite" : `Vous avez écrit ${quote(promise, 100)}`}. Remplissez trois blancs : pour cette clientèle, ${firstCustomers(reading, 80)}, nous …, pour qu'elle n'ait plus à … ; on peut le voir à ….`,
      }),
      voice(reading),
    );
  }
  return blocks(
    heading,
    say({ en: `In your words: ${quote(promise, 260)}.`, fr: `Dans vos mots : ${quote(promise, 260)}.` }),
    bullets(judged(reading, promise)),
    proofs(reading, promise),
    voice(reading),
  );
}

function judged({ say, number }: Reading, promise: string): string[] {
  const words = countWords(promise);
  const points = [
    words > longestPromise
      ? say({
          en: `**Length:** ${number(words)} words (computed). Too long for a window or a first call: keep the half that a customer would repeat.`,
          fr: `**Longueur :** ${number(words)} mots (calculé). Trop long pour une vitrine ou un premier appel : gardez la moitié qu'un client répéterait.`,
        })
      : say({
          en: `**Length:** ${number(words)} words (computed). Short enough to be repeated.`,
          fr: `**Longueur :** ${number(words)} mots (calculé). Assez court pour être répété.`,
        }),
    /\d|\b(?:today|this morning|same day|within|minute|hour|free|nobody|never|no longer)\b|ce matin|le jour même|minute|heure|gratuit|personne|jamais|aujourd'hui/iu.test(
      promise,
    )
      ? say({
          en: '**Proof:** it says something that can be checked. That is its strength and its risk: on the day it is not true, say so before the customer does.',
          fr: "**Preuve :** elle dit quelque chose qui se vérifie. C'est sa force et son risque : le jour où ce n'est pas vrai, dites-le avant le client.",
        })
      : say({
          en: '**Proof:** nothing in it can be checked yet. Add an hour, a distance, a number or a name that you can keep every day.',
          fr: "**Preuve :** rien ne s'y vérifie encore. Ajoutez une heure, une distance, un nombre ou un nom que vous pouvez tenir tous les jours.",
        }),
  ];
  if (
    /\b(?:best|unique|quality|innovative|leader|number one)\b|meilleure?s?\b|unique|qualité|innovant|chef de file|numéro un/iu.test(
      promise,
    )
  ) {
    points.push(
      say({
        en: '**Words to drop:** whatever anybody could say of themselves (best, quality, unique). They take the place of a fact.',
        fr: "**Mots à retirer :** ceux que n'importe qui pourrait dire de soi (meilleur, qualité, unique). Ils prennent la place d'un fait.",
      }),
    );
  }
  return points;
}

function proofs(reading: Reading, promise: string): string | undefined {
  const { say, quote, answer } = reading;
  const { differences } = readSituation(reading);
  const fact = findProof([answer('idea', 'experience'), answer('idea', 'targetMarket')]);
  const rows = [
    ...(fact === undefined
      ? []
      : [
          [
            quote(fact, 120),
            say({
              en: 'It happened: first sentence of a first talk',
              fr: "C'est arrivé : première phrase d'une première conversation",
            }),
          ],
        ]),
    ...differences
      .filter((difference) => !isVague(difference))
      .slice(0, 4)
      .map((difference) => [
        quote(difference, 110),
        sharedWords(difference, promise).length > 1
          ? say({ en: 'Already in your promise', fr: 'Déjà dans votre promesse' })
          : isCheckable(difference)
            ? say({
                en: 'Can be checked: on the sign, the page, the card',
                fr: "Se vérifie : sur l'enseigne, la page, la carte",
              })
            : say({
                en: 'Needs a proof first: an invoice, a photo, a customer who says so',
                fr: "Demande d'abord une preuve : une facture, une photo, un client qui le dit",
              }),
      ]),
  ];
  if (rows.length === 0) {
    return say({
      en: 'Nothing stands behind the promise yet: no difference in “Situation analysis”, no past sale. Find one fact before you print anything.',
      fr: "Rien ne soutient encore la promesse : aucune différence dans l'« Analyse de la situation », aucune vente passée. Trouvez un fait avant d'imprimer quoi que ce soit.",
    });
  }
  return table(
    say({
      en: ['What supports it, from your answers', 'How to use it'],
      fr: ["Ce qui l'appuie, d'après vos réponses", "Comment s'en servir"],
    }),
    rows,
  );
}

function voice({ say, answer, option }: Reading): string {
  const chosen = answer('marketing', 'brandPersonality');
  const voiceOf = chosen && personalities[chosen];
  const label = option('marketing', 'brandPersonality');
  return voiceOf === undefined || label === undefined
    ? say({
        en: '**Voice.** No personality is chosen. Read your last three messages to a friend aloud: that is your voice until you choose another.',
        fr: "**Ton.** Aucune personnalité n'est choisie. Relisez à voix haute vos trois derniers messages à une amie : voilà votre ton, tant que vous n'en choisissez pas un autre.",
      })
    : say({
        en: `**Personality: ${label.toLowerCase()}** (your answer). Its voice: ${voiceOf.speaks.en}. It avoids ${voiceOf.avoids.en}. ${voiceOf.test.en}`,
        fr: `**Personnalité : ${label.toLowerCase()}** (votre réponse). Son ton : ${voiceOf.speaks.fr}. Elle évite ${voiceOf.avoids.fr}. ${voiceOf.test.fr}`,
      });
}
