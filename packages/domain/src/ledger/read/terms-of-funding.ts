import type { Cells } from '../row.ts';
import { type Amount, amountsIn } from './amounts.ts';
import { labelsIn, remarksIn, sourcesOf } from './labels.ts';
import { plainText } from './plain-text.ts';

type Terms = Partial<Pick<Cells<'funding'>, 'source' | 'state' | 'rate' | 'months' | 'interestOnly'>>;

/** What some plain words say of money that comes in, beside its amount: where from, whether it is there, a loan's rate and term. */
export function termsOfFunding(plain: string): Terms {
  const sources = sourcesOf(labelsIn(plain.replace(notLent, ' ')).map(({ label }) => label));
  const terms = {
    ...(interestFree.test(plain) ? { rate: 0 } : {}),
    ...loanTermsIn(plain),
  };
  const pause = interestOnlyIn(plain);
  // What has a rate or a term is lent; 'I have 5,000' is one's own.
  const other = Object.keys(terms).length > 0 ? (['loan'] as const) : isOwn(plain) ? (['savings'] as const) : [];
  const [named] = sources;
  const source = named ?? other[0] ?? null;
  const state = stateOfFunding(plain);
  return {
    ...(sources.size <= 1 && source != null ? { source } : {}),
    ...(state === undefined ? {} : { state }),
    ...(source === 'loan' ? { ...terms, ...(pause === undefined ? {} : { interestOnly: pause }) } : {}),
  };
}

/** Where money comes from by its name, 'Subvention de la ville'; undefined where the name says none, or several. */
export function sourceNamed(name: string): NonNullable<Terms['source']> | undefined {
  if (creditLine.test(plainText(name))) return 'credit_line';
  const sources = sourcesOf(labelsIn(plainText(name)).map(({ label }) => label));
  // 'Subvention de la SADC'
  if (sources.has('grant') && sources.size === 2 && sources.has('loan')) return 'grant';
  const [source] = sources;
  return sources.size === 1 ? (source ?? undefined) : undefined;
}

/** Not what is paid back with other money. */
const creditLine =
  /^(?!.*(?:pay|rembours|refinan)).*(?<!\p{L})(?:lines? of credit|credit lines?|marges? de credit|marge d'exploitation)(?!\p{L})/u;

/** '10,000 for 10%': a part of the business, and no interest. */
const isOfShares = (plain: string, { kind, start }: Amount): boolean =>
  kind === 'percent' && /(?:for|pour|contre) (?:an? |une? )?$/u.test(plain.slice(0, start));

/** 'Congé de capital de 6 mois', 'six mois d'intérêts seulement': not how long it is repaid. */
const isPause = (plain: string, { kind, start, end }: Amount): boolean =>
  kind === 'time' && (pauseBefore.test(plain.slice(0, start)) || interestOnlyBehind.test(plain.slice(end)));

const pauseBefore =
  /(?:conge|moratoire|holiday|deferr\p{L}*|grace|interest[- ]only|interets? seulement|no payments?|aucun paiement)[^,;.]*$/u;
const interestOnlyBehind =
  /^ ?(?:\p{L}+ )?(?:d'|de |en |of )?(?:interest[- ]only|interets? seulement|moratoire)(?! (?:(?:for|in|the|les|la|pour|pendant|durant) )*(?:year (?:1|one)|l'an 1|(?:first|premiere) (?:year|annee|\d)|\d))/u;
const interestOnly = /(?:conge (?:de|du) capital|moratoire|interest[- ]only|interets? seulement)(?!\p{L})/u;

/** The months in which only interest is paid, where they are said once: 'interest only the first year' are twelve. */
function interestOnlyIn(plain: string): number | undefined {
  if (!interestOnly.test(plain)) return undefined;
  if (firstYear.test(plain)) return 12;
  const first = /(?<!\d)(\d{1,3}) premiers mois/u.exec(plain)?.[1];
  if (first !== undefined) return Number(first);
  const [pause, other] = amountsIn(plain).filter((each) => isPause(plain, each));
  if (pause?.value == null || other !== undefined) return undefined;
  return pause.unit === 'year' ? 12 * pause.value : pause.unit === 'month' ? pause.value : undefined;
}
const firstYear =
  /(?:interest[- ]only|interets? seulement) (?:(?:for|in|pour|durant) )?(?:(?:the )?(?:first year|year (?:1|one))|la premiere annee|l'an 1)/u;

/** '25K at 8.5% over 5 years, interest only for 6 months': the rate, and the months to repay. */
export const loanTermsIn = (plain: string) => termsOfLoan(plain, amountsIn(plain));

/** '$3,800 from selling my truck': the plain words behind an amount. */
export const isFromSale = (behind: string): boolean =>
  /^ ?(?:\$ )?(?:from (?:selling|the sale of)|de la vente d[eu])(?!\p{L})/u.test(behind);

const isVerb = /^(?:borrow(?:ing)?|emprunter)$/u;

/** 'I have $5,000', 'je mets 3 000 $', '15 grand from me'. */
export const isOwnMoney = (plain: string, { start, end }: Amount): boolean =>
  /(?<!\p{L})(?:have|got|my|our|(?<!(?:i|we) )own|(?:(?:i'll |i'm |i |we )(?:put|invest)|putting|investing)(?: in)?|j'ai|j'(?:investis|apporte)|je (?:mets|fournis)|on met|mes|mon|nos|nous avons|on a|cash in hand)(?: about| around| environ)? ?$/u.test(
    plain.slice(0, start),
  ) ||
  /^ ?(?:\$ )?(?:cash(?: in hand)?(?= ?(?:$|[,;.+]|and ))|from (?:me|us|the two of us|my own pocket)|of (?:mine|ours|(?:my|our) own)|a (?:moi|nous)|out of (?:my|our) (?:own )?pocket|de (?:ma|notre) poche|(?:de|en) mise(?: de fonds)?|(?:vient|viennent) de moi)(?!\p{L})/u.test(
    plain.slice(end),
  ) ||
  isFromSale(plain.slice(end));

/** 'Moi 15 000 $' too */
const isOwn = (plain: string): boolean =>
  /^ ?(?:me|moi|myself|us|nous|(?:ma |notre )?mise(?! (?:au|en|a|sur)(?!\p{L})))(?!\p{L})/u.test(plain) ||
  amountsIn(plain).some((amount) => isOwnMoney(plain, amount));

const notYet =
  /(?<!\p{L})(?:if|si|could|might|pourraient|pourrait|not (?:\p{L}+ )?yet|(?:pas|rien)(?: \p{L}+)? encore|pas encore|(?:not|pas)(?: yet| encore)? confirm\p{L}*|unconfirmed|(?:to be|a) confirm(?:ed|er))(?!\p{L})/u;
export const interestFree = /(?<!\p{L})(?:(?:no|without|zero) interest|interest[- ]free|sans interets?)(?!\p{L})/u;

/**
 * Savings and lenders have a name of their own where the words before the amount are none: 'hoping for 30k from
 * Futurpreneur'.
 * @param words those about the amount, as typed
 * @param said what it would be called otherwise
 */
export function nameOfFunding(words: string, said: string): string {
  const name = said.replace(
    /^(?:from|de la part de|en(?= (?:[eé]conomies|[eé]pargne|pr[eê]t|dons?|subvention))) (\p{L})/iu,
    (_, first: string) => first.toLocaleUpperCase('fr'),
  );
  if (labelsIn(plainText(name)).length > 0 && name.includes(' ') && !isMine.test(plainText(name))) return name;
  const plain = plainText(words);
  const found = labelsIn(plain);
  const named = found.find(({ start, end }) => !isVerb.test(plain.slice(start, end))) ?? found[0];
  if (named !== undefined && isVerb.test(plain.slice(named.start, named.end)))
    return named.language === 'fr' ? 'Prêt' : 'Loan';
  const isNamed = named !== undefined && !isMine.test(plain.slice(named.start, named.end));
  if (!isNamed && (name === '' || isMine.test(plainText(name))) && isOwn(plain))
    return /(?<!\p{L})(?:j'|je |moi|mes|mon|nos|nous|on |de (?:ma|notre) )/u.test(plain)
      ? 'Mise de fonds'
      : 'Own money';
  const label = named === undefined ? name : words.slice(named.start, named.end);
  // 'Mom lends me 8,000'
  if (/(?:^| )(?:me|in|pretent?|invests?|investi(?:t|ssent))(?: |$)/u.test(plainText(label)) && name !== '')
    return name;
  const isSaying = /^(?:saved|set aside|put aside|de cote|en banque|in the bank|cote|economise(?:e?s)?)$/u.test(
    plainText(label),
  );
  const shown = isSaying ? (named?.language === 'fr' ? 'Épargne' : 'Savings') : label;
  return (shown[0] ?? '').toLocaleUpperCase('fr') + shown.slice(1);
}

/** 'J'ai 15 000 à moi' */
const isMine =
  /^(?:i'm|(?:i |we )?have|i've (?:saved|put away|put aside)|(?:my|our|ma|notre) (?:own )?(?:pockets?|poche)|a moi|a nous(?: deux)?|own|(?:i'm |we're )?put(?:ting)?(?: in)?|from me|my own|of my own|mine)$/u;

/** 'A gift, not a loan' */
const notLent = /(?<!\p{L})(?:not|pas) (?:a|un) (?:loan|pret)(?!\p{L})/u;

const states = { hoped: 'hoped', askedFor: 'asked_for', promised: 'promised', inHand: 'in_hand' } as const;

/** 'Dad won't lend $5,000', 'refusé'; an interest that is none denies nothing. */
export const isDenied = (plain: string): boolean =>
  /(?<!\p{L})(?:no|not|never|\p{L}+n't|pas|jamais|refus\p{L}*|declined|turned down)(?!\p{L})/u.test(
    plain
      .replace(interestFree, ' ')
      .replace(/no payments?[^,;.]*|aucun paiement[^,;.]*/u, ' ')
      .replace(notLent, ' '),
  );

/** Whether money is hoped for, asked for, promised or there; 'pas encore demandé' is hoped for. */
export function stateOfFunding(plain: string): NonNullable<Terms['state']> | undefined {
  if (notYet.test(plain)) return 'hoped';
  const possible = isDenied(plain) ? (['hoped'] as const) : (['hoped', 'askedFor', 'promised', 'inHand'] as const);
  const said = possible.find((each) => remarksIn(plain, each).length > 0);
  return said && states[said];
}

/** 'Prime + 3%', 'taux préférentiel majoré de 2 %': that rate is not said. */
const overPrime = /(?<!\p{L})(?:prime|preferentiel|de base)(?: rate)? ?(?:\+|plus|majore de) ?$/u;

/** The rate in hundredths of a percent and the months to repay, each where it is said once. */
export function termsOfLoan(plain: string, amounts: readonly Amount[]): Pick<Terms, 'rate' | 'months'> {
  const isRate = ({ kind, start }: Amount) => kind === 'percent' && !overPrime.test(plain.slice(0, start));
  const own = amounts.filter((each) => !isOfShares(plain, each) && !isPause(plain, each));
  const [rate, otherRate] = own.filter(isRate);
  const [term, otherTerm] = own.filter(({ kind, unit }) => kind === 'time' && (unit === 'year' || unit === 'month'));
  const months = term?.value == null ? null : term.value * (term.unit === 'year' ? 12 : 1);
  return {
    ...(rate?.value != null && otherRate === undefined ? { rate: Math.round(rate.value * 1000) / 10 } : {}),
    ...(Number.isInteger(months) && otherTerm === undefined ? { months } : {}),
  };
}
