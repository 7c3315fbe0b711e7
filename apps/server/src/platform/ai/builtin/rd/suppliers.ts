import type { Text } from '@elan/domain/locale';
import { findQuantities } from '@elan/domain/money/quantities';
import { blocks, table } from '../markdown.ts';
import { marks } from '../marks.ts';
import type { Reading } from '../reading/reading.ts';
import { criticalSupplier, nameOf, type Product, type Supplier } from './product.ts';

/** `isGoods`: it is ordered and delivered, so that a delay and a reserve make sense. */
type SupplyKind = { sign: RegExp; isGoods: boolean; stops: Text; reserve: Text };

const kinds: readonly SupplyKind[] = [
  {
    sign: /\b(?:text messages?|sms|e-?mails?|payments?|cards?|telecom)\b|textos?|paiements?|courriels?/iu,
    isGoods: false,
    stops: {
      en: 'Nothing leaves and nobody notices at once',
      fr: "Plus rien ne part, et personne ne s'en aperçoit tout de suite",
    },
    reserve: {
      en: 'An account open with a second provider, and an alert when nothing leaves any more',
      fr: 'Un compte ouvert chez un second fournisseur, et une alerte quand plus rien ne part',
    },
  },
  {
    sign: /\b(?:host\w*|servers?|cloud|backups?|domain)\b|héberg|serveurs?|infonuagique|sauvegarde/iu,
    isGoods: false,
    stops: {
      en: 'All your customers stand still at the same hour',
      fr: 'Toute votre clientèle est arrêtée à la même heure',
    },
    reserve: {
      en: 'A copy of the data elsewhere, put back once as a rehearsal, with the time it took',
      fr: "Une copie des données ailleurs, remise en place une fois pour s'exercer, avec le temps que cela a pris",
    },
  },
  {
    sign: /\b(?:oven|machine\w*|equipment|mixer|printer|vehicle|truck|tools?|landlord|rent)\b|\bfour\b|machine|équipement|pétrin|imprimante|véhicule|camion|outil|propriétaire|loyer/iu,
    isGoods: false,
    stops: { en: 'The place stands still until it is repaired', fr: "Le lieu est à l'arrêt jusqu'à la réparation" },
    reserve: {
      en: 'In writing who repairs, within how many hours, who pays; the name of somebody whose machine you could borrow',
      fr: "Par écrit, qui répare, en combien d'heures et qui paie ; le nom de quelqu'un dont vous pourriez emprunter la machine",
    },
  },
  {
    sign: /\b(?:bags?|boxes|packag\w*|labels?|bottles?|jars?)\b|\bsacs?\b|boîtes?|emballage|étiquettes?|bouteilles?|pots?\b/iu,
    isGoods: true,
    stops: {
      en: 'You can make it but not hand it over',
      fr: 'Vous pouvez le fabriquer, mais pas le remettre',
    },
    reserve: {
      en: 'A plain stock bought anywhere, that fits the same label',
      fr: "Un modèle courant qui s'achète partout et reçoit la même étiquette",
    },
  },
  {
    sign: /\b(?:lawyer|law|notary|accountant|designer|developer|programmer|freelanc\w*|consultant|partner)\b|avocate?|juridique|notaire|comptable|graphiste|développeu|programmeu|pigiste|consultant|associée?/iu,
    isGoods: false,
    stops: { en: 'A decision waits, and you with it', fr: 'Une décision attend, et vous avec elle' },
    reserve: {
      en: 'The files in your own hands from the first day, and the name of a second person who could read them',
      fr: "Les fichiers entre vos mains dès le premier jour, et le nom d'une autre personne qui saurait les lire",
    },
  },
  {
    sign: /\b(?:flour|mill|farm\w*|meat|milk|fruits?|vegetables?|ingredients?|coffee|wood|fabric|wool|leather|metal|wax|oil)\b|farine|moulin|ferme|viande|lait|fruit|légume|ingrédient|café|\bbois\b|tissu|laine|cuir|métal|cire|huile/iu,
    isGoods: true,
    stops: { en: 'Nothing can be made', fr: 'Rien ne peut être fabriqué' },
    reserve: {
      en: 'One trial batch with the material of a second source, and the list of what changes in the result',
      fr: "Un lot d'essai avec la matière d'une seconde source, et la liste de ce qui change dans le résultat",
    },
  },
];

const anySupply: Omit<SupplyKind, 'sign'> = {
  isGoods: true,
  stops: {
    en: 'Write down what you could no longer deliver, and to whom',
    fr: 'Notez ce que vous ne pourriez plus livrer, et à qui',
  },
  reserve: { en: 'A second name with a written price', fr: 'Un second nom, avec un prix écrit' },
};

const delay = /^(?:days?|weeks?|months?|jours?|semaines?|mois)$/iu;

/** The suppliers one by one: what stops with each, and what stands ready. */
export function suppliers(reading: Reading, product: Product): string {
  const { say, quote, answer } = reading;
  const heading = say({
    en: '## Your suppliers, and the day one fails',
    fr: "## Vos fournisseurs, et le jour où l'un d'eux fait défaut",
  });
  if (product.suppliers.length === 0) {
    const text = answer('rd', 'suppliers');
    return blocks(
      heading,
      say({
        en: `${text === undefined ? 'You name no supplier' : `About suppliers you wrote ${quote(text, 100)}`}. Walk through the making of ${nameOf(reading, product, 110)} from the first gesture to the last and write down everything that comes from somebody else: material, machine, server, person. Each line needs a name, a price and a delay.`,
        fr: `${text === undefined ? 'Vous ne nommez aucun fournisseur' : `Au sujet des fournisseurs, vous avez écrit ${quote(text, 100)}`}. Refaites en pensée le chemin de ce produit, ${nameOf(reading, product, 110)}, du premier geste au dernier, et notez tout ce qui vient de quelqu'un d'autre : matière, machine, serveur, personne. Chaque ligne demande un nom, un prix et un délai.`,
      }),
    );
  }
  const rows = product.suppliers.map((supplier) => {
    const kind = kindOf(supplier);
    return [
      quote(supplier.name, 80),
      supplier.brings === '' ? say({ en: 'not said', fr: 'pas précisé' }) : quote(supplier.brings, 90),
      say(kind.stops),
      say(kind.reserve),
    ];
  });
  return blocks(
    heading,
    table(
      say({
        en: ['Supplier', 'What they bring', 'If it stops', 'What stands ready'],
        fr: ['Fournisseur', "Ce qu'il apporte", "Si cela s'arrête", 'Ce qui est prêt'],
      }),
      rows,
    ),
    critical(reading, product),
    reserves(reading, product),
  );
}

function kindOf({ name, brings }: Supplier) {
  return kinds.find(({ sign }) => sign.test(brings)) ?? kinds.find(({ sign }) => sign.test(name)) ?? anySupply;
}

function critical({ say, quote }: Reading, product: Product): string | undefined {
  const supplier = criticalSupplier(product);
  if (supplier === undefined) return undefined;
  const shared = supplier.shared.map((word) => quote(word)).join(', ');
  const name = quote(supplier.name, 80);
  const ask = kindOf(supplier).isGoods
    ? say({
        en: 'Ask for one written page: price, delay, minimum order, and how long before a change you are told',
        fr: 'Demandez une page écrite : prix, délai, commande minimale, et combien de temps avant un changement on vous prévient',
      })
    : say({
        en: 'Ask for one written page: price and what makes it rise, how fast somebody replies, how you leave with what is yours',
        fr: "Demandez une page écrite : le prix et ce qui le fait monter, en combien de temps quelqu'un répond, comment repartir avec ce qui est à vous",
      });
  return shared === ''
    ? say({
        en: `**The one to secure first:** ${name}, because you named it first (assumption to confirm). ${ask}.`,
        fr: `**Celui à assurer en premier :** ${name}, parce que vous l'avez nommé en premier (hypothèse à confirmer). ${ask}.`,
      })
    : say({
        en: `**The one to secure first:** ${name}. Your product speaks of the same things (${shared}), so without it you would sell something else. ${ask}.`,
        fr: `**Celui à assurer en premier :** ${name}. Votre produit parle des mêmes choses (${shared}) ; sans lui, vous vendriez autre chose. ${ask}.`,
      });
}

function reserves({ say, quote }: Reading, { suppliers: list }: Product): string | undefined {
  const delays = list.flatMap(({ name, brings }) =>
    findQuantities(brings)
      .filter((quantity) => delay.test(quantity.noun))
      .map((quantity) => ({ name, text: quantity.text })),
  );
  if (delays.length === 0) {
    if (!list.some((supplier) => kindOf(supplier).isGoods)) {
      return say({
        en: 'These are services: nothing is kept in reserve. What replaces the reserve is a written time to reply, evenings and weekends included, and a rehearsal of the day it stops.',
        fr: "Ce sont des services : rien ne se met en réserve. Ce qui en tient lieu, c'est un délai de réponse écrit, soirs et fins de semaine compris, et un exercice du jour où tout s'arrête.",
      });
    }
    return say({
      en: 'None of these lines gives a delay. Ask each how many days pass between the order and the delivery: that number is the reserve you must always have.',
      fr: 'Aucune de ces lignes ne donne de délai. Demandez à chacun combien de jours passent entre la commande et la livraison : ce nombre est la réserve à toujours avoir.',
    });
  }
  const lines = delays.slice(0, 3).map(({ name, text }) =>
    say({
      en: `${quote(name, 60)}, ${quote(text)} ${marks.answer.en}`,
      fr: `${quote(name, 60)}, ${quote(text)} ${marks.answer.fr}`,
    }),
  );
  return say({
    en: `**Reserve to keep:** ${lines.join('; ')}. If one delivery is missed, you wait that long once more: what does it take to go on working until then, and where do you store it?`,
    fr: `**Réserve à garder :** ${lines.join(' ; ')}. Si une livraison manque, vous attendez encore une fois ce temps-là : que faut-il pour continuer d'ici là, et où le rangez-vous ?`,
  });
}
