import type { Text } from '@elan/domain/locale';
import type { OptionValue } from '@elan/domain/modules/registry';

/** What a chosen option means: where it goes, and what can be measured from tomorrow. */
export type Choice = { goes: Text; measure: Text };

export const packaging: Readonly<Partial<Record<OptionValue<'environmental', 'packaging'>, Choice>>> = {
  none: {
    goes: { en: 'Nothing leaves with the customer', fr: 'Rien ne part avec la clientèle' },
    measure: {
      en: 'The packaging that your own purchases arrive in',
      fr: 'Les emballages dans lesquels arrivent vos propres achats',
    },
  },
  reusable: {
    goes: { en: 'It comes back, if the customer thinks of it', fr: 'Il revient, si la clientèle y pense' },
    measure: { en: 'Of those that leave, how many come back', fr: 'De ceux qui partent, combien reviennent' },
  },
  recyclable: {
    goes: {
      en: "The customer's recycling bin, if it stays clean and in one material",
      fr: "Le bac de récupération de la clientèle, s'il reste propre et d'une seule matière",
    },
    measure: { en: 'Pieces bought a month, beside the sales', fr: 'Pièces achetées par mois, à côté des ventes' },
  },
  compostable: {
    goes: {
      en: 'It depends on the municipality: what is sold as compostable is not accepted everywhere',
      fr: "Cela dépend de la municipalité : ce qui est vendu comme compostable n'est pas accepté partout",
    },
    measure: {
      en: 'A yes or a no from your municipality, in writing',
      fr: 'Un oui ou un non écrit de votre municipalité',
    },
  },
  plastic_mixed: {
    goes: {
      en: 'Partly the recycling bin, and the garbage for what cannot be taken apart',
      fr: 'En partie le bac de récupération, et les ordures pour ce qui ne se sépare pas',
    },
    measure: {
      en: 'The weight of one empty package, by material',
      fr: "Le poids d'un emballage vide, par matière",
    },
  },
  undecided: {
    goes: { en: 'Not decided: the best moment to choose', fr: 'Pas décidé : le meilleur moment pour choisir' },
    measure: {
      en: 'Two samples, and the reply of the municipality on each',
      fr: 'Deux échantillons, et la réponse de la municipalité sur chacun',
    },
  },
};

export const transport: Readonly<Partial<Record<OptionValue<'environmental', 'transportation'>, Choice>>> = {
  on_foot: {
    goes: {
      en: 'Few kilometres by your customers; those that remain are made by what is delivered to you',
      fr: "Peu de kilomètres du côté de la clientèle ; restent ceux de ce qu'on vous livre",
    },
    measure: {
      en: 'Deliveries received a week, and from how far',
      fr: 'Livraisons reçues par semaine, et de quelle distance',
    },
  },
  customers_drive: {
    goes: {
      en: 'One car trip a customer, unless they pass by anyway',
      fr: "Un trajet en auto par personne, sauf si c'est sur son chemin",
    },
    measure: {
      en: 'Of ten customers asked, how many came only for you',
      fr: 'Sur dix personnes à qui vous le demandez, combien sont venues seulement pour vous',
    },
  },
  own_vehicle: {
    goes: { en: 'Fuel burned by you, trip by trip', fr: "De l'essence brûlée par vous, trajet après trajet" },
    measure: { en: 'Kilometres and litres a month, in a logbook', fr: 'Kilomètres et litres par mois, dans un carnet' },
  },
  electric_or_bike: {
    goes: {
      en: 'No fuel; a battery to make last, and winter to plan for',
      fr: "Pas d'essence ; une batterie à faire durer et l'hiver à prévoir",
    },
    measure: {
      en: 'Kilometres a month, and the trips winter cancels',
      fr: "Kilomètres par mois, et les trajets que l'hiver annule",
    },
  },
  carrier: {
    goes: {
      en: 'A box, filling material and a shared truck, and once more for a return',
      fr: 'Une boîte, du rembourrage et un camion partagé, et une autre fois pour un retour',
    },
    measure: {
      en: 'Parcels a month, the returns, and the air in the box',
      fr: "Colis par mois, retours, et l'air dans la boîte",
    },
  },
  remote: {
    goes: { en: 'Hardly any travel', fr: 'Presque aucun déplacement' },
    measure: { en: 'Trips in a month, with the reason of each', fr: 'Déplacements du mois, avec la raison de chacun' },
  },
};

export const energy: Readonly<Partial<Record<OptionValue<'environmental', 'energySource'>, Choice>>> = {
  grid_electricity: {
    goes: {
      en: 'In Québec the grid runs mostly on water: what counts is how much you draw on the coldest evenings, and what you heat',
      fr: "Au Québec, le réseau tourne surtout à l'eau : ce qui compte, c'est ce que vous tirez les soirs les plus froids, et ce que vous chauffez",
    },
    measure: {
      en: 'Kilowatt-hours on each bill; what runs at night',
      fr: 'Kilowattheures de chaque facture ; ce qui tourne la nuit',
    },
  },
  natural_gas: {
    goes: { en: 'Burned on the spot', fr: 'Brûlé sur place' },
    measure: { en: 'Cubic metres on each bill', fr: 'Mètres cubes de chaque facture' },
  },
  oil_or_propane: {
    goes: { en: 'Burned on the spot', fr: 'Brûlé sur place' },
    measure: { en: 'Litres a month, from the invoices', fr: "Litres par mois, d'après les factures" },
  },
  wood: {
    goes: {
      en: 'Burned on the spot, with smoke that the neighbours notice',
      fr: 'Brûlé sur place, avec une fumée que le voisinage remarque',
    },
    measure: {
      en: 'Quantity a month, and where the wood comes from',
      fr: 'Quantité par mois, et la provenance du bois',
    },
  },
  own_renewable: {
    goes: { en: 'Made on the spot; the grid for the rest', fr: 'Produite sur place ; le réseau pour le reste' },
    measure: {
      en: 'What you make and what you still buy, month by month',
      fr: 'Ce que vous produisez et ce que vous achetez encore, mois par mois',
    },
  },
  unknown: {
    goes: { en: 'Not known yet', fr: 'Pas encore connu' },
    measure: {
      en: 'One question to the landlord: which energy, and may I see a bill?',
      fr: 'Une question au propriétaire : quelle énergie, et puis-je voir une facture ?',
    },
  },
};

/** The grid outside of Québec is another mix in every province. */
export const gridElsewhere: Choice = {
  goes: {
    en: 'It depends on how your province makes its electricity',
    fr: 'Cela dépend de la façon dont votre province produit son électricité',
  },
  measure: {
    en: 'Kilowatt-hours on each bill; ask the utility what they are made of',
    fr: 'Kilowattheures de chaque facture ; demandez au distributeur de quoi ils sont faits',
  },
};

export const digitalUse: Readonly<Partial<Record<OptionValue<'environmental', 'digitalFootprint'>, Choice>>> = {
  minimal: {
    goes: { en: 'A little data that stays with a provider', fr: 'Un peu de données qui restent chez un fournisseur' },
    measure: { en: 'Nothing to measure; keep the devices long', fr: 'Rien à mesurer ; gardez longtemps les appareils' },
  },
  moderate: {
    goes: {
      en: 'Orders, photos and messages that pile up with several providers',
      fr: "Des commandes, des photos et des messages qui s'accumulent chez plusieurs fournisseurs",
    },
    measure: { en: 'Accounts you pay for or have forgotten', fr: 'Comptes que vous payez ou avez oubliés' },
  },
  central: {
    goes: {
      en: 'Servers that run day and night, and the devices of those who use it',
      fr: "Des serveurs qui tournent jour et nuit, et les appareils de qui s'en sert",
    },
    measure: {
      en: 'Weight of the first page, stored data, messages a month',
      fr: 'Poids de la première page, données conservées, messages par mois',
    },
  },
  heavy: {
    goes: {
      en: 'Computing, storage and transfer that grow with every customer',
      fr: 'Du calcul, du stockage et du transfert qui grandissent avec chaque client',
    },
    measure: {
      en: 'Hours of computing and stored data for each customer',
      fr: 'Heures de calcul et données conservées pour chaque client',
    },
  },
  unknown: {
    goes: { en: 'Not known yet', fr: 'Pas encore connu' },
    measure: {
      en: 'The invoice of the host: it names storage and traffic',
      fr: "La facture de l'hébergeur : elle indique stockage et trafic",
    },
  },
};
