import type { Question } from '../define-module.ts';

export const questions = [
  {
    id: 'businessType',
    kind: 'select',
    required: true,
    always: true,
    label: { en: 'What kind of business it is', fr: "De quel genre d'entreprise il s'agit" },
    help: {
      en: 'What you do most of the time. A shop that also takes orders online is a shop.',
      fr: 'Ce que vous faites la plupart du temps. Un commerce qui prend aussi des commandes en ligne est un commerce.',
    },
    options: [
      {
        value: 'shop_or_food',
        label: { en: 'Shop, food or hospitality', fr: 'Commerce, alimentation ou accueil' },
      },
      { value: 'making', label: { en: 'Workshop or manufacturing', fr: 'Atelier ou fabrication' } },
      {
        value: 'on_site_services',
        label: {
          en: "Services at the customer's place (trades, upkeep, care)",
          fr: 'Services sur place (métiers, entretien, soins)',
        },
      },
      {
        value: 'office_services',
        label: { en: 'Office or professional services', fr: 'Services de bureau ou professionnels' },
      },
      {
        value: 'digital',
        label: {
          en: 'Digital: app, software or online service',
          fr: 'Numérique\u00a0: application, logiciel ou service en ligne',
        },
      },
      { value: 'land', label: { en: 'Farming, forest or outdoors', fr: 'Agriculture, forêt ou plein air' } },
    ],
  },
  {
    id: 'productionMethod',
    kind: 'select',
    required: true,
    label: { en: 'How what you sell is made', fr: 'Comment se fait ce que vous vendez' },
    help: {
      en: 'How most of it is made, at the beginning.',
      fr: 'La façon dont la plus grande partie est faite, au début.',
    },
    options: [
      { value: 'small_batches', label: { en: 'By hand or in small batches', fr: 'À la main ou en petites quantités' } },
      { value: 'machines', label: { en: 'Mass-produced, with machines', fr: 'En série, avec des machines' } },
      {
        value: 'subcontracted',
        label: { en: 'Made for me by someone else', fr: 'Fait pour moi par un sous-traitant' },
      },
      { value: 'resale', label: { en: 'Bought ready-made and resold', fr: 'Acheté tout fait et revendu' } },
      { value: 'service', label: { en: 'A service: nothing is made', fr: "Un service\u00a0: rien n'est fabriqué" } },
      {
        value: 'on_computers',
        label: { en: 'On computers (code, content, design)', fr: "À l'ordinateur (code, contenu, conception)" },
      },
    ],
  },
  {
    id: 'materials',
    kind: 'text',
    required: true,
    label: { en: 'What you use', fr: 'Ce que vous utilisez' },
    help: {
      en: 'Raw materials, supplies and equipment, the largest first, with where they come from. For a digital project: devices, hosting, messages.',
      fr: 'Matières, fournitures et équipement, du plus important au moins important, avec leur provenance. Pour un projet numérique\u00a0: appareils, hébergement, messages.',
    },
    example: {
      en: 'Organic flour from a mill in Mauricie, water, salt, paper bags',
      fr: "Farine bio d'un moulin de la Mauricie, eau, sel, sacs de papier",
    },
  },
  {
    id: 'packaging',
    kind: 'select',
    required: true,
    label: { en: 'Packaging', fr: 'Emballage' },
    help: {
      en: 'What leaves with the customer, around what you sell.',
      fr: 'Ce qui part avec la clientèle, autour de ce que vous vendez.',
    },
    options: [
      { value: 'none', label: { en: 'None, or nothing to pack', fr: 'Aucun, ou rien à emballer' } },
      {
        value: 'reusable',
        label: { en: 'Reusable or brought by the customer', fr: 'Réutilisable ou apporté par la clientèle' },
      },
      {
        value: 'recyclable',
        label: { en: 'Paper, cardboard, glass or metal', fr: 'Papier, carton, verre ou métal' },
      },
      { value: 'compostable', label: { en: 'Sold as compostable', fr: 'Vendu comme compostable' } },
      {
        value: 'plastic_mixed',
        label: { en: 'Plastic or several materials together', fr: 'Plastique ou plusieurs matières ensemble' },
      },
      { value: 'undecided', undecided: true, label: { en: 'Not decided yet', fr: 'Pas encore décidé' } },
    ],
  },
  {
    id: 'transportation',
    kind: 'select',
    required: true,
    label: { en: 'Transport', fr: 'Transport' },
    help: {
      en: 'How most of your goods, you or your customers travel.',
      fr: 'Comment se déplacent, le plus souvent, vos produits, vous-même ou votre clientèle.',
    },
    options: [
      {
        value: 'on_foot',
        label: {
          en: 'Customers come on foot, by bike or by bus',
          fr: 'La clientèle vient à pied, à vélo ou en autobus',
        },
      },
      { value: 'customers_drive', label: { en: 'Customers come by car', fr: 'La clientèle vient en auto' } },
      {
        value: 'own_vehicle',
        label: {
          en: 'I deliver or travel in a fuel-powered vehicle',
          fr: 'Je livre ou me déplace en véhicule à essence',
        },
      },
      {
        value: 'electric_or_bike',
        label: {
          en: 'I deliver or travel by electric vehicle or cargo bike',
          fr: 'Je livre ou me déplace en véhicule électrique ou à vélo',
        },
      },
      {
        value: 'carrier',
        label: { en: 'Parcels: the post or a carrier', fr: 'Des colis\u00a0: la poste ou un transporteur' },
      },
      {
        value: 'remote',
        label: {
          en: 'Hardly any: the work is done remotely',
          fr: 'Presque pas\u00a0: le travail se fait à distance',
        },
      },
    ],
  },
  {
    id: 'energySource',
    kind: 'select',
    required: true,
    label: { en: 'Main source of energy', fr: "Principale source d'énergie" },
    help: {
      en: 'What heats, bakes, runs or lights your place. Look at the bill, or ask the landlord.',
      fr: 'Ce qui chauffe, cuit, fait tourner ou éclaire votre lieu de travail. Regardez la facture ou demandez au propriétaire.',
    },
    options: [
      {
        value: 'grid_electricity',
        label: {
          en: 'Electricity from the grid (Hydro-Québec or another)',
          fr: 'Électricité du réseau (Hydro-Québec ou autre)',
        },
      },
      { value: 'natural_gas', label: { en: 'Natural gas', fr: 'Gaz naturel' } },
      { value: 'oil_or_propane', label: { en: 'Heating oil, propane or diesel', fr: 'Mazout, propane ou diesel' } },
      { value: 'wood', label: { en: 'Wood or pellets', fr: 'Bois ou granules' } },
      {
        value: 'own_renewable',
        label: { en: 'My own solar panels or geothermal heat', fr: 'Mes propres panneaux solaires ou la géothermie' },
      },
      {
        value: 'unknown',
        label: { en: "Included in the rent, or I don't know", fr: 'Comprise dans le loyer, ou je ne sais pas' },
      },
    ],
  },
  {
    id: 'digitalFootprint',
    kind: 'select',
    required: false,
    label: { en: 'Your use of digital tools', fr: 'Votre usage du numérique' },
    help: {
      en: 'How much your business lives on screens and servers.',
      fr: "À quel point votre entreprise vit d'écrans et de serveurs.",
    },
    options: [
      { value: 'minimal', label: { en: 'Small: e-mail and a page', fr: 'Petit\u00a0: courriels et une page' } },
      {
        value: 'moderate',
        label: {
          en: 'Medium: orders, bookings, social media',
          fr: 'Moyen\u00a0: commandes, réservations, réseaux sociaux',
        },
      },
      {
        value: 'central',
        label: {
          en: 'Large: an app or a platform used every day',
          fr: 'Grand\u00a0: une application ou une plateforme utilisée chaque jour',
        },
      },
      {
        value: 'heavy',
        label: {
          en: 'Very large: video, AI or a lot of stored data',
          fr: 'Très grand\u00a0: vidéo, IA ou beaucoup de données conservées',
        },
      },
      { value: 'unknown', undecided: true, label: { en: "I don't know", fr: 'Je ne sais pas' } },
    ],
  },
  {
    id: 'wasteManagement',
    kind: 'text',
    required: false,
    label: { en: 'What is left over, and where it goes', fr: 'Ce qui reste, et où cela va' },
    help: {
      en: 'Unsold goods, scraps, packaging you receive, old devices: each with the bin, person or place it goes to.',
      fr: 'Invendus, retailles, emballages reçus, vieux appareils\u00a0: chacun avec le bac, la personne ou le lieu où il va.',
    },
    example: {
      en: 'Unsold bread to the food bank; flour sacks back to the mill; peelings in the brown bin',
      fr: 'Pains invendus à la banque alimentaire\u00a0; sacs de farine retournés au moulin\u00a0; pelures au bac brun',
    },
  },
  {
    id: 'sustainabilityGoals',
    kind: 'text',
    figures: 'nothing',
    required: false,
    label: { en: 'Your environmental goals', fr: 'Vos objectifs environnementaux' },
    help: {
      en: 'What you want to reach, how much of it and by when. One goal with a number is worth more than five without.',
      fr: 'Ce que vous voulez atteindre, combien et pour quand. Un objectif chiffré vaut mieux que cinq qui ne le sont pas.',
    },
    example: {
      en: 'Fewer than 5 unsold loaves out of 100 by the end of the first year',
      fr: 'Moins de 5 pains invendus sur 100 à la fin de la première année',
    },
  },
] as const satisfies readonly Question[];
