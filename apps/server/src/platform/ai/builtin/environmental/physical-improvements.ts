import type { Reading } from '../reading/reading.ts';
import { endOf, type Footprint } from './footprint.ts';
import type { Improvement } from './improvement.ts';
import { materialKind } from './materials.ts';
import { moving, packing } from './packing-and-moving.ts';

export function physicalImprovements(reading: Reading, footprint: Footprint): Improvement[] {
  return [
    surplus(reading, footprint),
    material(reading, footprint),
    packing(reading),
    moving(reading),
    heating(reading, footprint),
    garbage(reading, footprint),
    equipment(reading),
  ].filter((improvement) => improvement !== undefined);
}

/** What is made and not sold costs its whole impact for nothing. */
function surplus({ say, quote, answer }: Reading, { leftovers, goals }: Footprint): Improvement | undefined {
  const unsold = [...leftovers, ...goals].find((text) =>
    /\bunsold|surplus|left ?over|invendu|excédent|restes?\b/iu.test(text),
  );
  const makes = ['small_batches', 'machines', 'subcontracted', 'resale'].includes(
    answer('environmental', 'productionMethod') ?? '',
  );
  if (!makes && unsold === undefined) return undefined;
  const ahead = /subscri|advance|pre-?order|abonn|d'avance|précommand|réserv/iu.exec(
    [answer('idea', 'businessIdea'), answer('rd', 'productDescription')].join('\n'),
  )?.[0];
  return {
    what: say({ en: 'Let orders decide how much is made', fr: 'Laisser les commandes décider de la quantité' }),
    why:
      unsold === undefined
        ? say({
            en: 'Whatever is made and not sold has used material, energy and hours for nothing',
            fr: "Ce qui est fait sans être vendu a pris de la matière, de l'énergie et des heures pour rien",
          })
        : say({
            en: `You speak of it yourself: ${quote(unsold, 90)}`,
            fr: `Vous en parlez vous-même : ${quote(unsold, 90)}`,
          }),
    first:
      ahead === undefined
        ? say({
            en: 'Write down for two weeks what was made, sold and left, by day',
            fr: 'Notez pendant deux semaines ce qui est fait, vendu et resté, par jour',
          })
        : say({
            en: 'You sell ahead already: count what was ordered before deciding the rest of the batch, and note by day what was left',
            fr: "Vous vendez déjà d'avance : comptez ce qui est commandé avant de décider du reste, et notez par jour ce qui est resté",
          }),
    effort: 1,
    effect: 3,
  };
}

function material({ say, quote }: Reading, { materials }: Footprint): Improvement | undefined {
  const first = materials[0];
  if (first === undefined) return undefined;
  return {
    what: say({
      en: `Know your first material: ${quote(first, 70)}`,
      fr: `Connaître votre première matière : ${quote(first, 70)}`,
    }),
    why: say({
      en: 'You named it first, so it is probably the one you buy most of; its origin weighs before anything you do with it',
      fr: "Vous l'avez nommée en premier, c'est donc sans doute celle que vous achetez le plus ; sa provenance pèse avant tout ce que vous en faites",
    }),
    first: say({
      en: `Ask the supplier the question below, and note for a month: ${lowered(materialKind(first).measure.en)}`,
      fr: `Posez au fournisseur la question ci-dessous et notez pendant un mois : ${lowered(materialKind(first).measure.fr)}`,
    }),
    effort: 1,
    effect: 2,
  };
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function heating({ say, answer, option }: Reading, { hasHeat, inQuebec }: Footprint): Improvement | undefined {
  const source = answer('environmental', 'energySource');
  const label = option('environmental', 'energySource') ?? '';
  if (source === 'unknown') {
    return {
      what: say({ en: 'Find out what heats the place', fr: 'Savoir ce qui chauffe le lieu' }),
      why: say({
        en: 'You cannot choose an energy you do not know, and it is in the lease for years',
        fr: "On ne choisit pas une énergie qu'on ne connaît pas, et elle est dans le bail pour des années",
      }),
      first: say({
        en: 'Ask the landlord for the last winter bill before you sign',
        fr: "Demandez au propriétaire la dernière facture d'hiver avant de signer",
      }),
      effort: 1,
      effect: 2,
    };
  }
  if (source === 'natural_gas' || source === 'oil_or_propane') {
    return {
      what: say({
        en: 'Leave the burned fuel when the equipment is replaced',
        fr: "Quitter le combustible au moment de remplacer l'équipement",
      }),
      why: say({
        en: `You chose “${label}”; the right day is the one on which the appliance has to be bought anyway`,
        fr: `Vous avez choisi « ${label} » ; le bon jour est celui où il faut de toute façon acheter l'appareil`,
      }),
      first: inQuebec
        ? say({
            en: 'Ask for one electric quote beside the other, and ask Hydro-Québec what help exists',
            fr: "Demandez une soumission à l'électricité à côté de l'autre, et demandez à Hydro-Québec quelle aide existe",
          })
        : say({
            en: 'Ask for one electric quote beside the other, and ask your utility what help exists',
            fr: "Demandez une soumission à l'électricité à côté de l'autre, et demandez au distributeur quelle aide existe",
          }),
      effort: 3,
      effect: 3,
    };
  }
  if (source === 'wood') {
    return {
      what: say({
        en: 'Dry wood, and an appliance the municipality accepts',
        fr: 'Du bois sec, et un appareil que la municipalité accepte',
      }),
      why: say({
        en: `You chose “${label}”; the smoke is what neighbours and the municipality see`,
        fr: `Vous avez choisi « ${label} » ; la fumée est ce que voient le voisinage et la municipalité`,
      }),
      first: say({
        en: 'Ask the municipality what it allows before you install or sign',
        fr: "Demandez à la municipalité ce qu'elle permet avant d'installer ou de signer",
      }),
      effort: 2,
      effect: 2,
    };
  }
  if (source !== 'grid_electricity') return undefined;
  return {
    what: hasHeat
      ? say({
          en: 'Heat once, and use the heat to the end',
          fr: "Chauffer une fois, et utiliser la chaleur jusqu'au bout",
        })
      : say({ en: 'Switch off what runs at night', fr: 'Éteindre ce qui tourne la nuit' }),
    why: inQuebec
      ? say({
          en: 'The electricity is mostly hydroelectric, so this helps the bill first, and the network on cold winter evenings',
          fr: "L'électricité est surtout hydroélectrique : cela aide d'abord la facture, et le réseau les soirs d'hiver",
        })
      : say({
          en: 'What it changes depends on how your province makes its electricity',
          fr: 'Ce que cela change dépend de la façon dont votre province produit son électricité',
        }),
    first: hasHeat
      ? say({
          en: 'Put the batches in a row from the hottest to the mildest, and note when the heat is switched on and when the first batch goes in',
          fr: "Mettez les cuissons à la suite, de la plus chaude à la plus douce, et notez l'heure où l'on allume et celle de la première cuisson",
        })
      : say({
          en: 'Read the meter one evening and the next morning, with nobody there',
          fr: 'Lisez le compteur un soir et le lendemain matin, sans personne sur place',
        }),
    effort: 1,
    effect: 1,
  };
}

function garbage({ say, quote }: Reading, { leftovers }: Footprint): Improvement | undefined {
  const lost = leftovers.find((leftover) => endOf(leftover) === 'garbage');
  if (lost === undefined) return undefined;
  return {
    what: say({ en: 'Find another end for what you throw away', fr: 'Trouver une autre fin à ce que vous jetez' }),
    why: say({
      en: `The one line of yours that ends in the garbage: ${quote(lost, 90)}`,
      fr: `La ligne de votre réponse qui finit aux ordures : ${quote(lost, 90)}`,
    }),
    first: say({
      en: 'Ask whether it can be used more than once, then what could replace it, then who takes it',
      fr: "Demandez si cela peut servir plus d'une fois, puis ce qui le remplacerait, puis qui le reprend",
    }),
    effort: 2,
    effect: 2,
  };
}

function equipment({ say, quote, answer, chose }: Reading): Improvement | undefined {
  const resources = answer('business-plan', 'resources') ?? '';
  const used = resources
    .split(/\n|;/u)
    .find((line) => /second-?hand|\bused\b|refurbished|d['\u2019]occasion|usagé|reconditionné/iu.test(line));
  const makes = chose('environmental', 'productionMethod', 'small_batches', 'machines');
  if (!makes) return undefined;
  return {
    what: say({ en: 'Buy equipment used, and repair it', fr: "Acheter l'équipement d'occasion, et le réparer" }),
    why:
      used === undefined
        ? say({
            en: 'No answer of yours says whether it is bought new',
            fr: "Aucune de vos réponses ne dit s'il est acheté neuf",
          })
        : say({
            en: `You plan it for one piece: ${quote(used, 80)}. What about the others?`,
            fr: `Vous le prévoyez pour un article : ${quote(used, 80)}. Et les autres ?`,
          }),
    first: say({
      en: 'For each purchase, one used price beside the new one',
      fr: "Pour chaque achat, un prix d'occasion à côté du prix neuf",
    }),
    effort: 2,
    effect: 2,
  };
}
