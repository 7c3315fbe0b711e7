import type { Text } from '../locale.ts';

const name = (en: string, fr: string): Text => ({ en, fr });

/** Kinds of trades that work alike. Each has a text of its own, for trades nobody has written about yet. */
export const families = {
  'food-making': name('Food made and sold', 'Aliments fabriqués et vendus'),
  'restaurant-family': name('Restaurant and drinks', 'Restauration et boissons'),
  shop: name('Shop', 'Boutique'),
  'online-family': name('Selling online', 'Vente en ligne'),
  'at-the-customers': name("Service at the customer's", 'Service chez le client'),
  care: name('Care of body and animals', 'Soins du corps et des animaux'),
  'lessons-and-events': name('Lessons and events', 'Cours et événements'),
  professional: name('Professional service', 'Service professionnel'),
  'workshop-and-building': name('Workshop and building', 'Atelier et construction'),
  'land-water-lodging': name('Land, water and lodging', 'Terre, eau et hébergement'),
} as const satisfies Record<string, Text>;
export type FamilyKey = keyof typeof families;

const trade = <Family extends FamilyKey>(family: Family, en: string, fr: string) => ({ family, name: name(en, fr) });

/** The trades with a folder in `content/trades`, by the name of the folder. */
export const trades = {
  bakery: trade('food-making', 'Bakery', 'Boulangerie'),
  'prepared-meals': trade('food-making', 'Prepared meals and preserves', 'Plats préparés et conserves'),
  microbrewery: trade('food-making', 'Microbrewery and cider house', 'Microbrasserie et cidrerie'),
  cafe: trade('restaurant-family', 'Café', 'Café'),
  restaurant: trade('restaurant-family', 'Restaurant', 'Restaurant'),
  'food-truck': trade('restaurant-family', 'Food truck', 'Camion-restaurant'),
  caterer: trade('restaurant-family', 'Caterer', 'Traiteur'),
  grocery: trade('shop', 'Grocery and bulk shop', 'Épicerie et vrac'),
  'clothing-shop': trade('shop', 'Clothing shop', 'Boutique de vêtements'),
  'gift-shop': trade('shop', 'Gift and craft shop', "Boutique de cadeaux et d'artisanat"),
  'second-hand-shop': trade('shop', 'Second-hand shop', 'Friperie et articles usagés'),
  'online-shop': trade('online-family', 'Online shop', 'Boutique en ligne'),
  'subscription-boxes': trade('online-family', 'Subscription boxes', 'Boîtes par abonnement'),
  cleaning: trade('at-the-customers', 'Cleaning', 'Entretien ménager'),
  'landscaping-and-snow': trade('at-the-customers', 'Landscaping and snow removal', 'Paysagement et déneigement'),
  'moving-and-delivery': trade('at-the-customers', 'Moving and delivery', 'Déménagement et livraison'),
  'property-care': trade('at-the-customers', 'Real estate and property care', "Immobilier et entretien d'immeubles"),
  'mobile-mechanic': trade('at-the-customers', 'Mobile mechanic', 'Mécanique mobile'),
  'hair-salon': trade('care', 'Hair salon and barber', 'Salon de coiffure et barbier'),
  beauty: trade('care', 'Beauty and aesthetics', 'Esthétique et beauté'),
  massage: trade('care', 'Massage and physical therapy', 'Massothérapie et soins du corps'),
  fitness: trade('care', 'Fitness and yoga', 'Entraînement et yoga'),
  'pet-grooming': trade('care', 'Pet grooming and care', "Toilettage et soins d'animaux"),
  'pet-boarding': trade('care', 'Dog daycare and boarding', 'Garderie et pension pour chiens'),
  'home-day-care': trade('care', 'Home day care', 'Garde en milieu familial'),
  'senior-care': trade('care', 'Home care for seniors', 'Aide à domicile pour personnes aînées'),
  tutoring: trade('lessons-and-events', 'Tutoring and language lessons', 'Tutorat et cours de langues'),
  'arts-lessons': trade('lessons-and-events', 'Music, dance and art lessons', "Cours de musique, de danse et d'art"),
  'event-planning': trade('lessons-and-events', 'Event planning and rental', "Organisation et location d'événements"),
  photography: trade('lessons-and-events', 'Photography and video', 'Photo et vidéo'),
  'graphic-design': trade('professional', 'Graphic and web design', 'Design graphique et Web'),
  software: trade('professional', 'Software and apps', 'Logiciels et applications'),
  'it-support': trade('professional', 'IT support', 'Soutien informatique'),
  bookkeeping: trade('professional', 'Bookkeeping and tax', 'Tenue de livres et impôts'),
  consulting: trade('professional', 'Consulting and coaching', 'Conseil et accompagnement'),
  marketing: trade('professional', 'Marketing and social media', 'Marketing et médias sociaux'),
  translation: trade('professional', 'Translation and writing', 'Traduction et rédaction'),
  handyman: trade('workshop-and-building', 'Handyman and renovation', 'Petits travaux et rénovation'),
  'electrician-plumber': trade('workshop-and-building', 'Electrician or plumber', 'Électricité ou plomberie'),
  painting: trade('workshop-and-building', 'Painting and finishing', 'Peinture et finition'),
  'bike-repair': trade('workshop-and-building', 'Bike repair and rental', 'Réparation et location de vélos'),
  'car-repair': trade('workshop-and-building', 'Car repair and tires', 'Mécanique automobile et pneus'),
  'car-detailing': trade('workshop-and-building', 'Car detailing', 'Esthétique automobile'),
  'small-engine-repair': trade('workshop-and-building', 'Small-engine repair', 'Réparation de petits moteurs'),
  woodworking: trade('workshop-and-building', 'Woodworking and furniture', 'Ébénisterie et meubles'),
  'small-making': trade(
    'workshop-and-building',
    'Sewing, jewellery and small making',
    'Couture, bijoux et petite fabrication',
  ),
  'market-garden': trade('land-water-lodging', 'Market garden and baskets', 'Maraîchage et paniers'),
  'flower-farm': trade('land-water-lodging', 'Flower farm', 'Ferme florale'),
  'maple-and-orchard': trade('land-water-lodging', 'Maple and orchard', 'Érablière et verger'),
  'animals-and-bees': trade('land-water-lodging', 'Animals and beekeeping', 'Élevage et apiculture'),
  'outdoor-guiding': trade(
    'land-water-lodging',
    'Fishing, hunting and outdoor guiding',
    'Pêche, chasse et guide de plein air',
  ),
  lodging: trade('land-water-lodging', 'Lodging: B&B, campground, cottage', 'Hébergement : gîte, camping, chalet'),
  tours: trade('land-water-lodging', 'Tours and experiences', 'Visites guidées et expériences'),
} as const satisfies Record<string, { family: FamilyKey; name: Text }>;
export type TradeKey = keyof typeof trades;

/** What a person may choose as the trade of a project: a trade, or its kind if none of the trades is theirs. */
export type TradeChoice = TradeKey | FamilyKey;

/** The choices with their names, the trades first. */
export const tradeChoices = {
  ...(Object.fromEntries(Object.entries(trades).map(([key, { name }]) => [key, name])) as Record<TradeKey, Text>),
  ...families,
} satisfies Record<TradeChoice, Text>;

export function isTradeChoice(name: unknown): name is TradeChoice {
  return typeof name === 'string' && Object.hasOwn(tradeChoices, name);
}
