import type { OptionValue } from '@elan/domain/modules/registry';
import { blocks, table } from '../markdown.ts';
import type { Reading } from '../reading/reading.ts';
import { findShares } from '../reading/shares.ts';
import { splitList } from '../reading/split-list.ts';
import { endOf, type Footprint } from './footprint.ts';

const vague =
  /(?<!\p{L})(?:green|eco-?friendly|ecological|sustainable|planet-?friendly|carbon[- ]?(?:neutral|free)|net[- ]?zero|climate[- ]?(?:neutral|positive)|clean energy|zero[- ]waste|plastic[- ]free|écolo(?:gique)?s?|vertes?|verts?|éco-?responsables?|durables?|carboneutres?|bons? pour la planète|climatiquement neutres?|z[ée]ro déchets?|sans plastique)(?!\p{L})/iu;
const absolute =
  /(?<!\p{L})(?:nothing|never|always|everything|zero|100 ?%|no (?:waste|plastic)|rien|jamais|toujours|tout|zéro|aucun(?:e)?)(?!\p{L})[^.\n;]*(?:thrown|waste|garbage|plastic|pollut|emission|recycl|organic|local|jet[ée]|déchet|ordures|plastique|émission|bio(?!\p{L})|locale?s?)/iu;
const organic = /(?<!\p{L})(?:organic|bio|biologiques?)(?!\p{L})/iu;
const origin =
  /(?<!\p{L})(?:local\w*|mill|farm|from|moulin|ferme|région|locale?s?|locaux|québec|québécoise?s?)(?!\p{L})/iu;

/** What may be said to customers today, and what has to be proved first. */
export function claims(reading: Reading, footprint: Footprint): string {
  const { say, quote } = reading;
  const { inQuebec } = footprint;
  const rows = [
    ...tooWide(reading, footprint),
    ...materialClaims(reading, footprint),
    packagingClaim(reading, footprint),
    energyClaim(reading, footprint),
    ...goalClaims(reading, footprint),
  ].filter((row) => row !== undefined);
  const found = vague.exec(everything(reading))?.[0];
  return blocks(
    say({ en: '## What you can say honestly', fr: '## Ce que vous pouvez dire honnêtement' }),
    found === undefined
      ? say({
          en: 'You use none of the large words (“green”, “carbon-neutral”): keep it so. A small fact with a number is believed more readily.',
          fr: "Vous n'employez aucun des grands mots (« écologique », « carboneutre ») : continuez. Un petit fait avec un nombre se croit plus volontiers.",
        })
      : say({
          en: `You use a word that cannot be checked: ${quote(found)}. Replace it by one fact from the table, wherever customers read it.`,
          fr: `Vous employez un mot qui ne se vérifie pas : ${quote(found)}. Remplacez-le par un fait du tableau, partout où la clientèle le lit.`,
        }),
    rows.length === 0
      ? say({
          en: 'Your answers give nothing to claim yet, and saying nothing is honest. The first count below will be the first thing to tell.',
          fr: 'Vos réponses ne donnent encore rien à déclarer, et ne rien dire est honnête. Le premier décompte ci-dessous sera la première chose à raconter.',
        })
      : table(
          say({
            en: ['What you might say', 'Today?', 'What it takes'],
            fr: ['Ce que vous pourriez dire', "Aujourd'hui ?", "Ce qu'il faut"],
          }),
          rows,
        ),
    inQuebec
      ? say({
          en: 'Before you print it: the Competition Bureau and, in Québec, the Office de la protection du consommateur say what an environmental claim has to rest on. Ask them about the exact sentence.',
          fr: "Avant d'imprimer : le Bureau de la concurrence et, au Québec, l'Office de la protection du consommateur disent sur quoi une déclaration environnementale doit reposer. Soumettez-leur la phrase exacte.",
        })
      : say({
          en: 'Before you print it: the Competition Bureau and the consumer protection office of your province say what an environmental claim has to rest on. Ask them about the exact sentence.',
          fr: "Avant d'imprimer : le Bureau de la concurrence et l'office de protection du consommateur de votre province disent sur quoi une déclaration environnementale doit reposer. Soumettez-leur la phrase exacte.",
        }),
  );
}

function everything({ answer }: Reading): string {
  return [
    answer('idea', 'businessIdea'),
    answer('analysis', 'differentiators'),
    answer('business-plan', 'values'),
    answer('marketing', 'valueProposition'),
    answer('environmental', 'sustainabilityGoals'),
  ].join('\n');
}

/** A sentence that allows no exception, beside the exception the person named. */
function tooWide(reading: Reading, { leftovers }: Footprint): string[][] {
  const { say, quote } = reading;
  const sentence = everything(reading)
    .split(/[.\n;]/u)
    .find((part) => absolute.test(part));
  if (sentence === undefined) return [];
  const exception = leftovers.find((leftover) => endOf(leftover) === 'garbage');
  return [
    [
      quote(sentence, 110),
      say({ en: 'No', fr: 'Non' }),
      exception === undefined
        ? say({
            en: 'One single exception makes it untrue: say how much instead',
            fr: 'Une seule exception la rend fausse : dites plutôt combien',
          })
        : say({
            en: `Your own answer contradicts it: ${quote(exception, 80)}. Say what is true: what it holds for`,
            fr: `Votre propre réponse la contredit : ${quote(exception, 80)}. Dites ce qui est vrai : pour quoi elle vaut`,
          }),
    ],
  ];
}

function materialClaims({ say, quote, answer }: Reading, { materials, inQuebec }: Footprint): (string[] | undefined)[] {
  const certified = materials.find((material) => organic.test(material));
  const differences = splitList(answer('analysis', 'differentiators') ?? '');
  const near = [...materials, ...differences].find((text) => origin.test(text) && text !== certified) ?? certified;
  return [
    certified === undefined
      ? undefined
      : [
          quote(certified, 90),
          say({ en: 'Only as your certificate allows', fr: 'Seulement selon votre certificat' }),
          inQuebec
            ? say({
                en: 'The certificate of the supplier, then the CARTV: may the word stand on your own product?',
                fr: 'Le certificat du fournisseur, puis le CARTV : le mot peut-il figurer sur votre propre produit ?',
              })
            : say({
                en: 'The certificate of the supplier, then the CFIA: may the word stand on your own product?',
                fr: "Le certificat du fournisseur, puis l'ACIA : le mot peut-il figurer sur votre propre produit ?",
              }),
        ],
    near === undefined || !origin.test(near)
      ? undefined
      : [
          say({ en: `Where it comes from: ${quote(near, 80)}`, fr: `La provenance : ${quote(near, 80)}` }),
          say({ en: 'Yes, if it is always true', fr: "Oui, si c'est toujours vrai" }),
          say({
            en: 'Invoices of the last months; a sentence for the day another source steps in',
            fr: 'Les factures des derniers mois ; une phrase prête pour le jour où une autre source prend le relais',
          }),
        ],
  ];
}

function packagingClaim({ say, answer, option }: Reading, { isDigital }: Footprint): string[] | undefined {
  const label = option('environmental', 'packaging');
  if (isDigital && answer('environmental', 'packaging') === 'none') return undefined;
  const takes: Readonly<Partial<Record<OptionValue<'environmental', 'packaging'>, { en: string; fr: string }>>> = {
    none: {
      en: 'Say “without packaging” only for what really has none',
      fr: "Dites « sans emballage » seulement pour ce qui n'en a vraiment pas",
    },
    reusable: {
      en: 'How many times one is used on average, counted',
      fr: 'Combien de fois chacun sert en moyenne, compté',
    },
    recyclable: {
      en: 'The yes of your municipality for this very package, with food traces on it',
      fr: 'Le oui de votre municipalité pour cet emballage précis, avec des traces de produit',
    },
    compostable: {
      en: 'The yes of your municipality, and the name of the certificate',
      fr: 'Le oui de votre municipalité, et le nom du certificat',
    },
    plastic_mixed: {
      en: 'Nothing to say yet but the material, so that people can sort it',
      fr: 'Rien à dire encore, sauf la matière, pour que les gens puissent trier',
    },
  };
  const chosen = answer('environmental', 'packaging');
  const needed = chosen && takes[chosen];
  if (needed === undefined || label === undefined) return undefined;
  return [
    say({ en: `Packaging: “${label}”`, fr: `Emballage : « ${label} »` }),
    say({ en: 'Once confirmed', fr: 'Une fois confirmé' }),
    say(needed),
  ];
}

function energyClaim({ say, answer }: Reading, { inQuebec, isDigital }: Footprint): string[] | undefined {
  if (answer('environmental', 'energySource') !== 'grid_electricity' || !inQuebec) return undefined;
  return [
    isDigital
      ? say({
          en: '“Our office runs on electricity from the Québec grid”',
          fr: "« Notre bureau fonctionne à l'électricité du réseau québécois »",
        })
      : say({
          en: '“Made with electricity from the Québec grid”',
          fr: "« Fait avec l'électricité du réseau québécois »",
        }),
    say({ en: 'Yes', fr: 'Oui' }),
    isDigital
      ? say({
          en: 'A bill. It says nothing about your host: claim that only with its written reply. And everybody here may say it, so it does not set you apart',
          fr: "Une facture. Elle ne dit rien de votre hébergeur : n'en parlez qu'avec sa réponse écrite. Et tout le monde ici peut le dire : cela ne vous distingue pas",
        })
      : say({
          en: 'A bill, and no gas or propane for any step. Everybody here may say it, so it does not set you apart; and it is not “carbon-neutral”',
          fr: "Une facture, et ni gaz ni propane à aucune étape. Tout le monde ici peut le dire : cela ne vous distingue pas ; et ce n'est pas « carboneutre »",
        }),
  ];
}

function goalClaims({ say, quote }: Reading, { goals }: Footprint): string[][] {
  const goal = goals.find((entry) => findShares(entry).length > 0) ?? goals.find((entry) => /\d/u.test(entry));
  if (goal === undefined) return [];
  return [
    [
      say({ en: `As a result: ${quote(goal, 90)}`, fr: `Comme résultat : ${quote(goal, 90)}` }),
      say({ en: 'Not yet: today it is a goal', fr: "Pas encore : c'est aujourd'hui un objectif" }),
      say({
        en: 'Your own count over the whole period, with its dates',
        fr: 'Votre propre décompte sur toute la période, avec ses dates',
      }),
    ],
  ];
}
