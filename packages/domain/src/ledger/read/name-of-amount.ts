import { type Amount, amountsIn, month } from './amounts.ts';
import { isMain, onAverage } from './clauses.ts';
import { labelsIn } from './labels.ts';
import { numberInWords } from './number-words.ts';
import { plainText } from './plain-text.ts';
import { mostWords, nameIn, ofMyself, ownerIn } from './read-clause.ts';
import { rhythmsIn, unitOfTime } from './rhythm.ts';
import { isPackOf, isTimes } from './said-of-amount.ts';

/**
 * What some words call an amount in them: the nearest phrase, without what hedges it.
 * @returns undefined where the nearest phrase is no name ('I'd take about $2,200'), which a person has to give then
 */
export function nameOfAmount(quote: string, amount: Amount): string | undefined {
  const { before, behind } = phrasesAround(quote, amount);
  const [nearest = '', ...earlier] = before;
  // '3 infants and 5 toddlers': what is counted follows.
  const isNamedBefore = labelsIn(plainText(nearest)).length > 0;
  // 'Have the truck and 14k of tools'
  const isNamedBehind =
    /\s(?:and|et|pis|puis|plus|&|\+)\s*$/iu.test(` ${nearest}`) && /^\s?(?:of |in |de |d['’])?\p{L}{3}/u.test(behind);
  const isBehindFirst = (amount.kind === 'count' && !isNamedBefore) || isNamedBehind;
  // 'Le poisson, en moyenne 13 $ la livre'
  const isUnit = earlier.length > 0 && /^\s?(?:an?|per|la|le|l['’]|par|\/) ?\p{L}+\s*$/iu.test(behind);
  const phrases = isBehindFirst
    ? [behind, nearest, ...earlier]
    : [nearest, ...(isUnit ? [] : [behind]), ...earlier, behind];
  const phrase = phrases.find((words) => bareName(words) !== undefined && !isBeside(words));
  if (phrase === undefined) return undefined;
  const name = namedTogether(phrase, before) ?? asName(phrase) ?? asName(lastOfList(phrase));
  // 'I was thinking 22 dollars for a half hour walk'
  return name ?? (/^\s?(?:for|pour|per|par) /u.test(behind) && !isBeside(behind) ? asName(behind) : undefined);
}

/** 'Bench, vises and waxing irons $2,300': one amount of all of them. */
function namedTogether(phrase: string, before: readonly string[]): string | undefined {
  const isListed = (words: string) => words.trim().split(/\s+/u).length <= mostListed && asName(words) !== undefined;
  if (phrase !== before[0] || before.length === 1 || lastOfList(phrase) === phrase || !before.every(isListed))
    return undefined;
  return asName(before.toReversed().join(', '));
}

/** In words: what is longer is no item of a list. */
const mostListed = 4;

/** What some words call somebody who is paid; the owner where they name nobody and speak of the one who writes. */
export function nameOfPerson(quote: string, amount: Amount): string | undefined {
  const said = nameOfAmount(quote, amount)?.replace(counted, '');
  const until = quote.slice(0, amount.start);
  if (gives.test(plainText(until))) return asName(until.slice(0, does.exec(plainText(until))?.index ?? 0));
  const name = said === undefined ? undefined : asName(said.slice(0, does.exec(plainText(said))?.index));
  return name ?? (roleOfAmount(quote, amount) === 'owner' ? ownerIn(quote) : undefined);
}

/** 'Dale guides, I pay him $24 an hour': the subject of the sentence is paid. */
const gives =
  /(?<!\p{L})(?:(?:pay|paying|give) (?:him|her|them)|(?:le|la|les|lui|leur) (?:paie|paye|verse|donne)) (?:about |around |environ )?\$?$/u;

/** 'Two cleaners', 'une aide': how many has its own column. */
const counted = new RegExp(`^${numberInWords.source} `, 'iu');

/** Some words as the name of a row, without what hedges them; undefined where they are none. */
export function asName(words: string): string | undefined {
  const name = bareName(withoutDetails(words));
  return name === undefined || isClause(name) ? undefined : name;
}

/** 'From May', 'en mai et juin', 'à partir de la mi-avril': in which months, which is no part of a name. */
const inMonths = new RegExp(
  `(?<!\\p{L})(?:from|starting(?: in)?|beginning(?: in)?|between|until|as of|in|de|d'|en|des|entre|jusqu'en|a (?:partir|compter) d[eu']) ?(?:la |le )?(?:(?:early|mid|late|mi|fin|debut)[ -]?)?(?:${month})(?!\\p{L})`,
  'u',
);

/** '7 July to October' */
const onlyMonths = new RegExp(`^ ?(?:${month})(?: ?(?:-|to|through|a|au) ?(?:${month}))?(?!\\p{L})`, 'u');

/** 'My nephew Cole Saturdays', 'ma belle-sœur Nadia vient deux jours': what of somebody is no name. */
const does =
  /(?<=\p{L} )(?:(?:sun|mon|tues|wednes|thurs|fri|satur)days?|weekends?|(?:va|vont|will|sera|comes?|works?|helps?|gets?|makes?|guides?|checks?|drives?|fills?|runs?|takes?|does|s'occupe|fait|conduit|paid|does|who|no pay|sans salaire|pas de salaire|vient|viennent|travaille(?:nt)?|aide(?:nt)?|à partir|starting|from|pay[ée]e?s?|qui)(?= |$))/u;

/** 'Dès le 4e mois une aide' */
const fromMonth =
  /^\s*(?:d[èe]s|from|starting)(?: in)? (?:le |the |month |mois )?\d+(?:e|th|rd|nd|st)?(?: mois| month)? /iu;

/** Without what explains it: 'my friend Priya 10 hrs/wk', '500 paying users', 'helper in May'; 'carte de 10 cours' is whole. */
function withoutDetails(typed: string): string {
  const since = typed
    .replace(hires, '')
    .replace(fromMonth, '')
    .replace(/^\s*(?:an?|the|une?|la|le) (?=\d)/iu, '');
  const at = plainText(since).search(inMonths);
  const words = at > 0 ? since.slice(0, at) : since;
  const named = words
    .replace(/^\s*\d[\d\s,.]*(?=\s\p{L})(?!\s(?:months?|mois|lbs?|oz|kg|ml|l|ft|foot|feet|pi|pieds|po|inch)\s)/u, '')
    .replace(
      /(?<=\p{L}.*)(?<!\b(?:for|pour))(?!(?<=\b(?:de|of))\s\d+(?:\s?[:=(]|\s*$| (?:\p{L}{3}|(?:g|kg|ml|l|oz|lbs?)(?!\p{L})))|\s(?:19|20)\d\d\s\p{L})\s\S*\d.*$/u,
      '',
    );
  const plain = plainText(named);
  const often = rhythmsIn(plain).find(({ start }) => /\p{L}{2}/u.test(plain.slice(0, start)));
  const slash = named.lastIndexOf('/');
  const clause = / (?:qui|who) /u.exec(plain)?.index;
  if (clause !== undefined) return named.slice(0, clause);
  // 'Taux horaire' is a name.
  if (often !== undefined && !/(?:taux|rate) $/u.test(plain.slice(0, often.start))) return named.slice(0, often.start);
  return slash > 0 && unitOfTime(plain.slice(slash + 1)) !== undefined ? named.slice(0, slash) : named;
}

/** The owner where an amount of pay is that of the person who writes; null where others are named beside them, or nobody. */
export function roleOfAmount(quote: string, amount: Amount): 'owner' | null {
  const { before, behind } = phrasesAround(quote, amount);
  const nearest = plainText(`${before.find((words) => words.trim() !== '') ?? ''} ${behind}`);
  // 'Me until Christmas, then my nephew Cole at $19'
  if (before.some((words) => ofTheirOwn.test(plainText(words)))) return null;
  if (ofMyself.test(nearest)) return 'owner';
  const words = hasRole(nearest, 'owner') ? nearest : plainText(quote);
  return namesSelf(words) && !namesOthers(words) ? 'owner' : null;
}

const notSelf = '(?!self|own|pay|salary|salaire|paie|poche|pocket|compte|cote|part)\\p{L}';
/** 'I'd pay my sister', in plain words. */
export const paysSomebody = new RegExp(
  `(?<!\\p{L})(?:(?:pay|paying|paie|payer\\p{L}*|verse) (?:my|our|an?|ma|mon|notre|une?) ${notSelf}|(?:pay(?:ing)?|give) (?:him|her|them)(?!\\p{L})|(?:le|la|les|lui|leur) (?:paie|paye|payerai|verse|donne)(?!\\p{L}))`,
  'u',
);
/** 'Then my nephew': a phrase about somebody else of the family. */
const ofTheirOwn = new RegExp(`^ ?(?:(?:then|and|puis|pis|et) )?(?:my|our|ma|mon|notre) ${notSelf}`, 'u');

const hasRole = (plain: string, role: 'owner' | 'employee') =>
  labelsIn(plain).some(({ label }) => label.kind === 'person' && label.role === role);
const namesSelf = (plain: string) =>
  /(?<!\p{L})(?:(?:i|me|moi|je|taking|drawing)(?!\p{L})|j')/u.test(plain) || hasRole(plain, 'owner');
const namesOthers = (plain: string) =>
  /(?<!\p{L})(?:some(?:one|body)|quelqu'un|hir(?:e|ing)|embauch|engag)/u.test(plain) ||
  paysSomebody.test(plain) ||
  hasRole(plain, 'employee');

/** The phrases before an amount back to the one before it, the nearest first, and the phrase behind it. */
function phrasesAround(quote: string, { start, end }: Amount): { before: string[]; behind: string } {
  // 'for two' is no other amount.
  const plain = plainText(quote);
  // 'Small group (3-4 kids) $25'
  const isRangeAside = (each: Amount) =>
    each.value === null && each.kind === 'bare' && /^[^()]*\) ?\$?$/u.test(quote.slice(each.end, start));
  const amounts = amountsIn(plain).filter(
    (each) =>
      isMain(each) &&
      /\d/u.test(quote.slice(each.start, each.end)) &&
      !isTimes(plain, each) &&
      !isPackOf(plain, each) &&
      !isRangeAside(each),
  );
  // 'Robe à partir de 150 $ (en moyenne 280 $)', 'pianos 3 used at 1,800', 'ads $250, then $100': of what stands before.
  const isExplained = (other: Amount) =>
    onAverage.test(quote.slice(other.end, start)) ||
    /\([^()]*$|^ (?:of them |used |usag\S+ )?(?:at|x|@|à) $|^[^,;.()]* (?:then|puis|ensuite|(?:dropping|falling|going|rising)(?: up| down)? to) \$?$/u.test(
      quote.slice(other.end, start),
    );
  const from = amounts.findLast((other) => other.end <= start && !isExplained(other))?.end ?? 0;
  const to = amounts.find((other) => other.start >= end)?.start ?? quote.length;
  const phrasesIn = (words: string) =>
    words
      .replace(hires, '')
      .replace(/\([^()]*\)/gu, ' ')
      .split(/[;\n()]|,(?!\d{3})|:(?=\s*(?:\p{L}|\d+ \p{L}{4}))|[.!?…]+\s/u)
      .map(withoutRhythm);
  const [first = '', ...others] = phrasesIn(quote.slice(from, start));
  return {
    // '$2,400 used and the sealer $900': what follows an amount at once is about that one.
    // 'Snow removal: $420 an entrance' is about what stands before the colon.
    before: [from === 0 ? first : lastOfList(first), ...others]
      .toReversed()
      .filter((phrase) => phrase.trim() !== '' || !/:\s*$/u.test(quote.slice(from, start))),
    behind: (phrasesIn(quote.slice(end, to))[0] ?? '').replace(andAnother, ''),
  };
}

/** 'From September on I'll hire an assistant' */
const hires = /^.*?(?<!\p{L})(?:hire|hiring|engage|embauche)(?:rai|rons|ons)? (?=\p{L})/iu;

/** '$9,000 saved and my uncle lends 8,000' */
const andAnother = /(?:^| )(?:and|et|pis) (?:my|our|i|we|mon|ma|mes|nos|notre|je|on|nous|j['’]).*$/iu;

/** Without how often and 'each' at its beginning, which belong to the amount before it. */
function withoutRhythm(phrase: string): string {
  const words = phrase.trim().replace(/^(?:each|apiece|chacune?)(?!\p{L}) ?/iu, '');
  const [first] = rhythmsIn(plainText(words));
  return first?.start === 0 ? words.slice(first.end) : words;
}

const lastOfList = (phrase: string) => phrase.split(/(?:^| )(?:and|et|pis|puis|&) /iu).at(-1) ?? '';

/** '20 hours a week', 'at 4%', 'by the end of the year': words that explain an amount, and do not name it. */
function isBeside(phrase: string): boolean {
  const plain = plainText(phrase.replace(fromMonth, ''));
  if (plain.trim().search(inMonths) === 0 || onlyMonths.test(plain)) return true;
  if (
    /^\s*(?:(?:at|by|if|to|in|(?:dropping|falling|going|rising)(?: up| down)? to|with(?:out)?|sans|after(?! school)|until|from|hired|cash|comptant|si|avec|apres|au|aux|(?:engage|embauche)e?s?|(?:temps|full|part)[- ](?:plein|partiel|time)$)(?![\p{L}-])|en (?=\d|tout|argent|plus|moyenne)|des (?:le |la |l'))/u.test(
      plain,
    )
  )
    return true;
  // 'Ma camionnette 2019, payée, vaut 18 000 $'
  if (/^ ?(?:(?:deja|toute|already|fully|all) )?(?:payee?s?|paid(?: off| for)?) ?$/u.test(plain)) return true;
  // 'Weddings between 1,800 and 3,500 (average 2,400)'
  if (/^ ?(?:average|avg|moyenne|mean|say|disons)(?: of| de)? ?:? ?$/u.test(plain)) return true;
  // 'Paint and plumbing, my brother-in-law quoted 9,500'
  if (/ (?:quoted?|estimated?|estime|soumissionne)(?: (?:me|us))? ?$/u.test(plain)) return true;
  // 'Heavy bags, 5 of them at 160'
  if (/^ ?(?:\d+ )?(?:of them|of those|d'entre (?:eux|elles))(?!\p{L})/u.test(plain)) return true;
  // '$1,300 for both', '310 for each of the four kinds'
  if (
    /^ ?(?:for|pour) (?:both|all|each of|chac\p{L}*|tous|toutes|(?:the|les) (?:two|three|four|deux|trois|quatre))(?!\p{L})/u.test(
      plain,
    )
  )
    return true;
  const isShort = plain.trim().split(/\s+/u).length <= 3;
  // 'Abonnement 10 semaines' is a name.
  const beginsWithTime = amountsIn(plain).some(
    ({ kind, start }) => kind === 'time' && !/\p{L}{4}/u.test(plain.slice(0, start)),
  );
  return beginsWithTime && (isShort || rhythmsIn(plain).length > 0);
}

const hedges =
  "about|around|just|only|juste|seulement|usually|normally|typically|d['’]habitude|habituellement|normalement|avg|averages?|on average|en moyenne|roughly|approximately|approx\\.?|probably|maybe|perhaps|now|like|let['’]?s say|say|disons|mettons|[àa] peu pr[èe]s|environ|peut-[êe]tre|probablement|sans doute|maintenant|i think|i guess|je pense|je crois|c['’]est|j['’]en ai pour|worth|between|entre|valant|autour(?: de)?|(?:(?:y|il|qui|elle) )?vaut|each|chacune?";
const beginning = new RegExp(
  `^[\\s/]*(?:(?:year|an|année) (?:one|two|un|deux|[12])(?=[ :,]) ?:? ?|(?:i|we|je|on|nous)(?:['’]d|['’]ll| would| will| vais| vas)? (?:also )?(?:sell|charge|need|pay(?! myself)|figure|vends?|vendrais|vendrait|paie|verse)(?!\\p{L}) ?|j['’]ai besoin (?:d['’]|de )|(?:il )?(?:me )?faut (?:que (?:je m['’]|j['’])ach[èe]te |(?:que je )?(?:m['’])?acheter )?|there (?:is|are)(?: an?| the)? |there['’]s (?:an? )?|il y a (?:des |une? )?|je (?:dois|veux|vais) (?:m['’])?acheter |j['’]ach[èe]te(?:rai)? |(?:i |we )?(?:still )?(?:need|have|want) to (?:buy|get) |have (?:the|an?) |(?:i |we )?(?:already )?own (?:the|an?|my) |(?:i |we )?(?:applied|applying|asked) for |(?:per|par) (?:\\p{L}+ (?=for |pour ))?|[dl]['’]|(?:(?:average|avg) )?(?:prix|tarif|price|rate)(?: moyen)? (?:par|pour|du|de la|d['’]une?|de|per|of|for)(?: an?| the)? |(?:${hedges}|an?|the|une?|les?|la|des|or|ou|pis|puis|et|and|then)(?![\\p{L}-]))?`,
  'iu',
);
const end = new RegExp(
  `(?:(?<![\\p{L}-])(?:${hedges}|c['’](?:est)?|(?:would|will|could|should|might)(?: be| cost| pay| give)?|(?:va|vont) être|serai(?:t|ent)|is|are|est|sont|(?:is|are) (?:giving|lending|putting)(?: us| me| in)?|(?:goes|(?:(?:i|we) )?sells?|runs|wants|go|run)|se vend(?:ent)?|puts?|lends?|gives?|me|met|mettent|nous|comes? to|came to|revien(?:t|nent) [àa]|(?:has|have) (?:\\p{L}+ly )?(?:offered|approved)(?: us| me)?|approved|approuve|pai(?:e|era|erai[st]|eront|eraient)(?:nt)?|pays?|rapporte(?:nt)?|brings in|it['’]?s|will do|va faire|are a flat|is a flat|a flat|co[ûu]t\\p{L}+|pr[êe]te(?:nt)?|donne(?:nt)?|finance(?:nt)?|(?<!d['’])avance(?:nt)?|invests?|investi(?:t|ssent)|said yes to|said (?:he|she|they)|over|sur|up to|within|(?:starting )?from|à partir d[eu]|m['’]en|for|pour|in|with|and|or|et|ou|pis|dans|avec|jusqu'à|the|la|le|les|des|du|(?:that )?(?:i|we) (?:already )?have(?: already)?|que j'ai(?: déjà)?)|m['’](?:a accept[ée])?|['’]s|[~+/$])\\s*$`,
  'iu',
);

/** A phrase as a name, without hedges and little words at both ends; undefined where nothing is left. */
function bareName(phrase: string): string | undefined {
  const name = nameIn(phrase.replace(beginning, '').replace(end, ''));
  return name === undefined || name === phrase ? name : bareName(name);
}

/** 'I pay myself': a sentence, or words that only the person who writes understands. */
const isClause = (name: string) =>
  name.split(/\s+/u).length > mostWords ||
  (plainText(name).replace(numberInWords, '').trim() === '' && !/^four$/iu.test(name)) ||
  /^(?:starting|beginning|a (?:partir|compter))(?!\p{L})/u.test(plainText(name)) ||
  /\s(?:est|sont|is|are|was|were|i|je)\s|\s(?:then|puis|ensuite)$/u.test(plainText(name)) ||
  /^(?:(?:premier|premiere|deuxieme|troisieme)(?: (?:annee|saison|mois))?|(?:first|second|third)|(?:large|small|medium|big|petit|grand|moyen)(?:e|s|es|ne|nes)?|rien|nothing|then|after that|already|deja|paid|payee?s?|put away|pay(?:ing)? (?:myself|ourselves)|puis|ensuite|autrement|otherwise|sinon|hoping|call it|most|la plupart|used|usagee?s?|d'occasion|neufs?|neuve?s?|my|our|mon|mes|nos|a partir|starting|(?:all|whole|toute) (?:the |l')?(?:year|annee)|(?:zero|aucune?|no|pas de) (?:pay|salary|salaire|paie)|soit|donc|so|both|there|others?|autres?|encore|still|demandee?s?|(?:already|deja) (?:paid|payee?s?)|in month|au mois|(?:annee|saison|year|season)|(?:hiver|ete|automne|printemps|winter|summer|fall|spring))$/u.test(
    plainText(name),
  ) ||
  /^(?:(?:i|me|we|they|them|eux|(?:donne|verse|paye|gave|paid|left) (?:une?|an?|the|le)|(?:rien|nothing|zero) (?:pour|for|till|until|avant|before)|no|none|aucune?|taking|drawing|draw(?= ?$)|(?:personne|person|pers) (?:par|per|a|la)|to (?:take|draw|pay)|sell|selling|vendre|want|need|hope|veux|voudrais|it(?: costs?| is| will|$)|je|moi|nous|on|ils?|elles?|ca)(?![\p{L}-])|[jc]')/u.test(
    plainText(name),
  );
