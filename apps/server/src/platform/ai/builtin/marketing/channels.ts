import type { Text } from '@elan/domain/locale';
import type { OptionValue } from '@elan/domain/modules/registry';

export type ChannelName = OptionValue<'marketing', 'marketingChannels'>;

/** How one channel is worked by somebody who begins. */
export type Channel = {
  /** Inside a sentence. */
  name: Text;
  /** The words that show an answer speaks of this channel. */
  sign: RegExp;
  /** What to do, in this order. `whom` is quoted, `promise` too. */
  actions: (whom: string, promise: string) => readonly [Text, Text, Text];
  /** What to count each week. */
  count: Text;
  /** What the money goes into. */
  spend: Text;
};

export const channels: Readonly<Record<ChannelName, Channel>> = {
  local_presence: {
    name: { en: 'shop window, markets and events', fr: 'vitrine, marchés et événements' },
    sign: /\b(?:window|sign(?:age|board)?|market|fair|events?|tasting|samples?|doors?|street|stall|booth|flyers?|demonstration|meetings?)\b|vitrine|enseigne|marché|foire|événement|dégustation|échantillon|portes?\b|\brue\b|étal|kiosque|dépliant|démonstration|rencontre/iu,
    actions: (whom, promise) => [
      {
        en: `Put one sentence where people pass, readable in three seconds. Begin with ${promise} and take away every word that can go.`,
        fr: `Affichez une seule phrase là où les gens passent, lisible en trois secondes. Partez de ${promise} et retirez chaque mot dont on peut se passer.`,
      },
      {
        en: `Be there in person at the hour when ${whom} pass, with something to see, touch or taste, and a card that says where to come back.`,
        fr: `Soyez sur place à l'heure où passe cette clientèle, ${whom}, avec quelque chose à voir, à toucher ou à goûter, et une carte qui dit où revenir.`,
      },
      {
        en: 'Ask each person who stops for a first name and a way to reach them, with their consent, before they leave.',
        fr: "Demandez à chaque personne qui s'arrête un prénom et une façon de la joindre, avec son accord, avant qu'elle reparte.",
      },
    ],
    count: { en: 'people reached, people who came and bought', fr: 'personnes jointes, personnes venues acheter' },
    spend: { en: 'sign, table, samples, cards', fr: 'enseigne, table, échantillons, cartes' },
  },
  word_of_mouth: {
    name: { en: 'word of mouth and referrals', fr: 'bouche-à-oreille et recommandations' },
    sign: /\b(?:referr\w*|recommend\w*|word of mouth|name (?:two|three|\d)|neighbou?rs?|friends?|brings?|tell (?:their|a))\b|recommand|bouche[- ]à[- ]oreille|nommer|voisine?s?\b|amis?\b|amie|\bamène|parrain/iu,
    actions: (whom, promise) => [
      {
        en: `Ask at the right moment: the day somebody thanks you, not later. One question is enough: who else among ${whom} has the same trouble?`,
        fr: `Demandez au bon moment : le jour où quelqu'un vous remercie, pas plus tard. Une question suffit : qui d'autre, dans cette clientèle, ${whom}, vit la même chose ?`,
      },
      {
        en: `Give them words to pass on. Yours today are ${promise}; if your customers say it otherwise, take theirs.`,
        fr: `Donnez-leur des mots à répéter. Les vôtres aujourd'hui : ${promise}. Si vos clients le disent autrement, prenez leurs mots.`,
      },
      {
        en: 'Thank both sides, the one who speaks and the one who comes, and note who sent whom.',
        fr: 'Remerciez les deux côtés, la personne qui parle et celle qui vient, et notez qui a envoyé qui.',
      },
    ],
    count: { en: 'names received, names that became customers', fr: 'noms reçus, noms devenus clients' },
    spend: { en: 'thanks to those who send somebody', fr: "remerciements à qui vous envoie quelqu'un" },
  },
  direct_outreach: {
    name: { en: 'visits and calls in person', fr: 'visites et appels en personne' },
    sign: /\b(?:call\w*|visit\w*|in person|knock|phone|messages?|meet|go to see|install)\b|appel|visite|en personne|frapper|téléphon|messages?\b|aller voir|rencontrer|installer/iu,
    actions: (whom, promise) => [
      {
        en: `Write a list of names among ${whom}: one line each, with the person who decides and what you already know of them. No name, no call.`,
        fr: `Dressez une liste de noms dans cette clientèle, ${whom} : une ligne chacun, avec la personne qui décide et ce que vous en savez déjà. Pas de nom, pas d'appel.`,
      },
      {
        en: `Prepare thirty seconds, aloud: who you are, one fact, one question. The fact is ${promise}; the question is how they manage today.`,
        fr: `Préparez trente secondes, à voix haute : qui vous êtes, un fait, une question. Le fait : ${promise}. La question : comment on se débrouille aujourd'hui.`,
      },
      {
        en: 'End each talk with a date: a trial, a visit, or a clear no. Call again once after silence, then stop.',
        fr: 'Terminez chaque conversation par une date : un essai, une visite ou un non clair. Rappelez une fois après un silence, puis arrêtez.',
      },
    ],
    count: { en: 'names called, talks held, dates agreed', fr: 'noms appelés, conversations tenues, dates convenues' },
    spend: { en: 'travel, telephone, one printed page', fr: 'déplacements, téléphone, une page imprimée' },
  },
  social_media: {
    name: { en: 'social media', fr: 'réseaux sociaux' },
    sign: /\b(?:social|facebook|instagram|tiktok|linkedin|posts?|photos?|videos?|reels?|followers?)\b|réseaux sociaux|photo|vidéo|publication|abonnés sur/iu,
    actions: (whom, promise) => [
      {
        en: `Choose the one network that ${whom} open already; ask five of them which, before you create an account.`,
        fr: `Choisissez le seul réseau que cette clientèle, ${whom}, ouvre déjà ; demandez à cinq personnes lequel, avant de créer un compte.`,
      },
      {
        en: `Show the work, not the logo: each publication proves one part of ${promise}, with a place, an hour or a face.`,
        fr: `Montrez le travail, pas le logo : chaque publication prouve une partie de ${promise}, avec un lieu, une heure ou un visage.`,
      },
      {
        en: 'Answer every comment the same day, and end each publication with one thing to do: come, write, order.',
        fr: 'Répondez à chaque commentaire le jour même, et terminez chaque publication par une chose à faire : venir, écrire, commander.',
      },
    ],
    count: {
      en: 'messages received, orders that name the network',
      fr: 'messages reçus, commandes qui nomment le réseau',
    },
    spend: { en: 'photos, now and then a promoted publication', fr: 'photos, parfois une publication commanditée' },
  },
  website_newsletter: {
    name: { en: 'website, search engines and newsletter', fr: 'site Web, moteurs de recherche et infolettre' },
    sign: /\b(?:web ?site|google|search|newsletter|e-?mail(?:s|ing)?|blog|guide|articles?|online form)\b|site web|moteur|infolettre|courriels?\b|blogue|guide|articles?\b/iu,
    actions: (whom, promise) => [
      {
        en: `One page before a site: ${promise}, the price, the place or the territory, one button. Have somebody among ${whom} find it with their telephone.`,
        fr: `Une page avant un site : ${promise}, le prix, le lieu ou le territoire, un bouton. Faites-la trouver, au téléphone, par quelqu'un de cette clientèle : ${whom}.`,
      },
      {
        en: 'Claim your business profile on the search engines and maps, with photos and hours, and ask the first customers for an honest review.',
        fr: "Revendiquez votre fiche d'entreprise dans les moteurs de recherche et les cartes, avec photos et heures, et demandez un avis honnête aux premiers clients.",
      },
      {
        en: 'Collect addresses with consent from the first day; write once a month, one useful thing and one offer.',
        fr: 'Recueillez des adresses, avec consentement, dès le premier jour ; écrivez une fois par mois : une chose utile et une offre.',
      },
    ],
    count: { en: 'visits, forms or calls from the page', fr: 'visites, formulaires ou appels venus de la page' },
    spend: { en: 'domain name, page, sending tool', fr: "nom de domaine, page, outil d'envoi" },
  },
  partnerships: {
    name: { en: 'partners who sell or recommend', fr: 'partenaires qui vendent ou recommandent' },
    sign: /\b(?:partners?|restaurants?|resell\w*|associations?|chamber|suppliers?|stores? that)\b|partenaire|restaurants?\b|revend|association|chambre de commerce|fournisseurs?|dépôt/iu,
    actions: (whom, promise) => [
      {
        en: `List ten places where ${whom} already go and which do not sell what you sell.`,
        fr: `Dressez la liste de dix endroits où cette clientèle, ${whom}, va déjà et qui ne vendent pas ce que vous vendez.`,
      },
      {
        en: `Say what the partner gains, before what you want: more visits, a better plate, fewer calls. Your fact for it is ${promise}.`,
        fr: `Dites d'abord ce que le partenaire y gagne, ensuite ce que vous voulez : plus de visites, une meilleure assiette, moins d'appels. Votre fait pour cela : ${promise}.`,
      },
      {
        en: 'Agree on one page: what each does, for how long, what is paid on which sale. Try it with one partner before a second.',
        fr: "Convenez d'une page : qui fait quoi, pendant combien de temps, ce qui est payé et sur quelle vente. Essayez avec un partenaire avant d'en prendre un deuxième.",
      },
    ],
    count: { en: 'partners who said yes, sales through each', fr: 'partenaires qui ont dit oui, ventes par chacun' },
    spend: { en: 'samples, display, commission', fr: 'échantillons, présentoir, commission' },
  },
  paid_advertising: {
    name: { en: 'paid advertising', fr: 'publicité payante' },
    sign: /\b(?:ads?|advert\w*|radio|newspaper|sponsor\w*|google ads|promoted)\b|publicité|annonces? payante|radio|journal|commandit/iu,
    actions: (whom, promise) => [
      {
        en: `Pay only once a sentence has sold in person: try ${promise} on ten people among ${whom} first.`,
        fr: `Ne payez qu'une fois qu'une phrase a fait vendre en personne : essayez d'abord ${promise} auprès de dix personnes de cette clientèle, ${whom}.`,
      },
      {
        en: 'Run two versions side by side, same amount, one difference; stop the weaker one after two weeks.',
        fr: 'Diffusez deux versions côte à côte, même montant, une seule différence ; arrêtez la plus faible après deux semaines.',
      },
      {
        en: 'Give each advertisement its own number, code or page, so that a sale can be traced back to it.',
        fr: "Donnez à chaque annonce son propre numéro, code ou page, pour rattacher une vente à celle qui l'a amenée.",
      },
    ],
    count: {
      en: 'amount spent, replies, sales, for each version',
      fr: 'montant dépensé, réponses, ventes, par version',
    },
    spend: { en: 'the placements themselves, two versions', fr: 'les placements eux-mêmes, deux versions' },
  },
};

/** Tried in this order: a message to the regulars of a market is a message first. */
const bySign: readonly ChannelName[] = [
  'word_of_mouth',
  'partnerships',
  'paid_advertising',
  'direct_outreach',
  'website_newsletter',
  'social_media',
  'local_presence',
];

/** The channel that an action in the person's words belongs to. */
export function channelOf(action: string): ChannelName | undefined {
  return bySign.find((name) => channels[name].sign.test(action));
}
