import type { Text } from '@elan/domain/locale';
import type { OptionValue } from '@elan/domain/modules/registry';
import { blocks, bullets, table } from '../markdown.ts';
import type { Reading } from '../reading/reading.ts';
import type { Product } from './product.ts';

type Protection = OptionValue<'rd', 'intellectualProperty'>;
type Form = { protects: Text; leaves: Text; first: Text };

const forms: Readonly<Record<Protection, Form>> = {
  trademark: {
    protects: {
      en: 'the sign by which customers recognise you: a name, a logo, in the field of goods and services you name',
      fr: 'le signe auquel la clientèle vous reconnaît : un nom, un logo, pour les produits et services que vous désignez',
    },
    leaves: {
      en: 'the product itself: anybody may make the same thing under another name',
      fr: 'le produit lui-même : tout le monde peut faire la même chose sous un autre nom',
    },
    first: {
      en: 'search the name in the CIPO database and in the business register before it is printed anywhere',
      fr: "cherchez le nom dans la base de données de l'OPIC et au registre des entreprises avant de l'imprimer où que ce soit",
    },
  },
  patent: {
    protects: {
      en: 'an invention that is new, useful and not obvious, in the countries where you file, for a limited time',
      fr: 'une invention nouvelle, utile et non évidente, dans les pays où vous déposez, pour un temps limité',
    },
    leaves: {
      en: 'an idea, a recipe without invention, or anything already shown; and it must be published to be granted',
      fr: "une idée, une recette sans invention ou ce qui a déjà été montré ; et il faut la publier pour l'obtenir",
    },
    first: {
      en: 'before you show it to anybody without a confidentiality agreement, ask CIPO or a patent agent what a public test would cost you in rights',
      fr: "avant de la montrer à qui que ce soit sans entente de confidentialité, demandez à l'OPIC ou à un agent de brevets ce qu'un test public vous ferait perdre comme droits",
    },
  },
  copyright: {
    protects: {
      en: 'the work as it is written or drawn: code, texts, pictures, from the moment they exist',
      fr: "l'œuvre telle qu'elle est écrite ou dessinée : code, textes, images, dès qu'elle existe",
    },
    leaves: {
      en: 'the idea and the function: somebody may write other code that does the same',
      fr: "l'idée et la fonction : quelqu'un peut écrire un autre code qui fait la même chose",
    },
    first: {
      en: "get a signed page from everybody who writes or draws for you that says the rights are the business's; without one, ask CIPO or a lawyer whose they are",
      fr: "faites signer à toute personne qui écrit ou dessine pour vous une page qui dit que les droits sont à l'entreprise ; sans elle, demandez à l'OPIC ou à une avocate à qui ils appartiennent",
    },
  },
  industrial_design: {
    protects: {
      en: 'how a finished object looks: shape, pattern, ornament, once registered',
      fr: "l'apparence d'un objet fini : forme, motif, ornement, une fois enregistrée",
    },
    leaves: {
      en: 'how it works and what it is made of',
      fr: 'la façon dont il fonctionne et ce dont il est fait',
    },
    first: {
      en: 'date the drawings, and ask CIPO how long after a first showing you may still file',
      fr: "datez les dessins, et demandez à l'OPIC combien de temps après une première présentation on peut encore déposer",
    },
  },
  trade_secret: {
    protects: {
      en: 'what nobody outside can see, as long as you really keep it: a recipe, a method, a list, settings',
      fr: "ce que personne ne voit de l'extérieur, tant que vous le gardez vraiment : recette, méthode, liste, réglages",
    },
    leaves: {
      en: 'whatever can be read, tasted or taken apart; and it ends on the day it is told',
      fr: 'tout ce qui se lit, se goûte ou se démonte ; et il prend fin le jour où il est dit',
    },
    first: {
      en: 'write the secret down once, lock it away, note who knows it, and have each sign a confidentiality agreement',
      fr: 'écrivez le secret une fois, rangez-le sous clé, notez qui le connaît et faites signer à chacun une entente de confidentialité',
    },
  },
  none: {
    protects: {
      en: 'nothing by law; what remains is speed, habit and people who trust you',
      fr: "rien en droit ; restent la rapidité, l'habitude et les gens qui vous font confiance",
    },
    leaves: {
      en: 'everything below: whoever sees it may do it',
      fr: 'tout ce qui suit : qui le voit peut le faire',
    },
    first: {
      en: 'search your future name in the CIPO database all the same: the danger is not only being copied, but standing on the mark of somebody else',
      fr: "cherchez quand même votre futur nom dans la base de données de l'OPIC : le danger n'est pas seulement d'être copié, mais d'empiéter sur la marque de quelqu'un d'autre",
    },
  },
};

type Nature = 'source' | 'method' | 'software' | 'look' | 'service';

const natures: readonly { name: Nature; sign: RegExp; seen: Text; other: Text }[] = [
  {
    name: 'source',
    sign: /\b(?:flour|mill|suppliers?|ingredients?|farm|local(?:ly)?|sourced|materials?)\b|farine|moulin|fournisseu|ingrédient|ferme|\blocaux?\b|matière|provenance/iu,
    seen: { en: 'Where it comes from, as soon as you tell it', fr: 'La provenance, dès que vous la dites' },
    other: {
      en: 'A written agreement with the source (quantity, area, duration)',
      fr: 'Une entente écrite avec la source (quantité, territoire, durée)',
    },
  },
  {
    name: 'look',
    sign: /\b(?:shape|look|colou?r|pattern|form of|ornament)\b|apparence|couleur|motif|\bforme (?:de|du|d')/iu,
    seen: { en: 'All of it, in one photo', fr: 'Tout, sur une photo' },
    other: {
      en: 'Industrial design, if it is registered in time',
      fr: "Le dessin industriel, s'il est enregistré à temps",
    },
  },
  {
    name: 'software',
    sign: /\b(?:software|apps?|algorithms?|text messages?|connect\w*|screens?|data)\b|logiciel|application|algorithme|textos?|brancher|écrans?|données/iu,
    seen: { en: 'What it does, not how it is written', fr: "Ce que cela fait, pas la façon dont c'est écrit" },
    other: {
      en: 'Copyright on the code; for the function, being the first whom customers trust',
      fr: "Le droit d'auteur sur le code ; pour la fonction, être le premier à qui on fait confiance",
    },
  },
  {
    name: 'service',
    sign: /\b(?:choose|subscri\w*|customers? (?:can|decide|set)|order of|service|delivered|sets?)\b|choisi|abonné|service|livré|\bordre\b|\bfixe\b/iu,
    seen: { en: 'All of it: a customer can describe it', fr: 'Tout : la clientèle peut le décrire' },
    other: {
      en: 'Nothing formal; do it so regularly that changing would be a nuisance',
      fr: 'Rien de formel ; le faire si régulièrement que changer serait un embarras',
    },
  },
  {
    name: 'method',
    sign: /\b(?:slow|method|process|recipe|technique|rise|hours?|cold|fermented|by hand)\b|lente|méthode|procédé|recette|technique|levée|heures?|froid|ferment|à la main/iu,
    seen: { en: 'The result, not the way to it', fr: 'Le résultat, pas la façon de faire' },
    other: {
      en: 'Trade secret; a patent only if it is a real invention',
      fr: "Le secret commercial ; un brevet seulement si c'est une vraie invention",
    },
  },
];

/** Which form covers which kind of novelty. */
const covers: Readonly<Partial<Record<Protection, readonly Nature[]>>> = {
  trade_secret: ['method'],
  patent: ['method', 'software'],
  copyright: ['software'],
  industrial_design: ['look'],
};

/** What the chosen form protects, what it leaves open, and each novelty beside it. */
export function protection(reading: Reading, product: Product): string {
  const { say, answer, option } = reading;
  const chosen = answer('rd', 'intellectualProperty');
  const form = chosen && forms[chosen];
  const label = option('rd', 'intellectualProperty');
  return blocks(
    say({ en: '## Protecting it', fr: '## Le protéger' }),
    form === undefined || label === undefined
      ? say({
          en: 'You have not said how you protect it. CIPO, the Canadian Intellectual Property Office, explains the forms and answers questions.',
          fr: "Vous n'avez pas dit comment vous le protégez. L'OPIC, l'Office de la propriété intellectuelle du Canada, explique les formes et répond aux questions.",
        })
      : blocks(
          say({ en: `**${label}** (your answer).`, fr: `**${label}** (votre réponse).` }),
          bullets([
            say({ en: `It protects ${form.protects.en}.`, fr: `Ce que cela protège : ${form.protects.fr}.` }),
            say({ en: `It leaves open ${form.leaves.en}.`, fr: `Ce que cela laisse ouvert : ${form.leaves.fr}.` }),
            say({ en: `First step: ${form.first.en}.`, fr: `Premier pas : ${form.first.fr}.` }),
          ]),
        ),
    noveltiesTable(reading, product, chosen),
    say({
      en: 'Where to ask: CIPO, the Canadian Intellectual Property Office; then a trademark or patent agent for an opinion on your own case. The names, forms and delays above are to be confirmed there.',
      fr: "Où demander : l'OPIC, l'Office de la propriété intellectuelle du Canada ; puis un agent de marques ou de brevets pour un avis sur votre propre cas. C'est là que se confirment les formes, les conditions et les délais.",
    }),
  );
}

function noveltiesTable({ say, quote }: Reading, product: Product, chosen: Protection | undefined): string | undefined {
  if (product.novelties.length === 0) return undefined;
  const rows = product.novelties.map((novelty) => {
    const nature = natures.find(({ sign }) => sign.test(novelty));
    const isCovered = nature !== undefined && ((chosen && covers[chosen]) ?? []).includes(nature.name);
    return [
      quote(novelty, 100),
      nature === undefined
        ? say({
            en: 'Ask somebody outside what they notice',
            fr: "Demandez à quelqu'un de l'extérieur ce qu'il remarque",
          })
        : say(nature.seen),
      isCovered
        ? say({ en: 'Yes, within the limits above', fr: 'Oui, dans les limites ci-dessus' })
        : say({ en: 'No, as far as your words tell', fr: "Non, d'après vos mots" }),
      nature === undefined ? say({ en: 'A question for CIPO', fr: "Une question pour l'OPIC" }) : say(nature.other),
    ];
  });
  return table(
    say({
      en: ['What is new', 'What a competitor sees', 'Covered by your choice?', 'What else could hold it'],
      fr: [
        "Ce qu'il y a de nouveau",
        "Ce qu'un concurrent voit",
        'Couvert par votre choix ?',
        "Ce qui pourrait l'assurer autrement",
      ],
    }),
    rows,
  );
}
