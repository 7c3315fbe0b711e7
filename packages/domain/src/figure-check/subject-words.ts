import { labelsIn } from '../ledger/read/labels.ts';
import { stemsOf } from '../ledger/read/nouns.ts';
import { plainText } from '../ledger/read/plain-text.ts';

/** What some words are about. */
export type Subject = {
  /** The roots of the words that name a thing, and its topics, which are the same in both languages. */
  words: ReadonlySet<string>;
  /** Whether it names a cost, a purchase or money in, of any business. */
  isNamed: boolean;
};

/** Topics beyond the names of the lexicon: what a forecast and a report speak of, in both languages. */
const topics: Readonly<Record<string, string>> = {
  request: '(?:business|company|project) asks for|(?:entreprise|compagnie|projet) demande',
  parts: 'parts(?! (?:de|of|sociales))',
  'cost rent': 'leases?|premises|local|bail',
  'cost insurance': 'premiums?|insurers?|assureurs?',
  family: 'famil\\w+|aunt|uncle|parents?|tante|oncle',
  savings: '(?:your|my) own|own (?:money|cash)|de votre poche|mise de fonds',
  loan: 'loans?|borrow\\w*|lend\\w*|lent|credit|prets?|pretent?|emprunt\\w*',
  funding: 'in hand|en main|financing|funding|money in|financement|entrees d.argent',
  pay: "(?:your|my|own|owner'?s|take-home) pay|pay (?:yourself|myself)|pays you|payroll|salar(?:y|ies)|wages?|draw(?:s|ings?)?|salaires?|(?:ma|votre|la|une) paie|remuneration|prelevements?|vous (?:vous )?(?:versez|payez|verser|payer)|gagnez?|earns?",
  sales: 'sales|revenues?|turnover|income|takings|ventes?|revenus?|recettes|chiffre d.affaires|rapport\\w+',
  profit: 'profits?|result|earnings|surplus|loss(?:es)?|benefices?|resultats?|pertes?',
  cash: 'cash|in the bank|liquidit\\w+|encaisse|tresorerie|en banque|en caisse',
  need: 'short(?:age|fall)?|lack\\w*|gap|missing|still to (?:be found|find)|needed|manqu\\w+|a trouver|besoins?',
  'break-even': 'break-?even|break even|seuil|point mort|rentabilit\\w+|cover\\w* (?:your|the) costs|couvr\\w+',
  margin: 'margins?|gross|marges?|brute?|left (?:per|on|from)',
  costs:
    '(?:fixed|running|direct|monthly|variable|operating|unit|total|start-?up|opening) (?:costs?|expenses?|bills?)|expenses|spending|overheads?|money out|depenses|(?:frais|couts?|charges) (?:fixes?|courants?|directs?|mensuels?|variables?|de demarrage|unitaires?)|charges|sorties',
  card: 'cards?|terminals?|processing|cartes?|transactions?',
  tax: '[ghqpr]st|t[pv][sqvh]|tax(?:es?)?',
  price: 'price[sd]?|prix|tarifs?',
  purchase: 'purchases?|buy|bought|equipment|achats?|acheter|equipements?',
};
const topicForms = Object.entries(topics).map(([name, form]) => [name, new RegExp(`^(?:${form})$`, 'u')] as const);
const anyTopic = new RegExp(`(?<!\\p{L})(?:${Object.values(topics).join('|')})(?!\\p{L})`, 'gu');

/** Endings that make another word of the same thing: 'grooming' and 'groomer', « livrer » et « livraison ». */
const ending = /(?<=.{4})(?:ings?|ers?|ed|eurs?|euses?|ages?|aisons?|ations?|ements?|ions?|e)$/u;
const rootOf = (word: string) => word.replace(ending, '').slice(0, 6).replace(ending, '');

/** Stop words: grammar, time, number, and how a report speaks of any amount. */
const empty = new Set(
  stemsOf(
    `about above after again all almost alone along already also amount and another any are around ask away back based because before begin below
    between big bring but buy can carry change charge check choose come compare cost could cover day days did difference done down due during each
    early earn either end enough even every expect expensive fact far few figure final find first for from full further get give given goes
    going good great had half halves happen has have having help her high higher his how however increase into its just keep large largest
    last later least leave leaves left less let level like low lower main make making may mean means more most much need needed never next
    not nothing now number off offer often once one only open other our out over own paid part pay per plan planned plus point possible
    price put quarter rather reach real remain remaining require rest result rise roughly same say second sell sells several she should show
    similar since size slightly small smaller some soon spend stand start stay still such sum sure take taken ten than that the their them
    then there these they third this those though three through time today together too total toward two twice typical under until use used
    using usual value very want was week weigh well what when where whether which while whole whose why will with within without work works worth
    would year yet you your yourself apply add adds mostly medium four five six seven eight nine eleven twelve dozen dollar cents hour hours heure annual
    baisse hausse annually monthly weekly yearly january february march april june july august september october november december
    steep climb comfortably modest reasonable careful
    afin ainsi ajoute ajouter alors annee ans apres assez aucun aussi autant autour autre avant avec avoir beaucoup bien bon bout calcul car
    ceci cela celle celui certain ces cet cette ceux chaque chacun chacune chez chiffre cinq combien comme comment commence compte compter
    contre cout coute couter dans debut demande demander depart depuis dernier derniere deux devez devrait dix doit donc donne donner dont
    douze durant ecart elle elles encore ensemble ensuite entre environ est etait etant etc etre exemple fait faire faites faut fin fois font
    fort garde garder grand grande gros grosse gagne hors huit ici ils jour juste laisse les leur leurs lors lorsque lui mais meilleur meme
    mensuel mensuelle mieux mille moins mois moitie mon montant monte monter moyen moyenne neuf niveau nombre nos notre nous nouveau
    nouvelle obtenir offre ont onze par parce parmi part partie partir pas passe passer payable payer petit petite peu peut plan plupart
    plus plusieurs point possible pour pouvez prend prendre premier premiere pres presque prevoir prevoyez prevu prix puis puisque quand
    quart quatre que quel quelle quelque qui rapporte recevoir reel represente reste rester revient rien sans selon semaine sept sera
    serait seront ses seul seulement six soit somme son sont sous suffit suivant sur surtout tant temps tenir tiers tous tout toute toutes
    total totalisent treize tres trois trop trouver une valent valeur vaut vend vendre vers verse veut vise visez voici voir vont vos
    votre voulez vous annuel annuelle hebdomadaire janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre
    reviennent prennent travaille`,
  ).map(rootOf),
);

/** Texts that were asked about; a check asks the same several times, and again after each change. */
const asked = new Map<string, Subject>();
const most = { texts: 5_000, characters: 1_000 };

/** What some words are about, without stop words. */
export function subjectOf(text: string): Subject {
  const subject = asked.get(text) ?? readSubject(text);
  if (asked.size === most.texts) asked.clear();
  if (text.length <= most.characters) asked.set(text, subject);
  return subject;
}

function readSubject(text: string): Subject {
  const plain = plainText(text).replace(/(?<=\p{L})-(?=\p{L})/gu, ' ');
  const labels = labelsIn(plain);
  const words = rootsOf(plain);
  for (const { label, start, end } of labels) {
    // 'Four' is an oven in French, not a number.
    const name = plain.slice(start, end);
    if (label.kind === 'purchase' && rootsOf(name).size === 0) words.add(name.replace(/s$/u, ''));
    if (label.kind === 'purchase' || (label.kind === 'person' && label.role === 'employee')) continue;
    if (label.kind === 'cost') words.add(`cost ${label.topic}`);
    else if (label.kind === 'funding') words.add(label.source ?? 'family');
    else words.add('pay');
  }
  for (const [found] of plain.matchAll(anyTopic)) {
    // A thing counts once; of a name of several words each may be said alone.
    if (!found.includes(' ')) for (const root of rootsOf(found)) words.delete(root);
    words.add(topicForms.find(([, form]) => form.test(found))?.[0] ?? found);
  }
  return { words, isNamed: labels.some(({ label }) => label.kind !== 'person') };
}

const rootsOf = (plain: string) =>
  new Set(
    stemsOf(plain)
      .map(rootOf)
      .filter((root) => !empty.has(root)),
  );
