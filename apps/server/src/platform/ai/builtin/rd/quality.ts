import type { Text } from '@elan/domain/locale';
import type { OptionValue } from '@elan/domain/modules/registry';
import { blocks, table } from '../markdown.ts';
import { startingHelp } from '../places-to-ask.ts';
import { isInQuebec } from '../reading/in-quebec.ts';
import type { Reading } from '../reading/reading.ts';
import type { Product } from './product.ts';

/** Whom to ask, the question, and what to keep of the reply. Names only: rules and fees change. */
type Desk = { whom: Text; question: Text; keep: Text };

const written: Text = { en: 'The reply, in writing, with its date', fr: 'La réponse écrite, avec sa date' };

const desks = {
  food: {
    whom: { en: 'The MAPAQ', fr: 'Le MAPAQ' },
    question: {
      en: 'Which permit, which training and which inspection does a place that prepares this need, and before which day?',
      fr: 'Quel permis, quelle formation et quelle inspection pour un lieu qui prépare cela, et avant quelle date ?',
    },
    keep: written,
  },
  foodLabel: {
    whom: {
      en: 'The Canadian Food Inspection Agency (CFIA)',
      fr: "L'Agence canadienne d'inspection des aliments (ACIA)",
    },
    question: {
      en: 'What must stand on the label of this very product, allergens included, and in which languages?',
      fr: "Que doit indiquer l'étiquette de ce produit précis, allergènes compris, et en quelles langues ?",
    },
    keep: { en: 'The finished label beside the reply', fr: "L'étiquette finale à côté de la réponse" },
  },
  organic: {
    whom: {
      en: "The CARTV, Québec's council for reserved designations",
      fr: 'Le CARTV, le Conseil des appellations réservées et des termes valorisants',
    },
    question: {
      en: 'You use the word organic: what allows you to write it on the product, and is the certificate of the supplier enough?',
      fr: "Vous employez le mot bio : qu'est-ce qui permet de l'écrire sur le produit, et le certificat du fournisseur suffit-il ?",
    },
    keep: { en: 'Certificates, with their end date', fr: "Les certificats, avec leur date d'échéance" },
  },
  privacy: {
    whom: {
      en: "The Commission d'accès à l'information (Law 25)",
      fr: "La Commission d'accès à l'information (Loi 25)",
    },
    question: {
      en: 'Which duties come with the names and numbers we store: who answers for them, what consent, how long, what to do after a leak?',
      fr: 'Quelles obligations viennent avec les noms et les numéros conservés : qui en répond, quel consentement, combien de temps, que faire après une fuite ?',
    },
    keep: {
      en: 'One page: what is stored, why, where, until when',
      fr: "Une page : ce qui est conservé, pourquoi, où et jusqu'à quand",
    },
  },
  products: {
    whom: { en: 'Health Canada, consumer product safety', fr: 'Santé Canada, sécurité des produits de consommation' },
    question: {
      en: 'Which rules hold for this kind of product, which tests and which warnings?',
      fr: 'Quelles règles visent ce genre de produit, quels essais et quels avertissements ?',
    },
    keep: written,
  },
  laboratory: {
    whom: { en: 'CSA Group, or another accredited laboratory', fr: 'Le Groupe CSA, ou un autre laboratoire accrédité' },
    question: {
      en: 'Does it need a mark before it may be sold, how many samples do you need, how long does it take, and what is the quote?',
      fr: "Faut-il une marque de certification avant de le vendre, combien d'échantillons, quel délai et quelle soumission ?",
    },
    keep: { en: 'The quote, then the test report', fr: "La soumission, puis le rapport d'essai" },
  },
  trades: {
    whom: {
      en: 'The RBQ for building work, else the professional order of the field',
      fr: "La RBQ pour les travaux de construction, sinon l'ordre professionnel du domaine",
    },
    question: {
      en: 'Does this work need a licence or a reserved title, and who in the business must hold it?',
      fr: "Ce travail exige-t-il une licence ou un titre réservé, et qui doit le détenir dans l'entreprise ?",
    },
    keep: written,
  },
  standards: {
    whom: { en: 'The BNQ (Bureau de normalisation du Québec)', fr: 'Le BNQ (Bureau de normalisation du Québec)' },
    question: {
      en: 'Is there a standard for this product or service, and who certifies it?',
      fr: 'Existe-t-il une norme pour ce produit ou ce service, et qui le certifie ?',
    },
    keep: {
      en: 'The number of the standard, or the reply that there is none',
      fr: "Le numéro de la norme, ou la réponse qu'il n'y en a pas",
    },
  },
  accreditation: {
    whom: { en: 'The Standards Council of Canada', fr: 'Le Conseil canadien des normes' },
    question: {
      en: 'Which bodies are accredited to certify this, and can two of them make a quote?',
      fr: "Quels organismes sont accrédités pour le certifier, et deux d'entre eux peuvent-ils soumissionner ?",
    },
    keep: { en: 'Two quotes', fr: 'Deux soumissions' },
  },
  french: {
    whom: {
      en: 'The OQLF (Office québécois de la langue française)',
      fr: "L'OQLF (Office québécois de la langue française)",
    },
    question: {
      en: 'What has to be in French on the product, on its screens, in its instructions and contracts?',
      fr: "Qu'est-ce qui doit être en français sur le produit, ses écrans, son mode d'emploi et ses contrats ?",
    },
    keep: written,
  },
  work: {
    whom: { en: 'The CNESST', fr: 'La CNESST' },
    question: {
      en: 'What has to be in place on the day somebody other than you works on it?',
      fr: "Qu'est-ce qui doit être en place le jour où quelqu'un d'autre que vous y travaille ?",
    },
    keep: {
      en: 'The list of dangers and what you did about each',
      fr: 'La liste des dangers et ce que vous avez fait pour chacun',
    },
  },
} as const satisfies Record<string, Desk>;

type DeskName = keyof typeof desks;

const byStandard: Readonly<Record<OptionValue<'rd', 'qualityStandards'>, { meaning: Text; ask: readonly DeskName[] }>> =
  {
    food_safety: {
      meaning: {
        en: 'it is proved by habits that leave a trace (temperatures, cleaning, lots), not by a good product alone',
        fr: 'elle se prouve par des habitudes qui laissent une trace (températures, nettoyage, lots), pas seulement par un bon produit',
      },
      ask: ['food', 'foodLabel', 'french', 'work'],
    },
    product_safety: {
      meaning: {
        en: 'it is proved by tests that somebody independent does, so the delay of the laboratory belongs in your calendar',
        fr: "elle se prouve par des essais faits par quelqu'un d'indépendant ; le délai du laboratoire fait donc partie de votre calendrier",
      },
      ask: ['products', 'laboratory', 'standards', 'french', 'work'],
    },
    data_protection: {
      meaning: {
        en: 'it is proved by what you do not collect, by who can read the rest, and by a page that says both',
        fr: 'elle se prouve par ce que vous ne recueillez pas, par qui peut lire le reste, et par une page qui dit les deux',
      },
      ask: ['privacy', 'french', 'work'],
    },
    trade_rules: {
      meaning: {
        en: 'it is proved by a name on a licence: find out whose it must be before you promise a date',
        fr: 'elle se prouve par un nom sur une licence : trouvez lequel avant de promettre une date',
      },
      ask: ['trades', 'standards', 'work'],
    },
    voluntary_certification: {
      meaning: {
        en: 'nobody forces you, so it must pay: ask your customers whether the mark changes their choice before you ask for a quote',
        fr: 'personne ne vous y oblige, donc elle doit rapporter : demandez à votre clientèle si la marque change son choix avant de demander une soumission',
      },
      ask: ['accreditation', 'standards', 'french', 'work'],
    },
    own_standards: {
      meaning: {
        en: 'your own criteria are a good beginning, as long as they are written down and somebody else can check them; ask once whether a rule exists that you do not know of',
        fr: "vos propres critères sont un bon début, à condition d'être écrits et vérifiables par quelqu'un d'autre ; demandez une fois s'il existe une règle que vous ne connaissez pas",
      },
      ask: ['standards', 'french', 'work'],
    },
  };

/** Words of the product that point to a desk, whatever standard was chosen. */
const signs: readonly (readonly [DeskName, RegExp])[] = [
  ['organic', /\borganic\w*\b|(?<!\p{L})bio(?:logiques?)?(?!\p{L})/iu],
  [
    'food',
    /\b(?:bread|bakery|food|meals?|restaurant|caf[ée]|sauce|jam|cheese|pastr\w+)\b|boulang|\bpains?\b|aliment|\brepas\b|confiture|fromage|p[âa]tiss/iu,
  ],
  [
    'privacy',
    /\b(?:personal|patients?|health information|telephone numbers?|e-?mails?|accounts?|passwords?|subscribers?)\b|renseignements|\bpatients?\b|numéros? de téléphone|courriels?|mots? de passe|abonnés?|abonnées/iu,
  ],
  ['trades', /\b(?:electric(?:al|ian)|plumb\w*|renovat\w*|construction)\b|électricien|plomb|rénov|construction/iu],
];

/** The chosen standard, what proves it, and whom to ask about it. */
export function quality(reading: Reading, product: Product): string {
  const { say, answer, option, quote } = reading;
  const chosen = answer('rd', 'qualityStandards') ?? 'own_standards';
  const label = option('rd', 'qualityStandards');
  const standard = byStandard[chosen];
  const location = answer('idea', 'location') ?? '';
  const pointed = signs.flatMap(([desk, sign]) => {
    const word = sign.exec(product.everything)?.[0];
    return word === undefined ? [] : [{ desk, word }];
  });
  const own = standard?.ask ?? [];
  const added = pointed.filter(({ desk }) => !own.includes(desk));
  const rows = [...own.slice(0, 2), ...added.map(({ desk }) => desk), ...own.slice(2)].map((name) => {
    const desk: Desk = desks[name];
    return [say(desk.whom), say(desk.question), say(desk.keep)];
  });
  const because =
    added[0] === undefined
      ? undefined
      : say({
          en: `Beside the standard you chose, your own words call for another reply: ${added.map(({ word }) => quote(word)).join(', ')}.`,
          fr: `En plus de la norme choisie, vos propres mots appellent une autre réponse : ${added.map(({ word }) => quote(word)).join(', ')}.`,
        });
  return blocks(
    say({ en: '## Quality, and whom to ask', fr: '## La qualité, et à qui demander' }),
    label === undefined
      ? say({
          en: 'You have not said which standard matters most. Begin with the reply of one authority; the table says which.',
          fr: "Vous n'avez pas dit quelle norme compte le plus. Commencez par la réponse d'une autorité ; le tableau dit laquelle.",
        })
      : say({
          en: `**${label}** (your answer): ${standard?.meaning.en ?? ''}.`,
          fr: `**${label}** (votre réponse) : ${standard?.meaning.fr ?? ''}.`,
        }),
    because,
    table(
      say({
        en: ['Where to ask', 'The question to put, in writing', 'What to keep'],
        fr: ['Où demander', 'La question à poser, par écrit', 'Ce que vous gardez'],
      }),
      rows,
    ),
    isInQuebec(location)
      ? say({
          en: `If a reply does not come or is not clear, bring it to ${startingHelp(location).en}.`,
          fr: `Si une réponse tarde ou n'est pas claire, apportez-la à qui peut vous aider : ${startingHelp(location).fr}.`,
        })
      : say({
          en: `Your location, ${quote(location, 80)}, lies outside Québec: the CFIA, Health Canada and the Standards Council answer for the whole country, the others have a counterpart in your province. Ask ${startingHelp(location).en} for its name.`,
          fr: `Votre lieu, ${quote(location, 80)}, est hors du Québec : l'ACIA, Santé Canada et le Conseil canadien des normes répondent pour tout le pays, les autres ont un équivalent dans votre province. Demandez son nom à cet endroit : ${startingHelp(location).fr}.`,
        }),
  );
}
