import { option, type Question } from '../define-module.ts';

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
      option('shop_or_food', 'Shop, food or hospitality', 'Commerce, alimentation ou accueil'),
      option('making', 'Workshop or manufacturing', 'Atelier ou fabrication'),
      option(
        'on_site_services',
        "Services at the customer's place (trades, upkeep, care)",
        'Services sur place (métiers, entretien, soins)',
      ),
      option('office_services', 'Office or professional services', 'Services de bureau ou professionnels'),
      option(
        'digital',
        'Digital: app, software or online service',
        'Numérique\u00a0: application, logiciel ou service en ligne',
      ),
      option('land', 'Farming, forest or outdoors', 'Agriculture, forêt ou plein air'),
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
      option('small_batches', 'By hand or in small batches', 'À la main ou en petites quantités'),
      option('machines', 'Mass-produced, with machines', 'En série, avec des machines'),
      option('subcontracted', 'Made for me by someone else', 'Fait pour moi par un sous-traitant'),
      option('resale', 'Bought ready-made and resold', 'Acheté tout fait et revendu'),
      option('service', 'A service: nothing is made', "Un service\u00a0: rien n'est fabriqué"),
      option('on_computers', 'On computers (code, content, design)', "À l'ordinateur (code, contenu, conception)"),
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
      option('none', 'None, or nothing to pack', 'Aucun, ou rien à emballer'),
      option('reusable', 'Reusable or brought by the customer', 'Réutilisable ou apporté par la clientèle'),
      option('recyclable', 'Paper, cardboard, glass or metal', 'Papier, carton, verre ou métal'),
      option('compostable', 'Sold as compostable', 'Vendu comme compostable'),
      option('plastic_mixed', 'Plastic or several materials together', 'Plastique ou plusieurs matières ensemble'),
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
      option('on_foot', 'Customers come on foot, by bike or by bus', 'La clientèle vient à pied, à vélo ou en autobus'),
      option('customers_drive', 'Customers come by car', 'La clientèle vient en auto'),
      option(
        'own_vehicle',
        'I deliver or travel in a fuel-powered vehicle',
        'Je livre ou me déplace en véhicule à essence',
      ),
      option(
        'electric_or_bike',
        'I deliver or travel by electric vehicle or cargo bike',
        'Je livre ou me déplace en véhicule électrique ou à vélo',
      ),
      option('carrier', 'Parcels: the post or a carrier', 'Des colis\u00a0: la poste ou un transporteur'),
      option('remote', 'Hardly any: the work is done remotely', 'Presque pas\u00a0: le travail se fait à distance'),
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
      option('grid_electricity', 'Electricity from the grid', 'Électricité du réseau'),
      option('natural_gas', 'Natural gas', 'Gaz naturel'),
      option('oil_or_propane', 'Heating oil, propane or diesel', 'Mazout, propane ou diesel'),
      option('wood', 'Wood or pellets', 'Bois ou granules'),
      option(
        'own_renewable',
        'My own solar panels or geothermal heat',
        'Mes propres panneaux solaires ou la géothermie',
      ),
      option('unknown', "Included in the rent, or I don't know", 'Comprise dans le loyer, ou je ne sais pas'),
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
      option('minimal', 'Small: e-mail and a page', 'Petit\u00a0: courriels et une page'),
      option(
        'moderate',
        'Medium: orders, bookings, social media',
        'Moyen\u00a0: commandes, réservations, réseaux sociaux',
      ),
      option(
        'central',
        'Large: an app or a platform used every day',
        'Grand\u00a0: une application ou une plateforme utilisée chaque jour',
      ),
      option(
        'heavy',
        'Very large: video, AI or a lot of stored data',
        'Très grand\u00a0: vidéo, IA ou beaucoup de données conservées',
      ),
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
