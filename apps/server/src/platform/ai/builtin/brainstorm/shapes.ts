import type { Text } from '@elan/domain/locale';
import type { InterestKind } from './interest-kind.ts';

/** The person's pieces as a shape uses them. Quoted ones bear the quotation marks of the language. */
export type Slots = {
  /** An interest for the title, without quotation marks or article. */
  interest: string;
  /** The same as it was typed, with a capital. */
  Interest: string;
  /** A second interest, when there is one. */
  second: string | undefined;
  skill: string;
  quotedInterest: string;
  quotedSecond: string | undefined;
  quotedSkill: string;
  /** ', for “…”', or nothing. */
  audience: string;
};

/** A way of making a business out of an interest and a skill, and what it asks for. */
export type Shape = {
  kinds: readonly string[];
  places: readonly string[];
  /** Index in the budget bands, 0 is none. */
  budget: number;
  /** Index in the weekly hours, 0 is fewer than ten. */
  hours: number;
  needsTeam: boolean;
  /** Goals it serves, and goals it stands in the way of. */
  serves: readonly string[];
  hinders: readonly string[];
  /** The kinds of interest it can be made of; other ones give nonsense. */
  suits: readonly InterestKind[];
  /** Whether the title speaks of a skill. */
  sellsSkill?: true;
  /** The sector it belongs to by itself. */
  sector: string;
  /** Keeps its own sector even when the person prefers another: the unexpected side of it. */
  crosses?: true;
  title: (slots: Slots) => Text;
  description: (slots: Slots) => Text;
};

const every: readonly InterestKind[] = ['thing', 'doing', 'outdoors', 'digital', 'field'];
const anywhere = ['online', 'home_based', 'own_premises', 'mobile'];

export const shapes: readonly Shape[] = [
  {
    kinds: ['service', 'product_and_service'],
    places: ['own_premises', 'home_based', 'mobile'],
    budget: 0,
    hours: 0,
    needsTeam: false,
    serves: ['community', 'passion', 'extra_income'],
    hinders: ['growth', 'legacy'],
    suits: ['thing', 'doing', 'outdoors', 'digital'],
    sector: 'education',
    title: ({ interest }) => ({
      en: `Small-group workshops: ${interest}`,
      fr: `Ateliers en petit groupe : ${interest}`,
    }),
    description: ({ quotedInterest, quotedSkill, audience }) => ({
      en: `Two hours together around ${quotedInterest}, six people at a time${audience}. What no video replaces: ${quotedSkill}. First step: one trial evening in a borrowed room, announced to ten people you know.`,
      fr: `Deux heures ensemble autour de ${quotedInterest}, six personnes à la fois${audience}. Ce qu'aucune vidéo ne remplace : ${quotedSkill}. Premier pas : une soirée d'essai dans une salle prêtée, annoncée à dix personnes que vous connaissez.`,
    }),
  },
  {
    kinds: ['physical_product'],
    places: ['online', 'home_based', 'own_premises'],
    budget: 0,
    hours: 1,
    needsTeam: false,
    serves: ['passion', 'main_income'],
    hinders: [],
    suits: ['thing'],
    sector: 'crafts_design',
    title: ({ interest }) => ({ en: `Made-to-order products: ${interest}`, fr: `Produits sur commande : ${interest}` }),
    description: ({ quotedInterest, quotedSkill, audience }) => ({
      en: `A short list of three products around ${quotedInterest}, made only once they are ordered${audience}. What you build on: ${quotedSkill}. First step: show one sample and a price to five people, and make only what is paid in advance.`,
      fr: `Une courte liste de trois produits autour de ${quotedInterest}, fabriqués seulement une fois commandés${audience}. Votre point de départ : ${quotedSkill}. Premier pas : montrez un échantillon et un prix à cinq personnes, et ne fabriquez que ce qui est payé d'avance.`,
    }),
  },
  {
    kinds: ['physical_product', 'product_and_service'],
    places: ['online', 'home_based'],
    budget: 1,
    hours: 1,
    needsTeam: false,
    serves: ['growth', 'legacy', 'main_income'],
    hinders: [],
    suits: ['thing'],
    sector: 'retail',
    title: ({ Interest }) => ({ en: `${Interest}, in a monthly box`, fr: `${Interest}, en coffret mensuel` }),
    description: ({ quotedInterest, audience }) => ({
      en: `Each month a box around ${quotedInterest}: one thing to use, one to discover, one page that explains${audience}. It brings regular income as long as people stay. First step: put one box together with what you have, and sell five before you make a second kind.`,
      fr: `Chaque mois, un coffret autour de ${quotedInterest} : une chose à utiliser, une à découvrir, une page qui explique${audience}. Le revenu est régulier tant que les gens restent. Premier pas : composez un coffret avec ce que vous avez et vendez-en cinq avant d'en imaginer un deuxième.`,
    }),
  },
  {
    kinds: ['service'],
    places: anywhere,
    budget: 0,
    hours: 0,
    needsTeam: false,
    serves: ['flexibility', 'extra_income', 'passion'],
    hinders: ['growth', 'legacy'],
    suits: ['doing', 'outdoors', 'digital', 'field', 'thing'],
    sector: 'health_wellness',
    title: ({ interest }) => ({
      en: `One-to-one guidance: ${interest}`,
      fr: `Accompagnement individuel : ${interest}`,
    }),
    description: ({ quotedInterest, quotedSkill }) => ({
      en: `Three meetings, in person or on screen, that help one person begin or get better at this: ${quotedInterest}. What you bring: ${quotedSkill}. First step: offer it to two people at half price, in exchange for a frank opinion in writing.`,
      fr: `Trois rencontres, en personne ou à l'écran, pour aider quelqu'un à commencer ou à progresser dans ce domaine : ${quotedInterest}. Ce que vous y apportez : ${quotedSkill}. Premier pas : offrez-le à deux personnes à moitié prix, en échange d'un avis franc par écrit.`,
    }),
  },
  {
    kinds: ['digital_product'],
    places: ['online', 'home_based'],
    budget: 0,
    hours: 1,
    needsTeam: false,
    serves: ['flexibility', 'growth', 'legacy', 'extra_income'],
    hinders: [],
    suits: every,
    sector: 'education',
    crosses: true,
    title: ({ interest }) => ({ en: `Online course: ${interest}`, fr: `Cours en ligne : ${interest}` }),
    description: ({ quotedInterest, quotedSkill }) => ({
      en: `Ten short videos that take a beginner from nothing to a first result in ${quotedInterest}. On screen you show what you know: ${quotedSkill}. First step: give the first lesson live to five people and record it with your telephone.`,
      fr: `Dix courtes vidéos qui mènent une personne débutante de zéro à un premier résultat dans ce domaine : ${quotedInterest}. À l'écran, vous montrez ce que vous savez : ${quotedSkill}. Premier pas : donnez la première leçon en direct à cinq personnes et enregistrez-la avec votre téléphone.`,
    }),
  },
  {
    kinds: ['digital_product', 'platform'],
    places: ['online', 'home_based'],
    budget: 0,
    hours: 0,
    needsTeam: false,
    serves: ['community', 'extra_income', 'flexibility'],
    hinders: ['main_income', 'growth'],
    suits: every,
    sector: 'arts_culture',
    title: ({ interest }) => ({ en: `The local guide: ${interest}`, fr: `Le guide d'ici : ${interest}` }),
    description: ({ quotedInterest, audience }) => ({
      en: `A guide that stays up to date on ${quotedInterest} where you live: addresses, prices, mistakes to avoid${audience}. Readers pay a little, local businesses pay to be found. First step: publish one page and see how many people ask for the next one.`,
      fr: `Un guide tenu à jour sur ce thème, ${quotedInterest}, dans votre coin : adresses, prix, erreurs à éviter${audience}. Les lecteurs paient un peu, les entreprises locales paient pour y figurer. Premier pas : publiez une page et voyez combien de gens demandent la suivante.`,
    }),
  },
  {
    kinds: ['service'],
    places: ['online', 'home_based', 'mobile'],
    budget: 0,
    hours: 1,
    needsTeam: false,
    serves: ['main_income', 'growth'],
    hinders: [],
    suits: every,
    sellsSkill: true,
    sector: 'business_services',
    title: ({ skill }) => ({
      en: `For businesses, by the half-day: ${skill}`,
      fr: `Pour les entreprises, à la demi-journée : ${skill}`,
    }),
    description: ({ quotedSkill, quotedInterest }) => ({
      en: `Small businesses seldom have this under their own roof: ${quotedSkill}. You sell it by the half-day, with one clear result each time, beginning with those in the field of ${quotedInterest}. First step: propose one half-day in writing, with a price, to a business you already know.`,
      fr: `Les petites entreprises ont rarement cela à l'interne : ${quotedSkill}. Vous le vendez à la demi-journée, avec un résultat clair chaque fois, en commençant par celles de ce domaine : ${quotedInterest}. Premier pas : proposez une demi-journée par écrit, avec un prix, à une entreprise que vous connaissez déjà.`,
    }),
  },
  {
    kinds: ['service', 'product_and_service'],
    places: ['mobile', 'own_premises'],
    budget: 1,
    hours: 1,
    needsTeam: true,
    serves: ['main_income', 'passion', 'growth'],
    hinders: ['flexibility'],
    suits: ['thing', 'doing', 'outdoors'],
    sector: 'arts_culture',
    title: ({ interest }) => ({
      en: `Parties and team days: ${interest}`,
      fr: `Fêtes et journées d'équipe : ${interest}`,
    }),
    description: ({ quotedInterest, quotedSkill }) => ({
      en: `A turnkey activity around ${quotedInterest} for birthdays, offices and community centres: you arrive with everything and leave with everything. What you bring: ${quotedSkill}. First step: hold one for friends, count your hours, and work out a price from there.`,
      fr: `Une activité clés en main autour de ${quotedInterest} pour les anniversaires, les bureaux et les centres communautaires : vous arrivez avec tout et repartez avec tout. Ce que vous y apportez : ${quotedSkill}. Premier pas : animez-en une entre amis, comptez vos heures et tirez-en un prix.`,
    }),
  },
  {
    kinds: ['service', 'product_and_service'],
    places: ['home_based', 'own_premises', 'mobile'],
    budget: 2,
    hours: 1,
    needsTeam: false,
    serves: ['environment', 'extra_income', 'legacy'],
    hinders: [],
    suits: ['thing', 'outdoors'],
    sector: 'tourism_leisure',
    title: ({ interest }) => ({ en: `Rent before you buy: ${interest}`, fr: `Louer avant d'acheter : ${interest}` }),
    description: ({ quotedInterest, audience }) => ({
      en: `Whoever begins with ${quotedInterest} may hesitate to buy the equipment. You rent it out by the weekend, cleaned, complete and explained${audience}. First step: list what you own already, offer it to five people, and note what they ask for that you do not have.`,
      fr: `Qui commence en ${quotedInterest} hésite peut-être à acheter l'équipement. Vous le louez pour la fin de semaine, propre, complet et expliqué${audience}. Premier pas : dressez la liste de ce que vous possédez déjà, offrez-le à cinq personnes et notez ce qu'elles demandent et que vous n'avez pas.`,
    }),
  },
  {
    kinds: ['physical_product', 'product_and_service'],
    places: ['own_premises'],
    budget: 3,
    hours: 3,
    needsTeam: true,
    serves: ['community', 'main_income', 'growth', 'legacy', 'passion'],
    hinders: ['flexibility', 'extra_income'],
    suits: ['thing', 'doing'],
    sector: 'retail',
    title: ({ interest }) => ({
      en: `A neighbourhood address: ${interest}`,
      fr: `Une adresse de quartier : ${interest}`,
    }),
    description: ({ quotedInterest, quotedSkill, audience }) => ({
      en: `A small place where one buys, tries and meets around ${quotedInterest}${audience}. What you build on: ${quotedSkill}. It costs rent from the first month, so it comes after the others. First step: two Saturdays in a corner of somebody else's shop, before looking at any lease.`,
      fr: `Un petit lieu où l'on achète, où l'on essaie et où l'on se rencontre autour de ${quotedInterest}${audience}. Votre point de départ : ${quotedSkill}. Un loyer court dès le premier mois : c'est une idée pour plus tard. Premier pas : deux samedis dans un coin de la boutique de quelqu'un d'autre, avant de regarder le moindre bail.`,
    }),
  },
  {
    kinds: ['physical_product', 'product_and_service'],
    places: ['mobile', 'home_based'],
    budget: 1,
    hours: 1,
    needsTeam: false,
    serves: ['extra_income', 'community', 'passion'],
    hinders: ['flexibility'],
    suits: ['thing'],
    sector: 'retail',
    title: ({ interest }) => ({ en: `A travelling stall: ${interest}`, fr: `Un kiosque qui se déplace : ${interest}` }),
    description: ({ quotedInterest, quotedSkill }) => ({
      en: `A stall that goes where people already are, markets, festivals, village squares, with things to buy and to see around ${quotedInterest}. What sets your table apart: ${quotedSkill}. First step: share a table for one day with somebody who already has one.`,
      fr: `Un kiosque qui va là où les gens se trouvent déjà, marchés, festivals, places de village, avec de quoi acheter et de quoi voir autour de ${quotedInterest}. Ce qui distingue votre table : ${quotedSkill}. Premier pas : partagez une table pendant une journée avec quelqu'un qui en a déjà une.`,
    }),
  },
  {
    kinds: ['platform', 'digital_product'],
    places: ['online', 'home_based'],
    budget: 1,
    hours: 2,
    needsTeam: true,
    serves: ['growth', 'legacy'],
    hinders: ['extra_income'],
    suits: every,
    sector: 'technology',
    title: ({ interest }) => ({ en: `The meeting point: ${interest}`, fr: `Le point de rencontre : ${interest}` }),
    description: ({ quotedInterest, quotedSkill }) => ({
      en: `A simple page where those who look for something around ${quotedInterest} find those who offer it in your region, against a small commission. What you bring to it: ${quotedSkill}. First step: bring three pairs together by telephone before building anything.`,
      fr: `Une page simple où les gens qui cherchent quelque chose autour de ${quotedInterest} trouvent ceux qui l'offrent dans votre région, contre une petite commission. Ce que vous y apportez : ${quotedSkill}. Premier pas : mettez trois paires en relation au téléphone avant de construire quoi que ce soit.`,
    }),
  },
  {
    kinds: ['digital_product'],
    places: ['online', 'home_based'],
    budget: 0,
    hours: 1,
    needsTeam: false,
    serves: ['flexibility', 'growth', 'legacy'],
    hinders: ['community'],
    suits: every,
    sellsSkill: true,
    sector: 'technology',
    crosses: true,
    title: ({ skill }) => ({
      en: `Ready-made templates and tools: ${skill}`,
      fr: `Modèles et outils prêts à l'emploi : ${skill}`,
    }),
    description: ({ quotedSkill, audience }) => ({
      en: `Checklists, templates or a small app that spare others the hours you spent learning this: ${quotedSkill}${audience}. Made once, delivered without you. First step: sell the document you already use yourself, at a small price, to three people.`,
      fr: `Des listes, des modèles ou une petite application qui épargnent aux autres les heures que vous avez mises à apprendre ceci : ${quotedSkill}${audience}. Fait une fois, livré sans vous. Premier pas : vendez à trois personnes, à petit prix, le document dont vous vous servez déjà.`,
    }),
  },
  {
    kinds: ['service'],
    places: ['mobile'],
    budget: 0,
    hours: 0,
    needsTeam: false,
    serves: ['community', 'passion', 'extra_income'],
    hinders: ['growth', 'legacy'],
    suits: ['thing', 'outdoors', 'doing'],
    sector: 'tourism_leisure',
    crosses: true,
    title: ({ interest, second }) => ({
      en: `Guided outings: ${second ? `${interest} + ${second}` : interest}`,
      fr: `Sorties guidées : ${second ? `${interest} + ${second}` : interest}`,
    }),
    description: ({ quotedInterest, quotedSecond, quotedSkill }) => ({
      en: `${quotedSecond ? `Half a day that joins ${quotedInterest} and ${quotedSecond}` : `Half a day around ${quotedInterest}`}, with a small group, in a place you know well. What you have to tell: ${quotedSkill}. First step: invite six people to a first outing and ask afterwards what they would have paid.`,
      fr: `${quotedSecond ? `Une demi-journée qui réunit ${quotedInterest} et ${quotedSecond}` : `Une demi-journée autour de ${quotedInterest}`}, en petit groupe, dans un endroit que vous connaissez bien. Ce que vous avez à raconter : ${quotedSkill}. Premier pas : invitez six personnes à une première sortie et demandez-leur ensuite ce qu'elles auraient payé.`,
    }),
  },
  {
    kinds: ['product_and_service', 'physical_product'],
    places: ['home_based', 'own_premises'],
    budget: 0,
    hours: 1,
    needsTeam: false,
    serves: ['environment', 'community', 'extra_income'],
    hinders: [],
    suits: ['outdoors'],
    sector: 'environment',
    title: ({ interest }) => ({ en: `A second life: ${interest}`, fr: `Deuxième vie : ${interest}` }),
    description: ({ quotedInterest, quotedSkill }) => ({
      en: `Repair, resale or exchange of the equipment people no longer use for ${quotedInterest}. Little to buy, much to sort. What you build on: ${quotedSkill}. First step: collect for one weekend, put three things back in order, and sell them.`,
      fr: `Réparer, revendre ou échanger l'équipement dont les gens ne se servent plus en ${quotedInterest}. Peu à acheter, beaucoup à trier. Votre point de départ : ${quotedSkill}. Premier pas : ramassez pendant une fin de semaine, remettez trois choses en état et vendez-les.`,
    }),
  },
];
