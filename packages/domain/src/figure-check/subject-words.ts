import { labelsIn } from '../ledger/read/labels.ts';
import { stemsOf } from '../ledger/read/nouns.ts';
import { plainText } from '../ledger/read/plain-text.ts';

/** What some words are about. */
export type Subject = {
  /** The roots of the words that name a thing, and its topics, which are the same in both languages. */
  words: ReadonlySet<string>;
  /** Whether it names a cost, a purchase, money in or a person of any business. */
  isNamed: boolean;
};

/** Topics beyond those of costs, money in and people: what a forecast and a report speak of, in both languages. */
const topics: Readonly<Record<string, string>> = {
  pay: "(?:your|my|own|owner'?s|their|take-home) pay|pay (?:yourself|myself)|pays? you|payroll|salar(?:y|ies)|wages?|draw(?:s|ings?)?|salaires?|(?:ma|votre|la|une) paie|remuneration|prelevements?|vous (?:vous )?(?:versez|payez|verser|payer)|gagnez?|earns?",
  family: 'famil\\w+|aunt|uncle|parents?|tante|oncle',
  savings:
    '(?:your|my) own|own (?:money|cash)|de votre poche|mise de fonds',
  loan: 'loans?|borrow\\w*|lend\\w*|lent|credit|prets?|pretent?|emprunt\\w*',
  sales: 'sales|revenues?|turnover|income|takings|ventes?|revenus?|recettes|chiffre d.affaires|rapport\\w+',
  profit: 'profits?|result|earnings|surplus|loss(?:es)?|benefices?|resultats?|pertes?|profits',
  cash: 'cash|bank balance|in the bank|liquidit\\w+|encaisse|tresorerie|en banque|en caisse',
  need: 'short(?:age|fall)?|lack\\w*|gap|missing|still to find|needed|manqu\\w+|a trouver|besoins?',
  funding: "financing|funding|money in|financement|entrees d.argent",
  'break-even': "break-?even|break even|seuil|point mort|rentabilit\\w+|cover\\w* (?:your|the) costs|couvr\\w+",
  margin: 'margins?|gross|contribution|marges?|brute?|left (?:per|on|from)',
  costs:
    '(?:fixed|running|direct|monthly|variable|operating|unit|total|regular|start-?up|opening) (?:costs?|expenses?|bills?)|expenses|spending|overheads?|depenses|(?:frais|couts?|charges) (?:fixes?|courants?|directs?|mensuels?|variables?|de demarrage|unitaires?)|charges|money out|sorties',
  card: 'cards?|terminals?|processing|cartes?|transactions?',
  tax: '(?:g|h|q|p|r)st|t[pv][sqvh]|taxe?s?',
  price: 'price[sd]?|prix|tarifs?',
  purchase: 'purchases?|buy|bought|equipment|achats?|acheter|equipements?',
};
const topicNames = Object.keys(topics);
const topic = new RegExp(
  `(?<![\\p{L}])(?:${Object.values(topics)
    .map((words) => `(${words})`)
    .join('|')})(?![\\p{L}])`,
  'gu',
);

/** Endings that make another word of the same thing: 'grooming' and 'groomer', « livrer » et « livraison ». */
const ending = /(?<=.{4})(?:ings?|ers?|ed|eurs?|euses?|ages?|aisons?|ations?|ements?|ions?|e)$/u;
const rootOf = (word: string) => word.replace(ending, '').slice(0, 6).replace(ending, '');

/** Words that name no thing: of grammar, of time, of number, and how a report speaks of any amount. */
const empty = new Set(
  stemsOf(
    `about above across after again against ago ahead all almost alone along already also although always among amount and another any
    anything around ask aside available average away back base because become before begin behind being below beside besides best
    better between beyond big biggest both bring but buy can cannot carry change charge cheap check choose claim clear close collect
    combine come compare complete consider cost could count cover current day days decide deduct deep depend did difference different
    direct does doing done down drop due during each early earn eat eight either else end enough entire equal especially estimate even
    ever every everything exact example except expect expensive fact fall far few figure final find first five follow for forecast
    found four from full further future gain get give given goal goes going good great grow had half happen hard has have having help
    her here hers high higher him his hour how however huge important including inclusive increase indeed instead into its itself just
    keep kept know known large largest last late later least leave left less let level like limit line list little long look low lower
    main make making many matter maximum may mean means meet minimum minus missing modest month more most move much multiply must near
    need net never new next nine none not nothing now number off offer often old once one ones only open order other our out over own
    paid part pay payable per percent perhaps plan planned plus point possible present price probably put quarter quickly quite
    raise range leaves halves medium rate rather reach real really receive recover remain remaining remember require respectively rest result right rise
    room roughly run running safe same say second see sell sells set seven several shall she should show side similar simple since six
    size slightly small smaller smallest sold some something soon spare spend spent stage stand start state stay steep step still such
    sum sure take taken target ten term than that the their them then there therefore these they thing think third this those though
    three through thus time today together too total toward turn twice two typical under unless until upon use used using usual value
    very want was way week weigh welcome well went were what whatever when where whether which while who whole whose why wide will with
    within without work worth would write year yet you your yours yourself apply applies add adds bill book mostly comfortably whatever
    dozen thousand hundred million single couple pair
    additionne afin agit ailleurs ainsi ajoute ajouter alors annee ans apres assez atteindre aucun aujourd aupres aussi autant autour
    autre autres avant avec avoir beaucoup besoin bien bon bout calcul car ceci cela celle celui cent certain ces cet cette ceux chaque
    chacun chacune chez chiffre chose cinq combien comme comment commence comparaison complet compte compter comptez concerne contre
    correspond cout coute couter coutent couvrir dans debut dehors deja demande demandent demander depart depense depenser depuis
    derniere dernier dessous dessus deux devez devra devrait dit dix dizaine doit doivent dollars donc donne donnent dont double douze
    drois duree durant ecart elle elles encore enfin ensemble ensuite entre entree environ est estime etaient etait etant etape etc etre eux
    exemple fait faire faites faut fin fois font fort garde garder grand grande gros grosse gagne hors huit ici ils jour jours jusqu
    juste laisse lequel les leur leurs lors lorsque lui maintenant mais mal meilleur meme mensuel mensuelle mesure mettre mieux mille moins mois
    moitie moment mon montant monte monter moyen moyenne neuf niveau nombre nos notre nous nouveau nouvelle objectif obtenir offre ont
    onze oui par parce parmi part partie partir pas passe passer payable payer paient pendant permet petit petite peu peut peuvent pire place plan
    plupart plus plusieurs point possible pour pourcent pourquoi pourrait pouvez prend prendre prennent premier premiere pres presque
    prevoir prevoyez prevu prix propre puis puisque quand quart quatre que quel quelle quelque qui quoi rapport rapporte recevoir reel
    rejoint reporte represente reste rester restera reviennent revient rien sans sauf selon semaine sept sera serait seront ses seul
    seulement seuls simple six soit somme son sont sous suffit suite suivant sur surtout tant tel temps tenir terme tiers totalisent tous
    tout toute toutes total travaille treize tres trois trop trouver une utile valent valeur vaut vend vendre vendent vers verse veut
    viennent vise visez vite voici voila voir vont vos votre voudrait voulez vous vrai asks tells wished taken january february march
    april june july august september october november december janvier fevrier mars avril mai juin juillet aout septembre octobre
    novembre decembre monday tuesday wednesday thursday friday saturday sunday lundi mardi mercredi jeudi vendredi samedi dimanche
    weekly monthly yearly annual annually annuel annuelle hebdomadaire oclock minute minutes dollar cents autumn season spring saison`,
  ).map(rootOf),
);

/** What some words are about; grammar, time and the words of any amount left out. */
export function subjectOf(text: string): Subject {
  const plain = plainText(text);
  const labels = labelsIn(plain);
  const words = new Set(
    stemsOf(plain)
      .map(rootOf)
      .filter((root) => !empty.has(root)),
  );
  for (const { label } of labels) {
    if (label.kind === 'cost') words.add(`cost ${label.topic}`);
    else if (label.kind === 'person' && label.role === 'owner') words.add('topic pay');
    else if (label.kind === 'funding') words.add(`topic ${label.source ?? 'family'}`);
  }
  for (const match of plain.matchAll(topic)) {
    const index = match.slice(1).findIndex((group) => group !== undefined);
    words.add(`topic ${topicNames[index]}`);
  }
  return { words, isNamed: labels.length > 0 };
}
