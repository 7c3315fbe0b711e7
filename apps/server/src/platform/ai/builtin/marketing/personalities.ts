import type { Text } from '@elan/domain/locale';
import type { OptionValue } from '@elan/domain/modules/registry';

/** How a personality speaks, and what it never does. */
type Personality = { speaks: Text; avoids: Text; test: Text };

/** One for each option of the questionnaire. */
export const personalities: Readonly<Record<OptionValue<'marketing', 'brandPersonality'>, Personality>> = {
  warm: {
    speaks: {
      en: 'first names, short sentences, what happened this morning',
      fr: 'des prénoms, des phrases courtes, ce qui est arrivé ce matin',
    },
    avoids: {
      en: '“our valued customers”, capital letters, countdowns',
      fr: '« notre précieuse clientèle », les majuscules, les comptes à rebours',
    },
    test: {
      en: 'Would you say this sentence to a neighbour on the doorstep?',
      fr: 'Diriez-vous cette phrase à une voisine sur le pas de la porte ?',
    },
  },
  expert: {
    speaks: {
      en: 'facts with their origin, the reason behind each advice',
      fr: 'des faits avec leur origine, la raison derrière chaque conseil',
    },
    avoids: {
      en: 'words only the trade knows, promises without a proof',
      fr: 'les mots que seul le métier connaît, les promesses sans preuve',
    },
    test: {
      en: 'Would a colleague of the trade find nothing to correct?',
      fr: "Une personne du métier n'y trouverait-elle rien à corriger ?",
    },
  },
  simple: {
    speaks: {
      en: 'one idea a sentence, everyday verbs, the price in plain sight',
      fr: 'une idée par phrase, des verbes de tous les jours, le prix bien visible',
    },
    avoids: {
      en: 'conditions in small print, three messages on one page',
      fr: 'les conditions en petits caractères, trois messages sur une page',
    },
    test: {
      en: 'Can somebody tell it back after ten seconds?',
      fr: "Quelqu'un peut-il le redire après dix secondes ?",
    },
  },
  playful: {
    speaks: {
      en: 'surprise, a wink at everyday life, images more than arguments',
      fr: "la surprise, un clin d'œil au quotidien, des images plus que des arguments",
    },
    avoids: {
      en: 'jokes about customers, jokes when something went wrong',
      fr: 'les blagues sur la clientèle, les blagues quand quelque chose a mal tourné',
    },
    test: {
      en: 'Does the reader know what you sell once the smile is over?',
      fr: 'Une fois le sourire passé, sait-on ce que vous vendez ?',
    },
  },
  refined: {
    speaks: {
      en: 'few words, materials and gestures, no discount',
      fr: 'peu de mots, les matières et les gestes, aucun rabais',
    },
    avoids: {
      en: 'exclamation marks, “cheap”, crowded pictures',
      fr: "les points d'exclamation, le mot « rabais », les images chargées",
    },
    test: {
      en: 'Does the place, the parcel and the invoice look like the sentence?',
      fr: 'Le lieu, le colis et la facture ressemblent-ils à la phrase ?',
    },
  },
  committed: {
    speaks: {
      en: 'what you do and refuse, with figures of your own and their limits',
      fr: 'ce que vous faites et refusez, avec vos propres chiffres et leurs limites',
    },
    avoids: {
      en: '“green” or “responsible” without the fact beside it',
      fr: '« vert » ou « responsable » sans le fait à côté',
    },
    test: {
      en: 'Could a journalist ask for the proof today?',
      fr: "Un journaliste pourrait-il demander la preuve aujourd'hui ?",
    },
  },
  bold: {
    speaks: {
      en: 'a clear position, what you do otherwise and why',
      fr: 'une position claire, ce que vous faites autrement et pourquoi',
    },
    avoids: {
      en: 'attacks on a competitor by name, “revolutionary”',
      fr: 'les attaques contre un concurrent nommé, le mot « révolutionnaire »',
    },
    test: {
      en: 'Does the first customer risk nothing by trying it?',
      fr: 'Le premier client peut-il essayer sans rien risquer ?',
    },
  },
};
