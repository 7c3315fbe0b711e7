import type { Answers } from '../define-module.ts';
import type { ModuleKey } from '../keys.ts';
import type { AnswersOf } from '../registry.ts';

export type ProjectKind = 'digital' | 'physical';

export type KindReading = {
  kind: ProjectKind;
  /**
   * What decided: `chosen` an option the person picked, `words` what they wrote, `nothing_digital` neither mentioned
   * anything digital.
   */
  reason: 'chosen' | 'words' | 'nothing_digital';
  /** The words that were recognized, as written. */
  words: readonly string[];
};

/**
 * Matches words in either language, whole words only: `app` does not match `appliance`, nor `logiciel` `logicielle`.
 */
const wholeWords = (...patterns: string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`, 'giu');

/** `application` means software unless something is spread on something, or requested with a form. */
const spread =
  'vernis|peintures?|enduits?|époxy|engrais|chaux|scellants?|crépi|stuc|teintures?|maquillage|cires?|crèmes?|résines?|produits?|pesticides?|herbicides?|asphalte|goudron|faux|henné|papiers?|vinyles?|pellicules?|isolants?|uréthane|colle|soins?|masques?|la|le|les|loi|lois|règles?|normes?';
const askedFor =
  "job|jobs|loan|grant|college|university|school|permit|patent|visa|mortgage|immigration|funding|scholarship|mise en|en|champ d'|champs d'|domaine d'|domaines d'|date d'|l'entrée en";

const digitalWords = wholeWords(
  'apps?',
  'webapps?',
  `(?<!(?:^|[^\\p{L}])(?:${askedFor}) ?)applications?(?! (?:forms?|fees?|process|letters?|of|to|d'(?:enduit|époxy|engrais|asphalte|herbicide|isolant|uréthane|une? (?:couche|produit|peinture|vernis))|(?:de|du|des) (?:${spread})(?![\\p{L}])))`,
  'softwares?',
  'logiciels?',
  'progiciels?',
  'saas',
  'web ?sites?',
  'sites? (?:web|internet|transactionnels?)',
  '(?<!(?:lifting|aerial|work|truck|loading|oil|train|viewing|wooden|drilling) )platforms?(?! (?:beds?|shoes|boots|lifts?|scales?|tennis|trucks?|trailers?))',
  'plate-?formes?(?! (?:élévatrices?|en bois|pétrolières?|élévateurs?|(?:de|du|pour) (?:camions?|chargement|levage|forage|travail)))',
  'plugins?',
  'browser extensions?',
  'extensions? de navigateur',
  'chatbots?',
  'agents? conversationnels?',
  'robots? conversationnels?',
  'artificial intelligence',
  'intelligence artificielle',
  'video games?',
  'jeux? vidéos?',
  'mobile games?',
  'jeux? mobiles?',
  'e-?books?',
  'livres? numériques?',
  'e-?learning',
  'online (?:courses?|trainings?|services?|tools?|communit(?:y|ies)|marketplaces?)',
  '(?:cours|formations?|services?|outils?|communautés?|places? de marché) en ligne',
  'digital (?:products?|services?|tools?|content)',
  '(?:produits?|services?|outils?|contenus?) numériques?',
  'podcasts?',
  'balados?',
  'web (?:tools?|platforms?|services?|design|development)',
  '(?:outils?|plateformes?|services?) web',
  'développement web',
  'web hosting',
  'hébergement web',
  'virtual reality',
  'réalité virtuelle',
);

const physicalWords = wholeWords(
  'baker(?:y|ies)|boulangeries?|breads?|pains?|pastr(?:y|ies)|pâtisseries?|restaurants?|restos?|caf[ée]s?',
  'coffees?|bars?|food|food trucks?|aliments?|meals?|repas|traiteurs?|catering|beers?|bières?|brewer(?:y|ies)',
  '(?:micro)?brasseries?|wines?|vins?',
  'shops?|stores?|boutiques?|magasins?|commerces?|grocer(?:y|ies)|épiceries?|dépanneurs?',
  'hotels?|hôtels?|inns?|auberges?|gîtes?',
  'farms?|fermes?|farming|vegetables?|légumes|gardens?|jardins?|greenhouses?|serres?|flowers?|fleurs?',
  'furniture|meubles?|wood|bois|cloth(?:es|ing)|vêtements?|jewel(?:le)?ry|bijoux?|soaps?|savons?|candles?',
  'bougies?|chandelles?|cosmetics?|cosmétiques?|toys?|jouets?|books?|livres?(?! numériques?)|poter(?:y|ies)',
  'poteries?',
  'workshops?|ateliers?|factor(?:y|ies)|usines?|garages?|salons?|gyms?',
  'cleaning|ménage|nettoyage|renovations?|rénovations?|construction|landscaping|paysagements?',
  'deliver(?:y|ies)|livraisons?|transport|taxis?|bikes?|vélos?|cars?|autos?',
  'handmade|artisanales?|artisanaux?',
);

/** Text before an accessory: 'a bakery with a web site', 'du savon vendu sur mon site web'. */
const accessory =
  /(?:^|[\s(,])(?:with|and|plus|through|via|on|by|using|including|avec|et|par|via|sur|grâce à|au moyen d[e']|y compris|à même)(?:\s+(?:an?|the|my|our|its|their|une?|le|la|les|l'|mon|ma|mes|notre|nos|son|sa|ses|leur|simple|small|petite?|own|propre|mobile|web|online))*\s*(?:l'|d')?$/iu;
/** Text before the customers served: 'a tool for restaurants', 'qui aide les boulangeries'. */
const forWhom =
  /(?:^|[\s(,])(?:for|to|between|connects?|help(?:s|ing)?|lets?|allows?|pour|aux?|entre|aide(?:nt)?|relie(?:nt)?|permet(?:tant)?)(?:\s+(?:an?|the|all|small|local|independent|any|your|my|les?|la|l'|des|de|aux?|à|petite?s?|tous|toutes|une?))*\s*$/iu;
/** Text between a word and the noun it only modifies: 'a bakery management app'. */
const isModifier = /^(?:[ -][\p{L}]+){0,2}[ -]$/u;
const joins =
  /[ -](?:with|and|or|plus|that|which|who|where|through|via|on|by|in|at|for|from|has|have|sells?|avec|et|ou|qui|que|où|par|sur|dans|pour|a|de|du|des|vend)[ -]/iu;
/** After a digital word: it is only the channel through which the physical thing is sold. */
const sells =
  /^[^.;\n]{0,30}?(?<!\p{L})(?:sell(?:s|ing)?|sold|order(?:s|ing)?|buy(?:ing)?|vends?|vendant|vendre|vente|commander|acheter)(?!\p{L})[^.;\n]{0,40}$/iu;

type Offer = { kind: ProjectKind | undefined; words: string[]; accessories: string[] };

/**
 * What one text offers. The thing named first decides: 'a bakery with an online order page' is a bakery, 'an app that
 * finds the nearest bakery' is an app. What is used to sell (after 'with', 'on my', 'through') and who is served (after
 * 'for') do not count.
 */
function readOffer(source: string): Offer {
  const text = source
    .slice(0, 5_000)
    .normalize('NFC')
    .replace(/[\u00a0\u202f\t]/gu, ' ')
    .replace(/’/gu, "'");
  const digital = [...text.matchAll(digitalWords)].map((match) => ({
    word: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
  const beforeIn = (start: number) => text.slice(Math.max(0, start - 60), start);
  const physical = [...text.matchAll(physicalWords)]
    .map((match) => ({ word: match[0], start: match.index, end: match.index + match[0].length }))
    .filter(({ start, end }) => {
      if (forWhom.test(beforeIn(start))) return false;
      const next = digital.find((entry) => entry.start >= end);
      const between = next === undefined ? '' : text.slice(end, next.start);
      const describes =
        next !== undefined && isModifier.test(between) && !joins.test(` ${between} `.replace(/ +/gu, ' '));
      return !describes;
    });
  const offered = digital.filter(({ start, end }) => {
    if (accessory.test(beforeIn(start))) return false;
    const sold = physical.find((entry) => entry.start > end);
    return sold === undefined || !sells.test(text.slice(end, sold.start));
  });
  const accessories = digital.filter((entry) => !offered.includes(entry)).map(({ word }) => word);
  const first = offered[0];
  const thing = physical[0];
  if (first !== undefined && (thing === undefined || first.start < thing.start)) {
    return { kind: 'digital', words: distinct(offered.map(({ word }) => word)), accessories };
  }
  return {
    kind: thing === undefined ? undefined : 'physical',
    words: thing === undefined ? [] : distinct(physical.map(({ word }) => word)),
    accessories,
  };
}

function distinct(words: readonly string[]): string[] {
  const known = new Set<string>();
  const first = words.filter((word) => !known.has(word.toLowerCase()) && known.add(word.toLowerCase()));
  return first.slice(0, 3);
}

/**
 * Whether a project is digital or physical (ENV-010, N-30). In this order:
 * 1. the kind of business chosen as digital: the person's own word for it;
 * 2. what the idea offers, otherwise what the other texts offer, by whole words in either language. A physical project
 *    that merely has a web site stays physical, because its flour, boxes and kilometres are where its impact lies;
 * 3. another choice that implies it: made on computers, a digital product, a shop or a farm;
 * 4. something digital that is only mentioned, or a freemium model;
 * 5. otherwise it is physical.
 * @param answersOf the answers of a module; an empty object when there are none
 * @param others texts that describe the project without being answers, the most relevant first
 */
export function readProjectKind(
  answersOf: (module: ModuleKey) => Answers,
  others: readonly (string | null | undefined)[] = [],
): KindReading {
  // Values are only compared here, so one that a select no longer offers decides nothing.
  const environmental = answersOf('environmental') as AnswersOf<'environmental'>;
  const brainstorm = answersOf('brainstorm') as AnswersOf<'brainstorm'>;
  const idea = answersOf('idea') as AnswersOf<'idea'>;
  const rd = answersOf('rd') as AnswersOf<'rd'>;
  if (environmental.businessType === 'digital') return { kind: 'digital', reason: 'chosen', words: [] };

  const texts = [idea.businessIdea, ...others, rd.productDescription];
  const offers = texts.filter((text) => typeof text === 'string').map(readOffer);
  const said = offers.find((offer) => offer.kind !== undefined);
  if (said?.kind !== undefined) return { kind: said.kind, reason: 'words', words: said.words };

  const chosen = chosenKind(environmental, brainstorm);
  if (chosen !== undefined) return { kind: chosen, reason: 'chosen', words: [] };

  const used = readOffer([environmental.materials, environmental.wasteManagement].join('\n'));
  const mentioned = distinct([...offers.flatMap((offer) => offer.accessories), ...used.words, ...used.accessories]);
  if (mentioned.length > 0 && used.kind !== 'physical') return { kind: 'digital', reason: 'words', words: mentioned };
  if (idea.businessModel === 'freemium') return { kind: 'digital', reason: 'chosen', words: [] };
  return { kind: 'physical', reason: 'nothing_digital', words: [] };
}

function chosenKind(
  environmental: AnswersOf<'environmental'>,
  brainstorm: AnswersOf<'brainstorm'>,
): ProjectKind | undefined {
  if (environmental.productionMethod === 'on_computers') return 'digital';
  switch (environmental.businessType) {
    case 'shop_or_food':
    case 'making':
    case 'on_site_services':
    case 'land':
      return 'physical';
  }
  switch (environmental.productionMethod) {
    case 'small_batches':
    case 'machines':
    case 'subcontracted':
    case 'resale':
      return 'physical';
  }
  switch (brainstorm.productOrService) {
    case 'digital_product':
    case 'platform':
      return 'digital';
    case 'physical_product':
    case 'product_and_service':
      return 'physical';
  }
  return brainstorm.businessType === 'online' ? 'digital' : undefined;
}
