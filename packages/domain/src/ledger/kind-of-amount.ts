import { plainOf } from './amounts-of-passage.ts';
import { topicOf } from './figures-to-check.ts';
import type { Amount } from './read/amounts.ts';
import { labelsIn, remarksIn, withoutCondition } from './read/labels.ts';
import { nameOfAmount, paysSomebody } from './read/name-of-amount.ts';
import { numberInWords } from './read/number-words.ts';
import { plainText } from './read/plain-text.ts';
import { everyOf } from './read/rhythm.ts';
import {
  hoursOfEach,
  isForEach,
  isMoney,
  isPaidLater,
  leastMoney,
  packOf,
  phraseOf,
  rhythmOf,
  saysEach,
  wordsOf,
} from './read/said-of-amount.ts';
import { saysMonths } from './read/said-of-season.ts';
import { withoutLater, withoutTerms } from './read/said-of-time.ts';
import { isDenied, isFromSale, isOwnMoney, loanTermsIn, stateOfFunding } from './read/terms-of-funding.ts';
import type { Passage } from './reading.ts';
import type { Row, TableKind } from './row.ts';
import {
  countedAt,
  isPricedBy,
  namesSales,
  saleColumnOf,
  saleNamed,
  saleOf,
  saysOfAllSales,
} from './sale-of-amount.ts';

/** What an amount is where its question asks for nothing else, and nothing beside it says otherwise. */
export function kindAsked(passage: Passage, amount: Amount | undefined, sales: readonly Row[]): TableKind | null {
  const topic = topicOf(passage);
  if (amount?.value == null || isMultiplier(passage.quote, amount) || (amount.currency !== null && topic !== 'costs'))
    return null;
  const own = wordsOf(passage.quote, amount);
  const { plain } = own;
  if (isPaidLater(plain, own.amount)) return sales.length > 0 ? 'stream' : null;
  // 'Two of us' are not paid $2.
  const isWritten = /\d/u.test(passage.quote.slice(amount.start, amount.end));
  const isSum = isWritten || amount.value >= leastMoney || rhythmOf(passage.quote, amount)?.unit === 'hour';
  const isPaid = amount.kind === 'money' || (amount.kind === 'bare' && isSum);
  switch (topic) {
    case 'prices':
      if (isOfOthers(plain) || theirName.some((each) => each.test(own.typed))) return null;
      return isPaid ? kindOfPrice(passage.quote, amount) : kindBesideSales(passage, amount, sales);
    case 'unitCosts':
      // '$9 a child a session (two a week)'
      return isSum || amount.kind !== 'bare' ? kindBesideSales(passage, amount, sales) : null;
    case 'goals':
      return kindBesideSales(passage, amount, sales);
    case 'cash':
      return (amount.value < leastMoney && amount.kind !== 'money' && !isOfEach(passage.quote, amount)) ||
        amount.kind === 'percent'
        ? null
        : kindOfCash(passage.quote, amount, plain);
    case 'team':
      return isPaid && !isTakenBack(plain) && !isForEach(plain, own.amount)
        ? kindPaid(topic, plainOf(passage, amount), rhythmOf(passage.quote, amount) !== undefined)
        : null;
    case 'costs':
      if (!isPaid || isTakenBack(plain.replaceAll(ofBusinessToo, ' '))) return null;
      return isBilled(passage.quote, amount) ? 'cost' : kindOfCost(passage, amount);
    case 'compared':
    case 'nothing':
      return null;
    default:
      return isPaid ? kindInPassing(passage.quote, amount, plain) : null;
  }
}

/** The 3 of '$18 x 3' */
const isMultiplier = (quote: string, { kind, start }: Amount): boolean =>
  kind !== 'money' && /(?:\$ ?\d[\d ,.]*|\d ?\$ ?)x ?$/u.test(plainText(quote.slice(0, start)));

/** The 55 of 'helmets 20 x 55' */
const isOfEach = (quote: string, { kind, start }: Amount): boolean =>
  kind === 'bare' && /(?<![$\d.,])\d+ ?x ?$/u.test(plainText(quote.slice(0, start)));

/** '140 la deuxième' is no price of a thing called so. */
function kindOfPrice(quote: string, amount: Amount): 'stream' | null {
  const isNamed = amount.kind === 'money' || nameOfAmount(quote, amount) !== undefined;
  const isOther =
    ofSeveral.test(plainText(quote.slice(0, amount.start))) ||
    leastPrice.test(plainText(phraseOf(quote, amount)).replace(leastTime, ' ')) ||
    inGroups.test(plainText(quote.slice(0, amount.start))) ||
    inParts.test(plainText(quote)) ||
    inParts.test(plainText(phraseOf(quote, amount)).replace(/^.*\(/u, '')) ||
    /(?<!\p{L}|\d ?)(?:min\.?|j'?pa(?:ie|ye) ?(?:ca)?|(?:i|we) pay(?: \p{L}+)?|was|c'etait|etait a) \$?$/u.test(
      plainText(quote.slice(0, amount.start)),
    );
  return isNamed && !isOther ? 'stream' : null;
}

/** 'La clinique au coin charge 110 $', 'IKEA fait une cuisine pour 8 000'; 'the piece sells for $32 at the market' is one's own. */
const isOfOthers = (plain: string): boolean =>
  remarksIn(plain.replaceAll(/(?<!\p{L})(?:se vend(?:ent)?|sells? (?:for|at)|at the market)(?!\p{L})/gu, ' '), 'theirs')
    .length > 0 ||
  /(?<=\p{L}{3} )(?:gets|(?:fait|font|makes?|does|do)(?= [^,;.]* (?:pour|for) ))(?!\p{L})/u.test(plain) ||
  /(?<!\p{L})(?:la|le|les|une?|des) (?:\p{L}+ ){1,5}charge(?:nt)?(?!\p{L})/u.test(plain);

/** 'Le spa nordique à Valinouet, c'est 69 $', 'Merry Maids is $62', 'chez Ikea une cuisine fait 8 000 $', as typed. */
const theirName = [
  /^(?:[Tt]he|[Ll](?:a|es?)|[Uu]ne?) (?:[\p{L}'’-]+ ){1,5}(?:à|de|in|at|from) \p{Lu}\p{L}+[^\d]* (?:est|sont|c['’]est|is|are) /u,
  /^(?:(?:The|Le|La|Les) )?\p{Lu}\p{L}+ \p{Lu}\p{L}+ (?:est|sont|is|are) /u,
  /(?<!\p{L})chez (?!nous|moi|vous|l[ea]s? |l['’]|une? |des |m[aoe][ns]? |s[ao]n? )/iu,
];

/** 'Soit 300 $ à l'inscription et 5 versements de 170 $': a price in its parts. */
const inParts =
  /^(?:soit|donc|so|i\.?e\.?)(?!\p{L})|^\d* ?(?:versements?|instal?lments?|payments?|paiements?|acomptes?|depots?|deposits?)(?!\p{L})/u;

/** '$28 a person, groups average 4' */
const inGroups =
  /(?<!\p{L})(?:group(?:e?s)?|parties|tables?|classe?s?) (?:(?:of|de|average|averaging|avg|usually|typically|about|around|are|en moyenne|environ) )+$/u;

/** 'Six for $24' is the price of six; a 'package of 8' has its own. */
const ofSeveral = new RegExp(`(?<!${packOf})(?:(?<!\\d)\\d+|${numberInWords.source}) (?:for|pour) \\$?$`, 'u');

const isTakenBack = (plain: string) =>
  remarksIn(withoutTerms(plain).replaceAll(takesNothingBack, ' '), 'doubt', 'others').length > 0;

/** 'Just me', 'going to $6,500 in year two' */
const takesNothingBack =
  /(?<!\p{L})(?:(?:just|only|juste|seulement) (?=(?:me|myself|us|moi|nous)(?!\p{L}))|going (?:up )?to(?= \$?\d))/gu;

/** 'I want to set aside 150 a month for tires' */
const keptForLater = /(?:set|put|setting|putting) aside|(?:mettre|mets|met) de cote/u;

/** Whose business is at home, or about children, has these among its costs. */
const ofBusinessToo =
  /(?<!\p{L})(?:minimum wage|salaire minimum|groceries|epicerie|kids|enfants|at home|a la maison)(?!\p{L})/gu;

/** 'Apple developer 129 USD a year' is nobody's pay. */
const isBilled = (quote: string, amount: Amount): boolean =>
  amount.currency !== null || ((amount.value ?? 0) < leastPay && rhythmOf(quote, amount)?.unit === 'year');

/** In dollars a year. */
const leastPay = 2000;

/** A cost or pay, of an answer about each month's costs; null for 'serveurs 120 $', too much for an hour and too little for a week. */
function kindOfCost(passage: Passage, amount: Amount): TableKind | null {
  const kind = kindPaid('costs', plainOf(passage, amount).replace(keptForLater, ' '));
  const isNoPay = (amount.value ?? 0) > mostWage && (amount.value ?? 0) < leastPay / 10;
  // 'Hives rented at $60 each': how many?
  if (kind === 'cost' && saysEach(plainOf(passage, amount))) return null;
  if (kind === 'cost' && paidOnce.test(plainText(quoteBehind(passage.quote, amount)))) return 'purchase';
  return kind === 'person' && isNoPay && rhythmOf(passage.quote, amount) === undefined ? null : kind;
}

/** 'Cards and posters $200 one time' */
const paidOnce =
  /^[^\d]*(?<!\p{L})(?:once(?! an?(?!\p{L}))|one[- ]time|une (?:seule )?fois(?! (?:par|l'an)(?!\p{L})))(?!\p{L})/u;

/** In dollars an hour. */
const mostWage = 80;

/** What is paid again and again; the payment of a loan is no cost. */
function kindPaid(topic: 'costs' | 'team', plain: string, isRegular = true): TableKind | null {
  // 'I'd pay my sister $18 an hour', and not 'I pay my rent'.
  const named = labelsIn(plain).length === 0 && paysSomebody.test(plain) ? 'person' : kindNamed(plain);
  // 'Les deux associées 550 $ par semaine' are paid, and bring nothing in.
  if (topic === 'team') return named === 'funding' && !isRegular ? named : 'person';
  if (isPay.test(plain) && named !== 'funding') return 'person';
  // 'Truck loan 610 a month' is paid back.
  if (toLive.test(plain) || /(?<!\p{L})(?:loan|pret)(?!\p{L})/u.test(plain)) return null;
  return named === 'person' ? named : named === 'funding' ? null : 'cost';
}

/** What an answer that asks for no figures names: 'first supplies $900', 'perhaps $100 a month of ads'. */
function kindInPassing(quote: string, amount: Amount, plain: string): 'purchase' | 'cost' | null {
  if (isTakenBack(plain) || remarksIn(plain, 'theirs').length > 0) return null;
  return onceOrAgain(quote, amount, kindsIn(plainText(phraseOf(quote, amount))));
}

/** 'Salaries: $2,000 a month each', 'a groom 25 hours a week at $18.25' */
const isPay =
  /(?<!\p{L})(?:salar(?:y|ies)|wages?|salaires?)(?!\p{L})|(?<!\p{L})(?:h|hrs?|hours?|heures?) ?(?:a|per|par|\/|chaque|each) ?(?:week|wk|semaine|sem)(?!\p{L}).*\d ?\$?,? ?(?:an?|per|de l'|l'|\/) ?(?:h|hr|hour|heure)(?!\p{L})/u;

/** 'I need $3,000 a month to live on' */
const toLive = /(?<!\p{L})(?:to live(?: on)?|pour vivre)(?!\p{L})/u;

const kindsIn = (plain: string) => labelsIn(plain).map(({ label }) => label.kind);

/** What is bought or paid: once where no words say how often; null where something else is named, or nothing. */
function onceOrAgain(quote: string, amount: Amount, kinds: readonly string[]): 'purchase' | 'cost' | null {
  if (kinds.length === 0 || kinds.some((kind) => kind !== 'cost' && kind !== 'purchase')) return null;
  return rhythmOf(quote, amount) === undefined ? 'purchase' : 'cost';
}

/** What is bought before opening, or money that comes in. */
function kindOfCash(quote: string, amount: Amount, plain: string): TableKind | null {
  // 'Truck 48k with 10k down' is one purchase.
  if (/^ ?(?:\$ )?(?:down|comptant)(?!\p{L})/u.test(plainText(quote.slice(amount.end)))) return null;
  const before = plainText(quote.slice(0, amount.start));
  if (isSpent(plain) || isPaidBack.test(before) || isDepositGiven.test(before)) return null;
  const own = wordsOf(quote, amount);
  // 'On met 6 000 $ chacun': how many put it in?
  if (saysEach(plain) && (isGiven(quote, amount) || isOwnMoney(own.plain, own.amount) || namesGiver.test(plain)))
    return null;
  const comesIn =
    (isGiven(quote, amount) || isLent(plain) || isFromSale(plainText(quote.slice(amount.end)))) && !isDenied(plain);
  if ((comesIn || namesGiver.test(plain)) && rhythmOf(quote, amount) === undefined) return 'funding';
  const near = kindBefore(plainText(phraseOf(quote, amount)));
  // '1 000 $ pour mes outils (chalumeau 480 $, laminoir 620 $)': what stands in brackets is what it is for.
  const isInside = /\d[^()]*\([^()]*$/u.test(quote.slice(0, amount.start));
  const named =
    near ??
    (isInside ? null : kindBefore(plain)) ??
    (remarksIn(plain.replaceAll('used to ', ' '), 'used').length > 0 ? 'purchase' : null);
  // 'L'imprimante, on la loue, 89 $ par mois'
  if (named === 'purchase' && isRented.test(plain) && rhythmOf(quote, amount) !== undefined) return 'cost';
  // 'A grant of $500 a week' is not what comes in altogether.
  if (named === 'funding' && rhythmOf(quote, amount) !== undefined) return null;
  // A loan that is not asked for yet is hoped for, which its row says.
  if (named === 'funding' && stateOfFunding(plain) === 'hoped') return named;
  // 'The car is paid already and worth $9,000' is there.
  const isOwned = named !== 'funding' && remarksIn(plain, 'owned').length > 0;
  // 'I have $13,500 in a TFSA for this'
  if (named === 'funding') return isDenied(plain) || owedOrPartly.test(plain) ? null : named;
  if (named === 'person' || (!isOwned && isTakenBack(withoutLater(plain)))) return null;
  return named ?? ofCost(quote, amount) ?? ofNoName(quote, amount);
}

/** 'Moi 25 000 $', 'banque : 60 000 $': who brings the money stands right before it. */
const namesGiver =
  /^ ?(?:me|moi|myself|(?:ma |notre )?mise(?: de)?|(?:the |les )?(?:(?:two|three|deux|trois|[23]) )?(?:owners?(?: (?:cash|money|equity))?|founders?|associee?s?|partners?|proprietaires?|fondateurs?)|us|nous(?: deux| autres)?|(?:(?:the|my|la|ma) )?(?:bank|banque|caisse (?:pop\p{L}*|desjardins)|rbc|bmo|td|cibc|scotiabank|fira)) ?:? *\$? ?\d/u;

/** 'I've spent $700 on the incorporation': gone before there was a plan; tools that were paid are there. */
const isSpent = (plain: string): boolean =>
  /(?<!\p{L})(?:(?:i|we)(?:'ve| have)?(?: already)? spent|(?:j'ai|on a|nous avons)(?: deja)? (?:paye|depense))(?!\p{L})/u.test(
    plain,
  ) && labelsIn(plain).every(({ label }) => label.kind === 'purchase' && label.use === 'fees');

/** 'I gave a deposit of 5,000' on what is counted with its whole price */
const isDepositGiven =
  /(?<!\p{L})(?:donne|verse|paye|gave|paid|left) (?:un |a |le |the )?(?:depot|acompte|deposit)(?: de| of)? \$?$/u;

/** 'Paid back $2,500 every October' */
const isPaidBack =
  /(?<!\p{L})(?:(?:pa(?:y|id|ying)|giv(?:e|en|ing)) (?:it |him |her |them |us )?back|rembours(?:e|es|ons|ees?|ent|er))(?: about| around| environ)? \$?$/u;

/** 'Of which 1,000 from my sister', 'up to $5,000 if needed', 'mortgage 190,000 left': money owed, or only part of it comes in. */
const owedOrPartly =
  /(?<!\p{L})(?:dont(?! (?:les )?\d+ (?:premiers )?mois)|of which|of it|only|but|mais|sauf|up to|jusqu'a|line of credit|credit line|loc|marge|mortgage|hypotheque|(?:for|on|de|pour|sur) (?:the|our|my|la|ma|notre) (?:house|maison)|student loan|pret etudiant|owe[ds]?|owing|dois|debts?|dettes?|credit card|carte de credit|left|reste|each|chacune?)(?!\p{L})/u;

const isRented = /(?<!\p{L})(?:loue|louee?s?|location|rent(?:ed|ing)?|leas(?:e|ed|ing))(?!\p{L})/u;

/** What words about the time before opening name: 'prêt de la banque' is no cost, 'une cuisinière' nobody's pay. */
function kindBefore(plain: string): 'purchase' | 'funding' | 'person' | null {
  // 'Un prêt de 14 500 $ pour la van'
  const sure = withoutCondition(plain);
  const named = labelsIn(sure.replace(/ (?:pour|for|to buy) .*$/u, ''));
  const kinds = new Set((named.length > 0 ? named : labelsIn(sure)).map(({ label: { kind } }) => kind));
  if (kinds.has('funding')) return kinds.has('purchase') ? null : 'funding';
  return kinds.has('purchase') ? 'purchase' : kindNamed(sure);
}

/** '25K at 8.5% over 5 years', 'applied for IRAP': nothing that is bought. */
const isLent = (plain: string): boolean => {
  const { rate, months } = loanTermsIn(plain);
  const kinds = new Set(labelsIn(plain).map(({ label: { kind } }) => kind));
  // 'Prêt camion 28 000 à 7,9 % 72 mois'
  const isBought = kinds.has('purchase') && !kinds.has('funding');
  return (
    !isBought && ((rate !== undefined && months !== undefined) || remarksIn(plain, 'askedFor', 'promised').length > 0)
  );
};

/** 'Mom gives $5,000', 'mes parents nous prêtent 10 000 $'. */
const isGiven = (quote: string, { start }: Amount): boolean =>
  /(?<!\p{L}|d')(?:(?:m')?(?:prete|avance|finance|donne)(?:nt)?|met(?:tent)?|lends?|gives?|finances|puts? in|is (?:lending|giving|putting)(?: in)?)(?: me| us)?(?: about| around| environ)? $/u.test(
    plainText(quote.slice(0, start)),
  );

/** A part of a sale where it is clear of which, or a cost that is paid whatever is sold. */
function kindBesideSales(passage: Passage, amount: Amount, sales: readonly Row[]): 'stream' | 'cost' | null {
  const isOfOne = topicOf(passage) === 'unitCosts';
  const own = wordsOf(passage.quote, amount);
  const named = saleNamed(sales, own.typed);
  // '25 $ par mois' of what no sale names is no cost of one sale.
  const rhythm = isOfOne && isMoney(amount) ? rhythmOf(passage.quote, amount) : undefined;
  if (
    !isOfOne &&
    (ofSomeDays.test(own.plain.slice(own.amount.end)) || someDaysBefore.test(own.plain.slice(0, own.amount.start)))
  )
    return null;
  if (
    !isOfOne &&
    amount.kind !== 'percent' &&
    (isOneIn.test(own.plain.slice(0, own.amount.start)) || ofOccupancy.test(own.plain))
  )
    return null;
  if (!isOfOne && (isAtMost(own.plain, own.amount) || ofLength.test(own.plain.slice(own.amount.end)))) return null;
  const isByDistance = isOfDistance.test(own.plain.slice(own.amount.end));
  if (isByDistance && !(named !== undefined && ofDistance.test(plainText(named.cells.name)))) return null;
  if (rhythm !== undefined && everyOf(rhythm) !== undefined && named === undefined)
    return isForEach(own.plain, own.amount) ? null : 'cost';
  if (!isOfOne && amount.kind === 'money') return countedAt(passage.quote, amount) === undefined ? null : 'stream';
  const column = saleColumnOf(passage, amount);
  if (column === null && amount.kind === 'percent') return null;
  // '10 a week' may be dollars; '5 the rest of the time', '50 a day the first month' and 'add 4 a month' are not.
  const isRest = amount.kind === 'bare' && ['inMonths', 'first', 'later', 'newPerMonth'].includes(column ?? '');
  const counted = named ?? (saysMonths(passage.quote, amount) ? saleOf(sales, passage, amount) : undefined);
  const most = Math.max(mostSold, 10 * (counted?.kind === 'stream' ? (counted.cells.quantity ?? 0) : 0));
  const isFew = !isOfOne && amount.kind === 'bare' && counted !== undefined && (amount.value ?? 0) <= most;
  const isCount = amount.kind === 'count' || amount.kind === 'time' || isRest || isFew;
  // '4,200 free readers today, growing by 250 a month'
  const about = column === 'newPerMonth' ? passage.quote : phraseOf(passage.quote, amount);
  const isFree = isCount && /(?<!\p{L})(?:free|gratuite?s?)(?!\p{L})/u.test(plainText(about));
  const isPart = isCount ? !isOfOne && !isFree : isOfOne || column === 'churn';
  // 'Card fees 2.7%' are of every sale.
  const behind = plainText(quoteBehind(passage.quote, amount));
  if (column === 'costShare' && (ofOthers.test(behind) || isOfNoSale(sales, behind))) return null;
  const isOfAll =
    column === 'costShare' &&
    sales.length > 1 &&
    !ofSome.test(plainText(phraseOf(passage.quote, amount))) &&
    (saysOfAllSales(passage.quote, amount) || !namesSales(sales, phraseOf(passage.quote, amount)));
  const sale = isOfAll ? undefined : saleOf(sales, passage, amount);
  // What is paid for a whole class costs more than one place in it brings.
  const price = sale?.kind === 'stream' ? sale.cells.price : null;
  const isOfGroup = column === 'unitCost' && price !== null && (amount.value ?? 0) * 100 > price;
  // '25 $ an hour' for each of what is not sold by the hour: how many hours?
  const isByTheHour = column === 'unitCost' && rhythmOf(passage.quote, amount)?.unit === 'hour';
  if (isByTheHour && hoursOfEach(passage.quote, amount) === null && sale !== undefined && !isPricedBy(sale, 'hour'))
    return null;
  const isClear = isOfAll || (sale !== undefined && !isOfGroup && !ofSome.test(plainText(passage.quote)));
  return isPart && isClear ? 'stream' : null;
}

/** 'One hunter in three comes by an agent, who keeps 15%': of some of those that are sold. */
const ofSome =
  /(?<!\p{L})(?:(?:one|1|une?) \p{L}+ (?:in|out of|sur) (?:\p{L}{2,}|\d)|half (?:of )?the|la moitie|(?:a|one) (?:third|quarter) of|(?:le|un) (?:tiers|quart) d[eu])/u;

const quoteBehind = (quote: string, { end }: Amount): string => quote.slice(end).split(/[,;()\n]/u)[0] ?? '';

/** '70 % du monde', '14 % sur les salaires': a share of something else than what is sold. */
const ofOthers =
  /^ ?(?:(?:of|de|du|des) |d')(?:(?:the|my|our|la|le|les|mes|nos) |l')*(?:monde|gens|clients?|clientele|people|customers?|them|time|temps|argent|money)(?!\p{L})|(?<!\p{L})(?:salaires?|wages|payroll|paies)(?!\p{L})/u;

/** '40% of a kitchen', where no kitchen is sold yet. */
function isOfNoSale(sales: readonly Row[], behind: string): boolean {
  const thing = /^ ?(?:of|for|on|pour|sur|d'|d[eu]) ?(?:an?|une?|the|l[ea]s?|des|l')? ?(\p{L}{3,}(?: \p{L}+)?)/u.exec(
    behind,
  )?.[1];
  return thing !== undefined && !ofPrice.test(thing) && !namesSales(sales, thing);
}

const ofPrice =
  /^(?:price|prix|sales?|ventes?|total|cost|cout|revenues?|chiffre|turnover|bill|facture|each|chaque|what|ce)(?!\p{L})/u;

/** '2 births a month max', 'stop at 80' */
const isAtMost = (plain: string, { start, end }: Amount): boolean =>
  atMost.test(plain.slice(0, start)) || mostBehind.test(plain.slice(end));
const atMost =
  /(?<!\p{L})(?:max(?:imum)?|at most|au plus|limit(?:ed|ee?)? (?:to|a|of|de)|stop(?:ping)? at|capped at|plafonn\p{L}+ a|pas plus que|(?:un)?till? (?:it's )?full \(?(?:\d+ (?:and|et) )?|jusqu'a(?: un)? maximum de) ?$/u;
const mostBehind = /^ (?:\p{L}+ ){0,5}(?:max|maximum|tops|at most|au plus|gros max)(?!\p{L})/u;

/** '3 a day on weekdays and 8 on weekends' */
const ofSomeDays =
  /^ (?:\p{L}+ )?(?:(?:an?|per|par) (?:day|jour) )?(?:on|in|la|les?|en) (?:weekdays?|week-?ends?|fins? de semaine|semaine|(?:satur|sun)days?|samedis?|dimanches?)(?!\p{L})/u;

/** 'Weekdays 45 kids' */
const someDaysBefore = /(?<!\p{L})(?:weekdays?|weekends?|(?:en|la) semaine|(?:la|les|en) fins? de semaine)[ :]*$/u;

/** 'Une analyse aux cinq visites', 'one in 5 visits', '3 nuits par semaine pour deux chalets' */
const isOneIn =
  /(?<!\p{L})(?:(?:aux|tou(?:te)?s les|every|out of)|(?:un|une|one|1) (?:\p{L}+ )?(?:sur|in)|\d.*(?:semaine|week|mois|month|jour|day) (?:pour|for|in|dans)(?: (?:each|the|les|chacun)(?: of| des)?(?: the)?)?) $/u;

/** 'Juin à août : 60 % d'occupation, 4 chalets' */
const ofOccupancy =
  /\d ?%[^.;]*(?<!\p{L})(?:d'occupation|occupancy|occupied|full|capacity|de remplissage|booked)(?!\p{L})/u;

/** 'RVs, average 26 ft' */
const ofLength = /^ ?(?:ft|feet|foot|pi|pieds?|po|pouces?|inch(?:es)?|cm|mm)(?!\p{L})/u;

/** '61 cents a km' is no cost of one visit. */
const isOfDistance = /^ ?(?:\$ ?)?(?:du|le|par|per|an?|\/) ?(?:km|kilom\p{L}*)(?!\p{L})/u;

const ofDistance = /(?<!\p{L})(?:km|kilom)/u;

/** 'Wholesale 100 a month' are sold; a larger number is rather dollars, unless the sale has a tenth of it already. */
const mostSold = 999;

/** Before opening, 'first and last month's rent' is paid once; 'rent $900 a month' is a cost there as well. */
function ofCost(quote: string, amount: Amount): 'purchase' | 'cost' | null {
  const kinds = kindsIn(wordsOf(quote, amount).plain);
  return kinds.includes('cost') ? onceOrAgain(quote, amount, kinds) : null;
}

/** 'Mirrors $2,200' are most likely bought; 'I have $16,000' is money that comes in. Null where a person gives or lends. */
function ofNoName(quote: string, said: Amount): 'purchase' | 'funding' | null {
  const { plain, amount } = wordsOf(quote, said);
  const isPaid = amount.kind === 'money' || amount.kind === 'bare';
  // '200 a month back' is not what is bought before opening.
  if (!isPaid || labelsIn(plain).length > 0 || rhythmOf(quote, said) !== undefined) return null;
  if (isOwnMoney(plain, amount)) return 'funding';
  return ofPeople.test(plain) || nameOfAmount(quote, said) === undefined ? null : 'purchase';
}

const ofPeople =
  /(?<!\p{L})(?:i|we|my|mine|me|our|us|have|got|cash|money|put|invest\p{L}*|financ\p{L}*|lend\p{L}*|loan|interest|giv\p{L}*|down|allowance|visa|j'\p{L}+|je|mon|ma|moi|nous|notre|nos|ai|met|avance\p{L}*|donn\p{L}*|prete\p{L}*|parts? (?:sociales?|de)|argent|founders?|partners?|friends|family|rounds?|angels?|anges?|investors?|investisse\p{L}+|fondat\p{L}+|associe\p{L}*)(?!\p{L})/u;

/** '$135 an hour with 8 hr minimum': the least is not that price. */
const leastTime =
  /\d+ ?(?:h|hrs?|hours?|heures?|nights?|nuits?|days?|jours?) minimum|minimum (?:of |de )?\d+ ?(?:h|hrs?|hours?|heures?|nights?|nuits?|days?|jours?)(?!\p{L})/u;

/** The least that somebody pays is the price of no other sale. */
const leastPrice =
  /(?<!\p{L})(?:a partir de|starting (?:at|from)|minimum|(?:free|gratuite?s?)(?: \p{L}+){0,4} (?:over|above|past|from|des|plus de))(?!\p{L})/u;

/** What all names in some plain words are of: a purchase, money in, or pay; null where they name nothing, or several. */
function kindNamed(plain: string): 'purchase' | 'funding' | 'person' | null {
  const kinds = new Set(labelsIn(plain).map(({ label: { kind } }) => kind));
  // 'Me: $2,600 a month' among the costs.
  if (/^(?:me|moi|myself|moi-meme)(?!\p{L})/u.test(plain.trim())) kinds.add('person');
  const [kind] = kinds;
  return kinds.size === 1 && kind !== undefined && kind !== 'cost' ? kind : null;
}
