import type { Reading } from '../reading/reading.ts';
import type { Improvement } from './improvement.ts';

/** What leaves around the goods. */
export function packing({ say, answer, option }: Reading): Improvement | undefined {
  const label = option('environmental', 'packaging') ?? '';
  const why = say({ en: `You chose “${label}”`, fr: `Vous avez choisi « ${label} »` });
  switch (answer('environmental', 'packaging')) {
    case 'recyclable':
      return {
        what: say({ en: 'Give a package only on request', fr: "Ne donner l'emballage que sur demande" }),
        why: `${why}${say({ en: '; the one that is not handed out needs no bin', fr: " ; celui qu'on ne remet pas n'a besoin d'aucun bac" })}`,
        first: say({
          en: 'Ask “Do you have your own bag?” before you reach for one, and count the yeses for a week',
          fr: "Demandez « Avez-vous votre sac ? » avant d'en prendre un, et comptez les oui pendant une semaine",
        }),
        effort: 1,
        effect: 2,
      };
    case 'reusable':
      return {
        what: say({ en: 'Make the container come back', fr: 'Faire revenir le contenant' }),
        why: `${why}${say({ en: '; a reusable one that is lost is heavier than the disposable it replaces', fr: " ; un contenant réutilisable perdu pèse plus que le jetable qu'il remplace" })}`,
        first: say({
          en: 'Number the first ones and note who has which; try a deposit',
          fr: 'Numérotez les premiers et notez qui a lequel ; essayez une consigne',
        }),
        effort: 2,
        effect: 2,
      };
    case 'compostable':
      return {
        what: say({
          en: 'Check where the compostable package can really end',
          fr: "Vérifier où l'emballage compostable peut vraiment finir",
        }),
        why: `${why}${say({ en: '; if your municipality refuses it, it goes to the garbage like plastic', fr: ' ; si votre municipalité le refuse, il finit aux ordures comme du plastique' })}`,
        first: say({
          en: 'Bring a sample to the municipality, and keep the reply',
          fr: 'Apportez un échantillon à la municipalité et gardez la réponse',
        }),
        effort: 1,
        effect: 2,
      };
    case 'plastic_mixed':
      return {
        what: say({
          en: 'Replace the heaviest piece of the package by one single material',
          fr: "Remplacer la pièce la plus lourde de l'emballage par une seule matière",
        }),
        why: `${why}${say({ en: '; what cannot be taken apart is not recycled', fr: ' ; ce qui ne se sépare pas ne se recycle pas' })}`,
        first: say({
          en: 'Take one apart, weigh each piece, and ask for a sample without the heaviest',
          fr: 'Défaites-en un, pesez chaque pièce et demandez un échantillon sans la plus lourde',
        }),
        effort: 2,
        effect: 3,
      };
    case 'undecided':
      return {
        what: say({
          en: 'Choose the package before you order a stock',
          fr: "Choisir l'emballage avant de commander un stock",
        }),
        why: say({
          en: 'It is not decided yet: nothing has to be thrown away to do it well',
          fr: "Ce n'est pas encore décidé : rien à jeter pour bien faire",
        }),
        first: say({
          en: 'Try a week without any, and note when it was really missing',
          fr: 'Essayez une semaine sans emballage et notez quand il a vraiment manqué',
        }),
        effort: 1,
        effect: 3,
      };
    default:
      return undefined;
  }
}

/** What is driven, by whom. */
export function moving({ say, answer, option, quote }: Reading): Improvement | undefined {
  const label = option('environmental', 'transportation') ?? '';
  const why = say({ en: `You chose “${label}”`, fr: `Vous avez choisi « ${label} »` });
  const place = answer('idea', 'location');
  const around =
    place === undefined ? '' : say({ en: ` around ${quote(place, 50)}`, fr: ` autour de ${quote(place, 50)}` });
  switch (answer('environmental', 'transportation')) {
    case 'on_foot':
      return {
        what: say({ en: 'Group what is delivered to you', fr: "Regrouper ce qu'on vous livre" }),
        why: `${why}${say({ en: '; the kilometres that remain are those of your suppliers', fr: ' ; les kilomètres qui restent sont ceux de vos fournisseurs' })}`,
        first: say({
          en: 'Write down every delivery for a month, and ask for one fixed day',
          fr: 'Notez chaque livraison pendant un mois et demandez un jour fixe',
        }),
        effort: 1,
        effect: 2,
      };
    case 'customers_drive':
      return {
        what: say({ en: 'Open when people pass by anyway', fr: 'Ouvrir quand les gens passent de toute façon' }),
        why: `${why}${say({ en: '; a trip made only for you weighs more than what is bought', fr: " ; un trajet fait seulement pour vous pèse plus que l'achat" })}`,
        first: say({
          en: `Ask ten customers where they came from and where they go next${around}`,
          fr: `Demandez à dix personnes d'où elles viennent et où elles vont ensuite${around}`,
        }),
        effort: 1,
        effect: 2,
      };
    case 'own_vehicle':
      return {
        what: say({ en: 'Fixed rounds on fixed days', fr: 'Des tournées fixes, à jours fixes' }),
        why: `${why}${say({ en: '; it is also the fuel you pay', fr: " ; c'est aussi l'essence que vous payez" })}`,
        first: say({
          en: `Draw last week's trips on a map${around}; which two could have been one?`,
          fr: `Tracez sur une carte les trajets de la semaine dernière${around} ; lesquels auraient pu n'en faire qu'un ?`,
        }),
        effort: 1,
        effect: 3,
      };
    case 'carrier':
      return {
        what: say({
          en: 'One smaller box, and a place to pick up',
          fr: 'Une boîte plus petite, et un point de cueillette',
        }),
        why: `${why}${say({ en: '; air travels at the price of the product', fr: " ; l'air voyage au prix du produit" })}`,
        first: say({
          en: 'Measure the empty space in five parcels; offer the customers near you to come by',
          fr: 'Mesurez le vide dans cinq colis ; offrez à la clientèle proche de venir chercher',
        }),
        effort: 2,
        effect: 2,
      };
    case 'electric_or_bike':
      return {
        what: say({ en: 'Make the battery last', fr: 'Faire durer la batterie' }),
        why: `${why}${say({ en: '; what weighs is the vehicle itself, so each year of use counts', fr: " ; ce qui pèse est le véhicule lui-même, donc chaque année d'usage compte" })}`,
        first: say({
          en: 'Plan the winter rounds by the range on a cold day, and charge outside of the evening peak',
          fr: "Planifiez les tournées d'hiver selon l'autonomie par temps froid, et rechargez hors de la pointe du soir",
        }),
        effort: 1,
        effect: 1,
      };
    default:
      return undefined;
  }
}
