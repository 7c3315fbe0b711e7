import { blocks, table } from '../markdown.ts';
import type { Reading } from '../reading/reading.ts';
import { type Choice, digitalUse, energy, gridElsewhere, packaging, transport } from './choices.ts';
import { endOf, type Footprint } from './footprint.ts';
import { isSecondHand, isWater, materialKind, namesOrigin } from './materials.ts';

/** What the business uses and where it goes, category by category, with what to measure. */
export function flows(reading: Reading, footprint: Footprint): string {
  const { say } = reading;
  const { isDigital } = footprint;
  const rows = isDigital
    ? [
        choiceRow(reading, footprint, 'digitalFootprint'),
        ...materialRows(reading, footprint),
        choiceRow(reading, footprint, 'transportation'),
        choiceRow(reading, footprint, 'energySource'),
        ...(reading.answer('environmental', 'packaging') === 'none'
          ? []
          : [choiceRow(reading, footprint, 'packaging')]),
        leftoverRow(reading, footprint),
      ]
    : [
        ...materialRows(reading, footprint),
        choiceRow(reading, footprint, 'packaging'),
        choiceRow(reading, footprint, 'transportation'),
        choiceRow(reading, footprint, 'energySource'),
        leftoverRow(reading, footprint),
        choiceRow(reading, footprint, 'digitalFootprint'),
      ];
  return blocks(
    say({ en: '## What you use and where it goes', fr: '## Ce que vous utilisez et où cela va' }),
    isDigital
      ? say({
          en: 'A digital business weighs little where it is and more elsewhere: in devices that are made, servers that run and trips to customers. This is what your answers show of it.',
          fr: "Une entreprise numérique pèse peu là où elle est et davantage ailleurs : dans les appareils qu'on fabrique, les serveurs qui tournent et les trajets vers la clientèle. Voici ce que vos réponses en montrent.",
        })
      : undefined,
    table(
      say({
        en: ['Category', 'Your answer', 'Where it comes from or goes', 'What to measure'],
        fr: ['Catégorie', 'Votre réponse', "D'où cela vient, où cela va", "Ce qu'il faut mesurer"],
      }),
      rows.filter((row) => row !== undefined),
    ),
  );
}

const choices = {
  packaging: { name: { en: 'Packaging', fr: 'Emballage' }, options: packaging },
  transportation: { name: { en: 'Transport', fr: 'Transport' }, options: transport },
  energySource: { name: { en: 'Energy', fr: 'Énergie' }, options: energy },
  digitalFootprint: { name: { en: 'Data and servers', fr: 'Données et serveurs' }, options: digitalUse },
} as const;

function choiceRow(
  { say, answer, option }: Reading,
  { inQuebec }: Footprint,
  question: keyof typeof choices,
): string[] | undefined {
  const { name, options } = choices[question];
  const value = answer('environmental', question);
  const label = option('environmental', question);
  const known: Choice | undefined =
    value === 'grid_electricity' && !inQuebec
      ? gridElsewhere
      : value && (options as Readonly<Record<string, Choice>>)[value];
  if (known === undefined || label === undefined) {
    if (question === 'digitalFootprint') return undefined;
    const open = say({ en: 'no answer yet', fr: 'pas encore de réponse' });
    return [say(name), open, open, say({ en: 'Answer the question first', fr: "Répondez d'abord à la question" })];
  }
  return [say(name), label, say(known.goes), say(known.measure)];
}

function materialRows({ say, quote, answer }: Reading, { materials, isDigital }: Footprint): string[][] {
  const name = isDigital
    ? say({ en: 'Devices and services', fr: 'Appareils et services' })
    : say({ en: 'Materials', fr: 'Matières' });
  if (materials.length === 0) {
    const text = answer('environmental', 'materials');
    return [
      [
        name,
        text === undefined ? say({ en: 'no answer yet', fr: 'pas encore de réponse' }) : quote(text, 80),
        say({ en: 'not known yet', fr: 'pas encore connu' }),
        say({ en: 'The invoices of one month, line by line', fr: "Les factures d'un mois, ligne par ligne" }),
      ],
    ];
  }
  return materials.slice(0, 6).map((material) => [
    name,
    quote(material, 90),
    isWater(material)
      ? say({
          en: 'From the tap; what counts is how it leaves',
          fr: "Du robinet ; ce qui compte, c'est comment elle ressort",
        })
      : isSecondHand(material)
        ? say({ en: 'It had a first life already: note its year', fr: "A déjà eu une première vie : notez l'année" })
        : namesOrigin(material)
          ? say({
              en: 'You say where from: ask for it in writing',
              fr: 'Vous dites la provenance : demandez-la par écrit',
            })
          : say({ en: 'Where from: not said', fr: 'Provenance : pas précisée' }),
    say(materialKind(material).measure),
  ]);
}

function leftoverRow({ say, quote, answer, number }: Reading, { leftovers, isDigital }: Footprint): string[] {
  const text = answer('environmental', 'wasteManagement');
  const name = isDigital
    ? say({ en: 'Old devices and data', fr: 'Vieux appareils et données' })
    : say({ en: 'What is left over', fr: 'Ce qui reste' });
  const toWeigh = isDigital
    ? say({ en: 'Devices that left this year, with the receipt', fr: 'Appareils sortis cette année, avec le reçu' })
    : say({ en: 'One week of your bins, weighed', fr: 'Une semaine de vos bacs, pesée' });
  const lost = leftovers.filter((leftover) => endOf(leftover) === 'garbage').length;
  if (text === undefined || leftovers.length === 0) {
    return [
      name,
      text === undefined ? say({ en: 'no answer yet', fr: 'pas encore de réponse' }) : quote(text, 80),
      say({ en: 'not known yet', fr: 'pas encore connu' }),
      toWeigh,
    ];
  }
  return [
    name,
    quote(text, 120),
    lost === 0
      ? say({ en: 'None of it to the garbage, by your answer', fr: "Rien aux ordures, d'après votre réponse" })
      : say({
          en: `${number(leftovers.length)} named, ${number(lost)} of them to the garbage (computed)`,
          fr: `${number(leftovers.length)} nommés, dont ${number(lost)} aux ordures (calculé)`,
        }),
    toWeigh,
  ];
}
