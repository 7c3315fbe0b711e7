import type { Text } from '@elan/domain/locale';
import { blocks, table } from '../markdown.ts';
import type { Reading } from '../reading/reading.ts';
import type { Situation } from './situation.ts';

type Kind = {
  sign: RegExp;
  proof: Text;
  /** `rival` names a competitor, or says 'a competitor'. */
  copy: (rival: string) => Text;
  worth: Text;
};

const kinds: readonly Kind[] = [
  {
    sign: /cheap|low(?:er|est)? price|affordable|discount|best price|moins cher|abordable|bas prix|meilleur prix|rabais/iu,
    proof: { en: 'Compared with which price, of which day?', fr: 'Par rapport à quel prix, de quel jour ?' },
    copy: (rival) => ({
      en: `If ${rival} lowers its price tomorrow, how long do you hold?`,
      fr: `Si ${rival} baisse son prix demain, combien de temps tenez-vous ?`,
    }),
    worth: {
      en: 'Whoever comes for a price leaves for a price: what else keeps them?',
      fr: "Qui vient pour un prix repart pour un prix : qu'est-ce qui les garde ?",
    },
  },
  {
    sign: /^(?:(?:the\s+)?(?:best|better|great|good|high|excellent|top|superior)?\s*(?:quality|service|customer service|products?|passion|experience)|quality|unique|passion(?:ate)?|(?:la\s+|une\s+)?(?:meilleure?|bonne?|grande|haute|excellente?)?\s*(?:qualité|service(?: à la clientèle)?|passion|produits?|écoute)|unique|passionnée?)$/iu,
    proof: {
      en: 'Everybody says so. What can be seen, weighed or counted instead?',
      fr: 'Tout le monde le dit. Que peut-on voir, peser ou compter à la place ?',
    },
    copy: (rival) => ({
      en: `What would ${rival} have to change to say the same?`,
      fr: `Que devrait changer ${rival} pour en dire autant ?`,
    }),
    worth: {
      en: 'Which customer told you so, about which purchase?',
      fr: "Quel client vous l'a dit, à propos de quel achat ?",
    },
  },
  {
    sign: /\b(?:hours?|open|minutes?|same day|24|fast|quick)\b|\d|ouvert|heures?|rapide|le jour même/iu,
    proof: {
      en: 'Yes, anybody can check it: where do you show it?',
      fr: "Oui, chacun peut le vérifier : où l'affichez-vous ?",
    },
    copy: (rival) => ({
      en: `Could ${rival} do the same from Monday on?`,
      fr: `Dès lundi, ${rival} pourrait-il en faire autant ?`,
    }),
    worth: {
      en: 'Who would come for this reason alone? Ask five people.',
      fr: 'Qui viendrait pour cette seule raison ? Demandez à cinq personnes.',
    },
  },
  {
    sign: /\b(?:organic|local|natural|handmade|homemade|artisan|recycled|made in|farm|mill|ingredients?|fresh|vegan)|\bbio\b|biologique|naturel|fait(?:e|es)?\s+(?:à la )?main|maison|artisan|recyclé|ferme|moulin|du québec|terroir|ingrédients?|frais|fraîche|végé/iu,
    proof: {
      en: 'With which invoice, label or certificate?',
      fr: 'Avec quelle facture, quelle étiquette ou quel certificat ?',
    },
    copy: (rival) => ({
      en: `Would the same supplier sell to ${rival}?`,
      fr: `Le même fournisseur vendrait-il à ${rival} ?`,
    }),
    worth: {
      en: 'How much more do they already pay for this elsewhere?',
      fr: 'Combien de plus paient-ils déjà pour cela ailleurs ?',
    },
  },
  {
    sign: /\b(?:subscription|delivery|deliver|workshops?|teach|lessons?|support|set ?up|install|guarantee|warranty|custom|tailored|personali[sz]ed|follow-up)|abonnement|livraison|livr[eé]|atelier|montrer|enseign|cours\b|soutien|install|garantie|sur mesure|personnalis|accompagn|suivi/iu,
    proof: {
      en: 'Have you done it once, for a real customer? Keep a trace.',
      fr: "L'avez-vous fait une fois, pour un vrai client ? Gardez-en une trace.",
    },
    copy: (rival) => ({
      en: `What would ${rival} need to offer it: a week, or a year?`,
      fr: `Que faudrait-il à ${rival} pour l'offrir : une semaine ou un an ?`,
    }),
    worth: { en: 'Is it paid for, or expected for free?', fr: 'Est-ce payé, ou attendu gratuitement ?' },
  },
  {
    sign: /\b(?:i|my|me|years?|experience|made by|expert|trained|certified|diploma)\b|expérience|\bje\b|\bmon\b|\bma\b|\bmes\b|conçu par|formation|diplôm|certifié|années?\b|spécialis/iu,
    proof: {
      en: 'Who can confirm it in one sentence you may quote?',
      fr: 'Qui peut le confirmer en une phrase que vous pourrez citer ?',
    },
    copy: () => ({
      en: `Could they hire somebody like you? And who does it when you are away?`,
      fr: `Pourraient-ils embaucher quelqu'un comme vous ? Et qui le fait en votre absence ?`,
    }),
    worth: { en: 'Do they see the difference, or only you?', fr: 'Voient-ils la différence, ou seulement vous ?' },
  },
  {
    sign: /\b(?:french|english|bilingual|language|accent)\b|français|anglais|bilingue|langue/iu,
    proof: {
      en: 'Which page, contract and support is in that language today?',
      fr: "Quelle page, quel contrat, quel soutien est dans cette langue aujourd'hui ?",
    },
    copy: (rival) => ({
      en: `When would ${rival} have a good translation?`,
      fr: `Quand ${rival} aurait-il une bonne traduction ?`,
    }),
    worth: {
      en: 'Who has left or refused another offer for this reason? Ask for a name.',
      fr: 'Qui a quitté ou refusé une autre offre pour cette raison ? Demandez un nom.',
    },
  },
  {
    sign: /\b(?:works? (?:with|beside)|compatible|integrat|simple|easy|easier|convenient|no training)\b|fonctionne (?:avec|à côté)|compatible|s'intègre|simple|facile|pratique|sans formation/iu,
    proof: {
      en: "Ten minutes' demonstration at one customer's place",
      fr: 'Une démonstration de dix minutes chez un client',
    },
    copy: (rival) => ({
      en: `What keeps ${rival} from opening up in the same way?`,
      fr: `Qu'est-ce qui empêche ${rival} de s'ouvrir de la même façon ?`,
    }),
    worth: {
      en: 'How much time does it spare them? Count it together.',
      fr: 'Combien de temps cela leur fait-il gagner ? Comptez-le ensemble.',
    },
  },
];

const anyKind: Omit<Kind, 'sign'> = {
  proof: { en: 'How does a customer see it before buying?', fr: "Comment un client le voit-il avant d'acheter ?" },
  copy: (rival) => ({
    en: `How long would ${rival} take to do it too?`,
    fr: `Combien de temps faudrait-il à ${rival} pour en faire autant ?`,
  }),
  worth: {
    en: 'Ask five people: “What would you pay more for?”',
    fr: 'Demandez à cinq personnes : « Pour quoi paieriez-vous plus ? »',
  },
};

/** Whether a difference is a promise of a low price. */
export function promisesLowPrice(difference: string): boolean {
  return kinds[0]?.sign.test(difference) === true;
}

/** Whether a customer can check a difference without believing anybody. */
export function isCheckable(difference: string): boolean {
  return kinds.findIndex((kind) => kind.sign.test(difference)) === 2;
}

/** Whether a difference is a word that everybody uses. */
export function isVague(difference: string): boolean {
  return kinds.findIndex((kind) => kind.sign.test(difference)) === 1;
}

/** Each stated difference put to three questions. */
export function differencesTable({ say, quote }: Reading, { differences, competitors }: Situation): string | undefined {
  if (differences.length === 0) {
    return say({
      en: 'You name nothing that sets you apart. Ask three customers of a competitor what they complain about: your difference starts there.',
      fr: "Vous ne nommez rien qui vous distingue. Demandez à trois clients d'un concurrent ce dont ils se plaignent : votre différence commence là.",
    });
  }
  const rivals = competitors.filter((competitor) => !competitor.isHabit);
  const rows = differences.map((difference, index) => {
    const kind = kinds.find((entry) => entry.sign.test(difference)) ?? anyKind;
    const rival = rivals[index % Math.max(1, rivals.length)];
    const name = rival
      ? say({ en: quote(rival.name, 50), fr: `ce concurrent (${quote(rival.name, 50)})` })
      : say({ en: 'a competitor', fr: 'un concurrent' });
    return [quote(difference, 90), say(kind.proof), say(kind.copy(name)), say(kind.worth)];
  });
  return blocks(
    say({
      en: 'What you say sets you apart, put to the three questions a lender would ask:',
      fr: "Ce qui vous distingue, selon vous, soumis aux trois questions qu'une banque poserait :",
    }),
    table(
      say({
        en: ['Your difference', 'Can it be proved?', 'Hard to copy?', 'Worth paying for?'],
        fr: ['Votre différence', 'Peut-on la prouver ?', 'Difficile à copier ?', 'Paierait-on pour elle ?'],
      }),
      rows,
    ),
  );
}
