import type { Text } from '@elan/domain/locale';
import { blocks, table } from '../markdown.ts';
import { startingHelp } from '../places-to-ask.ts';
import type { Reading } from '../reading/reading.ts';
import type { Footprint } from './footprint.ts';

type Desk = readonly [whom: Text, question: Text];

/** Where to ask, in the order of what this project needs to know. Names only: rules and fees change. */
export function places(reading: Reading, footprint: Footprint): string {
  const { say } = reading;
  const rows = (footprint.inQuebec ? inQuebec(reading, footprint) : elsewhere(reading, footprint)).map(
    ([whom, question]) => [say(whom), say(question)],
  );
  return blocks(
    say({ en: '## Where to ask', fr: '## Où demander' }),
    table(say({ en: ['Where', 'What to ask'], fr: ['Où', 'Quoi demander'] }), rows),
  );
}

function inQuebec({ answer, quote }: Reading, { isDigital }: Footprint): Desk[] {
  const packaging = answer('environmental', 'packaging');
  const packs = packaging !== undefined && packaging !== 'none';
  const location = answer('idea', 'location');
  const municipality = location === undefined || isDigital ? '' : ` (${quote(location, 50)})`;
  const desks: (Desk | undefined)[] = [
    isDigital
      ? [
          { en: 'ARPE-Québec, and the nearest écocentre', fr: "L'ARPE-Québec, et l'écocentre le plus proche" },
          {
            en: 'Where do old devices and batteries go, and who gives a receipt?',
            fr: 'Où vont les vieux appareils et les piles, et qui remet un reçu ?',
          },
        ]
      : [
          { en: `Your municipality or MRC${municipality}`, fr: `Votre municipalité ou votre MRC${municipality}` },
          {
            en: 'Which bins does a business get on this street, on which days, at which cost, and what is refused?',
            fr: 'Quels bacs une entreprise reçoit-elle sur cette rue, quels jours, à quel coût, et que refuse-t-on ?',
          },
        ],
    isDigital
      ? [
          { en: 'Your host, before you sign', fr: 'Votre hébergeur, avant de signer' },
          {
            en: 'Where are the servers and what do they run on? Where is it published, and who has checked it?',
            fr: "Où sont les serveurs et à quoi fonctionnent-ils ? Où est-ce publié, et qui l'a vérifié ?",
          },
        ]
      : [
          { en: 'The écocentre', fr: "L'écocentre" },
          {
            en: 'What do you take from a business, in which quantity, and does it cost something?',
            fr: "Que prenez-vous d'une entreprise, en quelle quantité, et y a-t-il des frais ?",
          },
        ],
    [
      { en: 'RECYC-QUÉBEC', fr: 'RECYC-QUÉBEC' },
      isDigital
        ? {
            en: 'Is there help or a recognised programme for a very small digital business?',
            fr: 'Existe-t-il une aide ou un programme reconnu pour une toute petite entreprise numérique ?',
          }
        : {
            en: 'Is this very package accepted for recycling or composting, and is there help for a small business?',
            fr: 'Cet emballage précis est-il accepté au recyclage ou au compostage, et existe-t-il une aide pour une petite entreprise ?',
          },
    ],
    packs
      ? [
          { en: 'Éco Entreprises Québec', fr: 'Éco Entreprises Québec' },
          {
            en: 'I put packaging on the market: do I have to report or contribute, from which quantity on, and when for the first time?',
            fr: 'Je mets des emballages sur le marché : dois-je déclarer ou contribuer, à partir de quelle quantité, et quand pour la première fois ?',
          },
        ]
      : undefined,
    answer('environmental', 'energySource') === 'grid_electricity'
      ? [
          { en: 'Hydro-Québec', fr: 'Hydro-Québec' },
          isDigital
            ? {
                en: 'I work from home: does anything change for my account?',
                fr: 'Je travaille à la maison : est-ce que quelque chose change pour mon compte ?',
              }
            : {
                en: 'Which rate for this use, and what help for efficient equipment or for the winter peak?',
                fr: "Quel tarif pour cet usage, et quelle aide pour un équipement efficace ou pour la pointe d'hiver ?",
              },
        ]
      : undefined,
    [
      capital(startingHelp(location ?? '')),
      {
        en: 'Who accompanies small businesses on the environment around here?',
        fr: 'Qui accompagne les petites entreprises en environnement par ici ?',
      },
    ],
  ];
  return desks.filter((desk) => desk !== undefined);
}

function elsewhere({ answer, quote }: Reading, { isDigital }: Footprint): Desk[] {
  const location = answer('idea', 'location') ?? '';
  return [
    [
      { en: `Your municipality (${quote(location, 50)})`, fr: `Votre municipalité (${quote(location, 50)})` },
      {
        en: 'Which bins does a business get, what is refused, and where do old devices go?',
        fr: 'Quels bacs une entreprise reçoit-elle, que refuse-t-on, et où vont les vieux appareils ?',
      },
    ],
    isDigital
      ? [
          { en: 'Your host, before you sign', fr: 'Votre hébergeur, avant de signer' },
          {
            en: 'Where are the servers and what do they run on?',
            fr: 'Où sont les serveurs et à quoi fonctionnent-ils ?',
          },
        ]
      : [
          {
            en: 'The producer responsibility body for packaging in your province',
            fr: "L'organisme de responsabilité élargie des producteurs pour l'emballage, dans votre province",
          },
          {
            en: 'Do I have to report or contribute, and from which quantity on?',
            fr: 'Dois-je déclarer ou contribuer, et à partir de quelle quantité ?',
          },
        ],
    [
      { en: 'Your electricity utility', fr: "Votre distributeur d'électricité" },
      {
        en: 'What is the electricity made of, and what help exists for efficient equipment?',
        fr: "De quoi l'électricité est-elle faite, et quelle aide existe pour un équipement efficace ?",
      },
    ],
    [
      capital(startingHelp(location)),
      {
        en: 'Who accompanies small businesses on the environment around here?',
        fr: 'Qui accompagne les petites entreprises en environnement par ici ?',
      },
    ],
  ];
}

function capital({ en, fr }: Text): Text {
  return { en: en.charAt(0).toUpperCase() + en.slice(1), fr: fr.charAt(0).toUpperCase() + fr.slice(1) };
}
