import type { Text } from '@elan/domain/locale';

/** How a kind of requirement is proved. */
export type Proof = {
  /** Smaller is harder to catch up on: what fails late and loudly comes first. */
  rank: number;
  /** Either it holds or it does not: it needs no number. */
  isYesOrNo: boolean;
  how: Text;
  keep: Text;
};

const proofs: readonly (Proof & { sign: RegExp })[] = [
  {
    rank: 1,
    isYesOrNo: true,
    sign: /\b(?:never|cannot|can't|must not|no (?:error|mistake)|twice)\b|jamais|ne peu(?:t|vent) pas|aucune? (?:erreur|faute)|deux fois/iu,
    how: {
      en: 'Try to make it happen on purpose: two people at the same second, the wrong button, a lost connection',
      fr: 'Essayez de provoquer le contraire : deux personnes à la même seconde, le mauvais bouton, une connexion perdue',
    },
    keep: {
      en: 'The list of attempts, with date and result',
      fr: 'La liste des tentatives, avec la date et le résultat',
    },
  },
  {
    rank: 2,
    isYesOrNo: true,
    sign: /\b(?:encrypt\w*|password|privacy|private|confidential\w*|personal|stored|backups?|secur\w*|data)\b|chiffr(?!ier)|mot de passe|confidenti|renseignements|conservée?s? (?:au|en)|sauvegarde|sécuri|données/iu,
    how: {
      en: 'Ask the host in writing where it stands and who can read it; then let a stranger try to open it',
      fr: "Demandez par écrit à l'hébergeur où c'est conservé et qui peut le lire ; puis laissez une personne étrangère au projet tenter de l'ouvrir",
    },
    keep: {
      en: 'The written reply and the note of the attempt',
      fr: 'La réponse écrite et la note de la tentative',
    },
  },
  {
    rank: 3,
    isYesOrNo: false,
    sign: /\b(?:at (?:a|the same) time|at once|capacity|simultaneous\w*|an hour|per hour|a day|per day)\b|à la fois|en même temps|capacité|simultané|à l'heure|par (?:heure|jour)/iu,
    how: {
      en: 'Run it once at full load, on an ordinary day, with the people who will really do it',
      fr: 'Faites un essai à pleine charge, un jour ordinaire, avec les personnes qui feront vraiment le travail',
    },
    keep: {
      en: 'What came out good, what did not, the time from beginning to end',
      fr: "Ce qui était bon, ce qui ne l'était pas, la durée du début à la fin",
    },
  },
  {
    rank: 4,
    isYesOrNo: false,
    sign: /°|\b(?:temperature|cold|cool|frozen|heat|hot)\b|température|froid|frais|congel|chaleur|chaud/iu,
    how: {
      en: 'Leave a thermometer with a memory beside it for a whole week, doors opening as usual',
      fr: "Laissez un thermomètre à mémoire à côté pendant une semaine entière, portes ouvertes comme à l'habitude",
    },
    keep: { en: 'The readings, day by day', fr: 'Les relevés, jour par jour' },
  },
  {
    rank: 5,
    isYesOrNo: false,
    sign: /\b(?:stays?|keeps? (?:for|fresh|good)|shelf|lasts?|fresh|durab\w*|resist\w*|wash(?:es|ed|able)?|waterproof)\b|se garde|se conserve|reste (?:bon|frais)|durée|dure |durab|résist|lavable|étanche/iu,
    how: {
      en: 'Set three aside under real conditions and look at them every day until one fails',
      fr: "Mettez-en trois de côté dans les conditions réelles et observez-les chaque jour jusqu'à ce que l'un d'eux lâche",
    },
    keep: { en: 'Dated photos, and the day it failed', fr: 'Des photos datées, et le jour où cela a lâché' },
  },
  {
    rank: 6,
    isYesOrNo: true,
    sign: /\b(?:labels?|labelling|labeling|ingredients?|allergens?|instructions?|manual|leaflet)\b|étiquet|ingrédient|allergène|mode d['’]emploi|notice/iu,
    how: {
      en: 'Show the finished text to the authority named below, and to one customer who reads it aloud',
      fr: "Montrez le texte final à l'autorité nommée plus bas, et à une personne de votre clientèle qui le lit à voix haute",
    },
    keep: { en: 'The approved version, dated', fr: 'La version approuvée, datée' },
  },
  {
    rank: 7,
    isYesOrNo: false,
    sign: /\b(?:set ?up|install\w*|easy|simple|simply|learn\w*|ready to (?:work|use)|without (?:help|training)|accessib\w*)\b|install|facile|simple|apprend|apprent|prête? à (?:travailler|utiliser)|sans (?:aide|formation)|accessib/iu,
    how: {
      en: 'Hand it to three people who have never seen it and say nothing; note where they stop',
      fr: "Donnez-le à trois personnes qui ne l'ont jamais vu, sans rien dire ; notez où elles s'arrêtent",
    },
    keep: {
      en: 'Their times and the places where they stopped',
      fr: 'Leurs temps et les endroits où elles se sont arrêtées',
    },
  },
  {
    rank: 8,
    isYesOrNo: false,
    sign: /\b(?:seconds?|minutes?|hours?|within|delay|fast|quick\w*|by \d)\b|secondes?|minutes?|heures?|délai|rapide|vite|(?<!\p{L})à \d+\s?h/iu,
    how: {
      en: 'Time it ten times, at the busiest hour as well; the worst time counts, not the average',
      fr: "Chronométrez dix fois, aussi à l'heure la plus chargée ; c'est le pire temps qui compte, pas la moyenne",
    },
    keep: { en: 'The ten times', fr: 'Les dix temps' },
  },
  {
    rank: 9,
    isYesOrNo: false,
    sign: /\b(?:weigh\w*|weight|\d+\s?(?:g|kg|ml|l|cm|mm|m|lb|oz|inch(?:es)?)|size|length|width|long|wide)\b|pèse|poids|taille|longueur|largeur|dimension/iu,
    how: {
      en: 'Measure ten from three different batches with the same scale or ruler',
      fr: 'Mesurez-en dix, pris dans trois lots différents, avec la même balance ou la même règle',
    },
    keep: { en: 'The ten figures, the worst one underlined', fr: 'Les dix chiffres, le pire souligné' },
  },
];

const counted: Proof = {
  rank: 10,
  isYesOrNo: false,
  how: {
    en: 'Measure it three times on different days, by somebody other than you once',
    fr: "Mesurez-le trois fois, des jours différents, dont une fois par quelqu'un d'autre que vous",
  },
  keep: { en: 'The three results, with date and name', fr: 'Les trois résultats, avec la date et le nom' },
};

const uncounted: Proof = {
  rank: 11,
  isYesOrNo: false,
  how: {
    en: 'It cannot be proved as it is written: say how much, how long or how many, then measure that',
    fr: 'On ne peut pas le prouver tel quel : dites combien, combien de temps ou à quelle fréquence, puis mesurez-le',
  },
  keep: { en: 'The sentence with its number', fr: 'La phrase avec son nombre' },
};

/** How to prove a requirement, from its own words; without a number and without a known kind it cannot be proved yet. */
export function proofOf(requirement: string): Proof {
  return proofs.find((proof) => proof.sign.test(requirement)) ?? (/\d/u.test(requirement) ? counted : uncounted);
}
