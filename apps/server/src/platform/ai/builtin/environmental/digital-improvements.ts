import type { OptionValue } from '@elan/domain/modules/registry';
import { firstCustomers } from '../reading/customers.ts';
import type { Reading } from '../reading/reading.ts';
import { endOf, type Footprint } from './footprint.ts';
import type { Improvement, Size } from './improvement.ts';

const device =
  /\b(?:laptops?|computers?|phones?|telephones?|tablets?|screens?|devices?)\b|portables?|ordinateurs?|téléphones?|tablettes?|écrans?|appareils?/iu;
const host = /\b(?:host\w*|servers?|cloud)\b|héberg|serveurs?|infonuagique/iu;
const message = /\b(?:text messages?|sms|messages|e-?mails?|notifications?)\b|textos?|courriels?|notifications?/iu;

export function digitalImprovements(reading: Reading, footprint: Footprint): Improvement[] {
  return [
    ownDevices(reading, footprint),
    theirDevices(reading),
    travel(reading),
    hosting(reading, footprint),
    data(reading, footprint),
    computing(reading),
    messages(reading, footprint),
  ].filter((improvement) => improvement !== undefined);
}

function ownDevices({ say, quote }: Reading, { materials }: Footprint): Improvement {
  const named = materials.filter((material) => device.test(material)).slice(0, 2);
  return {
    what: say({
      en: 'Keep each device longer, and buy the next one refurbished',
      fr: 'Garder chaque appareil plus longtemps, et acheter le prochain reconditionné',
    }),
    why:
      named.length === 0
        ? say({
            en: 'You name no device, but a digital business has some: making them weighs more than running them here',
            fr: 'Vous ne nommez aucun appareil, mais une entreprise numérique en a : les fabriquer pèse plus que les faire tourner ici',
          })
        : say({
            en: `Yours are ${named.map((entry) => quote(entry, 50)).join(', ')}: where electricity comes from water, making them weighs more than running them`,
            fr: `Les vôtres : ${named.map((entry) => quote(entry, 50)).join(', ')} ; là où l'électricité vient de l'eau, les fabriquer pèse plus que les faire tourner`,
          }),
    first: say({
      en: 'Note the year of purchase on each, and the price of a new battery for the oldest',
      fr: "Notez sur chacun l'année d'achat, et le prix d'une batterie neuve pour le plus vieux",
    }),
    effort: 1,
    effect: 3,
  };
}

function theirDevices(reading: Reading): Improvement {
  const { say } = reading;
  const whom = firstCustomers(reading, 70);
  return {
    what: say({
      en: 'Run well on old phones and computers',
      fr: 'Bien fonctionner sur de vieux téléphones et ordinateurs',
    }),
    why: say({
      en: `Your customers, ${whom}, have more devices than you do: one they need not replace counts more than all of yours`,
      fr: `Votre clientèle, ${whom}, a plus d'appareils que vous : un seul qu'elle n'a pas à remplacer compte plus que tous les vôtres`,
    }),
    first: say({
      en: 'Ask the first customer for their oldest computer and try everything on it',
      fr: 'Demandez au premier client son plus vieil ordinateur et essayez tout dessus',
    }),
    effort: 2,
    effect: 3,
  };
}

function travel({ say, option, answer, quote }: Reading): Improvement | undefined {
  const chosen = answer('environmental', 'transportation');
  if (chosen !== 'own_vehicle' && chosen !== 'customers_drive' && chosen !== 'electric_or_bike') return undefined;
  const label = option('environmental', 'transportation') ?? '';
  const plan =
    /[^.\n;]*\b(?:car|trips?|visits?)\b[^.\n;]*|[^.\n;]*(?:voiture|voyages?|visites?|\bauto\b)[^.\n;]*/iu.exec(
      answer('business-plan', 'location') ?? '',
    )?.[0];
  return {
    what: say({
      en: 'Visit several customers on one trip, begin with a call',
      fr: 'Voir plusieurs clients en un seul trajet, commencer par un appel',
    }),
    why:
      plan === undefined
        ? say({
            en: `You chose “${label}”: for a digital project that may well be the largest line`,
            fr: `Vous avez choisi « ${label} » : pour un projet numérique, c'est peut-être la ligne la plus lourde`,
          })
        : say({
            en: `You chose “${label}”, and your plan says ${quote(plan, 90)}`,
            fr: `Vous avez choisi « ${label} », et votre plan dit ${quote(plan, 90)}`,
          }),
    first: say({
      en: 'Show the product at a distance first; group the visits by town, and note the kilometres of each',
      fr: "Montrez d'abord le produit à distance ; regroupez les visites par ville et notez les kilomètres de chacune",
    }),
    effort: 1,
    effect: 3,
  };
}

function hosting({ say, quote }: Reading, { materials, goals }: Footprint): Improvement {
  const named = [...materials, ...goals].find((text) => host.test(text));
  return {
    what: say({
      en: 'Choose the host by place and electricity, not by price alone',
      fr: "Choisir l'hébergeur selon le lieu et l'électricité, pas seulement le prix",
    }),
    why:
      named === undefined
        ? say({ en: 'No host is named in your answers', fr: "Aucun hébergeur n'est nommé dans vos réponses" })
        : say({
            en: `Your words: ${quote(named, 80)}. Servers in Québec run mostly on hydroelectricity; elsewhere, ask`,
            fr: `Vos mots : ${quote(named, 80)}. Au Québec, les serveurs tournent surtout à l'hydroélectricité ; ailleurs, demandez`,
          }),
    first: say({
      en: 'Put the question below to two hosts, and start with the smallest machine that holds',
      fr: 'Posez la question ci-dessous à deux hébergeurs, et commencez par la plus petite machine qui tient',
    }),
    effort: 2,
    effect: 2,
  };
}

function data({ say, quote }: Reading, { leftovers }: Footprint): Improvement {
  const rule = leftovers.find((leftover) => endOf(leftover) === 'deleted');
  return {
    what: say({ en: 'Delete what nobody reads any more', fr: 'Effacer ce que plus personne ne lit' }),
    why:
      rule === undefined
        ? say({
            en: 'Your answers give no date after which data is deleted; stored data costs energy, money and trust',
            fr: "Vos réponses ne donnent aucune date après laquelle on efface ; des données conservées coûtent de l'énergie, de l'argent et de la confiance",
          })
        : say({
            en: `You have a rule already: ${quote(rule, 80)}. Do copies and backups follow it too?`,
            fr: `Vous avez déjà une règle : ${quote(rule, 80)}. Les copies et les sauvegardes la suivent-elles aussi ?`,
          }),
    first: say({
      en: 'One line for each kind of data: why it is kept, until when, who deletes it',
      fr: "Une ligne par genre de données : pourquoi on les garde, jusqu'à quand, qui les efface",
    }),
    effort: 1,
    effect: 2,
  };
}

function computing({ say, answer, option }: Reading): Improvement {
  const use = answer('environmental', 'digitalFootprint');
  const label = option('environmental', 'digitalFootprint');
  const effects: Readonly<Partial<Record<OptionValue<'environmental', 'digitalFootprint'>, Size>>> = {
    heavy: 3,
    central: 2,
    moderate: 1,
    minimal: 1,
  };
  return {
    what:
      use === 'heavy'
        ? say({ en: 'Compute and stream only on request', fr: 'Ne calculer et ne diffuser que sur demande' })
        : say({
            en: 'Keep pages light, without video that starts by itself',
            fr: 'Garder des pages légères, sans vidéo qui démarre seule',
          }),
    why:
      label === undefined
        ? say({
            en: 'You have not said how large your use is',
            fr: "Vous n'avez pas dit quelle est l'ampleur de votre usage",
          })
        : say({
            en: `You chose “${label}”: what happens on each visit is multiplied by each visit`,
            fr: `Vous avez choisi « ${label} » : ce qui se passe à chaque visite est multiplié par chaque visite`,
          }),
    first: say({
      en: 'Note the weight of your first page and set a limit that you do not pass',
      fr: 'Notez le poids de votre première page et fixez une limite à ne pas dépasser',
    }),
    effort: use === 'heavy' ? 2 : 1,
    effect: (use && effects[use]) ?? 1,
  };
}

function messages({ say, quote }: Reading, { materials }: Footprint): Improvement | undefined {
  const named = materials.find((material) => message.test(material));
  if (named === undefined) return undefined;
  return {
    what: say({ en: 'Send only what somebody waits for', fr: "N'envoyer que ce que quelqu'un attend" }),
    why: say({
      en: `You use ${quote(named, 50)}: each one too many costs you money as well`,
      fr: `Vous utilisez ceci : ${quote(named, 50)} ; chacun de trop vous coûte aussi de l'argent`,
    }),
    first: say({
      en: 'List the messages your product sends, and cross out those whose absence nobody would notice',
      fr: "Dressez la liste des messages que votre produit envoie, et biffez ceux dont personne ne remarquerait l'absence",
    }),
    effort: 1,
    effect: 1,
  };
}
