import type { Text } from '@elan/domain/locale';

/** What a kind of risk looks like before it happens, and the first answer to it. */
type RiskKind = { name: RiskName; sign: RegExp; early: Text; response: Text };

type RiskName =
  | 'absence'
  | 'law'
  | 'competition'
  | 'cancellation'
  | 'season'
  | 'demand'
  | 'supply'
  | 'cash'
  | 'staff'
  | 'failure';

/** Tried in this order: the first one whose words the risk holds. */
export const riskKinds: readonly RiskKind[] = [
  {
    name: 'absence',
    sign: /\b(?:sick|ill(?:ness)?|injur|burn-?out|exhaust|tired|alone|absence|accident)\b|malade|maladie|bless|épuis|fatigu|toute? seule?|absence|accident/iu,
    early: {
      en: 'You cancel a day, or nobody else knows where things are',
      fr: "Vous annulez une journée, ou personne d'autre ne sait où sont les choses",
    },
    response: {
      en: 'Write down the three tasks only you can do, and teach one of them this month',
      fr: "Notez les trois tâches que personne d'autre ne sait faire, et montrez-en une ce mois-ci",
    },
  },
  {
    name: 'law',
    sign: /\b(?:rules?|laws?|legal|permits?|regulation|licen[cs]e|privacy|complian|zoning|health information)|règles?|\blois?\b|légal|permis|règlement|licence|renseignements|confidentialit|conformité|zonage/iu,
    early: {
      en: 'A customer or a partner asks, and you have no written answer',
      fr: "Un client ou un partenaire pose la question, et vous n'avez pas de réponse écrite",
    },
    response: {
      en: 'Put the question in writing to the authority now, and keep its reply with your plan',
      fr: "Posez la question par écrit à l'autorité concernée dès maintenant et gardez sa réponse avec votre plan",
    },
  },
  {
    name: 'competition',
    sign: /\b(?:competit|competes?|supermarket|big (?:company|suite|player|chain)|giant|amazon|chain|cop(?:y|ies|ied)|imitat|rival)|concurren|supermarché|géant|grande? (?:logiciel|surface|chaîne|entreprise|joueur)|amazon|chaîne|copi|imit/iu,
    early: {
      en: 'An announcement, a job posting or a trial offer of theirs',
      fr: "Une annonce, une offre d'emploi ou une offre d'essai de leur part",
    },
    response: {
      en: 'Visit or try them once a month and note prices; tie your best customers with something they would miss',
      fr: 'Allez les voir ou essayez-les une fois par mois et notez les prix ; attachez vos meilleurs clients par quelque chose qui leur manquerait',
    },
  },
  {
    name: 'cancellation',
    sign: /\b(?:cancel\w*|no-?shows?|late payment|do(?:es)? not pay|unpaid)\b|annul|retard de paiement|ne pa(?:ie|ient|yent) pas|mauvais payeu/iu,
    early: {
      en: 'The first missed appointment or late invoice that you let pass',
      fr: 'Le premier rendez-vous manqué ou la première facture en retard que vous laissez passer',
    },
    response: {
      en: 'Write a rule into your very first message: how much notice, and which deposit',
      fr: 'Écrivez une règle dans votre tout premier message : quel préavis, et quel acompte',
    },
  },
  {
    name: 'season',
    sign: /\b(?:season|winter|summer|weather|rain|snow)|saison|hiver|(?<!\p{L})été(?!\p{L})|météo|pluie|neige/iu,
    early: {
      en: "The weekly sales of last year's trials, side by side",
      fr: 'Les ventes des essais passés, semaine par semaine, côte à côte',
    },
    response: {
      en: 'Name what you sell in the empty months, or the job that carries them',
      fr: "Nommez ce que vous vendez pendant les mois creux, ou l'emploi qui les couvre",
    },
  },
  {
    name: 'demand',
    sign: /\b(?:tools?|one more|adopt|switch|habits?|not (?:want|need|interested|buy)|do(?:n't| not) want|nobody (?:buys|comes|wants)|demand|customers?|clients?|sales|orders)\b|ne veulent pas|pas intéress|personne n['\u2019]achète|demande|client(?:e)?s?\b|clientèle|ventes|commandes|habitudes?/iu,
    early: {
      en: 'People praise it and put off the decision',
      fr: 'On vous félicite et on remet la décision à plus tard',
    },
    response: {
      en: 'Fix today the number of paid orders under which you change the offer, and the date on which you count',
      fr: "Fixez aujourd'hui le nombre de commandes payées sous lequel vous changez l'offre, et la date du décompte",
    },
  },
  {
    name: 'supply',
    sign: /\b(?:prices?|costs?|inflation|supplier|supply|shortage|rent|expensive|materials?)\b|\bprix\b|coûts?|inflation|fournisseu|pénurie|loyer|matières?|approvisionn/iu,
    early: {
      en: 'A new price list, or quotes that hold for fewer days',
      fr: 'Une nouvelle liste de prix, ou des soumissions valables moins longtemps',
    },
    response: {
      en: 'Get written quotes from two suppliers; work out how much of the price goes into it, and from which increase on you raise yours',
      fr: 'Obtenez une soumission écrite de deux fournisseurs ; calculez quelle part de votre prix y passe, et à partir de quelle hausse vous augmentez le vôtre',
    },
  },
  {
    name: 'cash',
    sign: /\b(?:cash|money|loan|debt|late payment|bank|fund)|argent|liquidit|prêt|dette|retard de paiement|banque|fonds/iu,
    early: {
      en: 'Two months in a row with more going out than coming in',
      fr: "Deux mois de suite où il sort plus d'argent qu'il n'en entre",
    },
    response: {
      en: 'List what can be postponed and by how long; ask for a deposit with each order',
      fr: 'Dressez la liste de ce qui peut attendre, et combien de temps ; demandez un acompte à chaque commande',
    },
  },
  {
    name: 'staff',
    sign: /\b(?:staff|hir(?:e|ing)|employees?|turnover|recruit)|personnel|embauch|employés?|main-d['\u2019]œuvre|recrut/iu,
    early: {
      en: 'A posting without a reply, or overtime that becomes normal',
      fr: "Une offre d'emploi sans réponse, ou des heures supplémentaires qui deviennent normales",
    },
    response: {
      en: 'Decide what you drop if nobody is found, and keep two names in reserve',
      fr: 'Décidez ce que vous laissez tomber si personne ne vient, et gardez deux noms en réserve',
    },
  },
  {
    name: 'failure',
    sign: /\b(?:crash|hack|bugs?|server|outage|breakdown|break down|equipment|data loss|technical)|panne|pirat|bogue|serveur|bris|équipement|perte de données|technique/iu,
    early: {
      en: 'A small failure that somebody else notices before you',
      fr: "Une petite défaillance que quelqu'un d'autre remarque avant vous",
    },
    response: {
      en: 'Try to work one day without it, and write down what was missing',
      fr: 'Essayez de travailler une journée sans cela et notez ce qui a manqué',
    },
  },
];

export const anyRisk: Omit<RiskKind, 'name' | 'sign'> = {
  early: {
    en: 'Decide who would notice first, and ask that person',
    fr: 'Déterminez qui le remarquerait en premier, et posez-lui la question',
  },
  response: {
    en: 'Write down the first three things you would do, and do the cheapest one now',
    fr: 'Notez les trois premières choses que vous feriez, et faites dès maintenant la moins chère',
  },
};

export function riskNamed(name: RiskName): Omit<RiskKind, 'name' | 'sign'> {
  return riskKinds.find((kind) => kind.name === name) ?? anyRisk;
}

/** The first answer to a risk. */
export function responseTo(risk: string): Text {
  return (riskKinds.find((kind) => kind.sign.test(risk)) ?? anyRisk).response;
}

/** Risks that lie with the founder rather than outside: they belong among the weaknesses. */
export function isWithin(risk: string): boolean {
  return (
    /\b(?:i|my|me|we|our)\b|\bje\b|\bj['\u2019]|\bmon\b|\bma\b|\bmes\b|\bnous\b|\bnotre\b/iu.test(risk) ||
    riskKinds.some((kind) => kind.name === 'absence' && kind.sign.test(risk))
  );
}
