import type { Text } from '../locale.ts';
import { dollarsText, moneyText } from '../money/money-text.ts';
import type { FactGroup } from './fact-fields.ts';
import type { LenderRequest } from './lender-request.ts';

/** Something about the request that somebody should look at, and where: a part of the form, or the figures. */
export type RequestRemark = { key: string; text: Text; place: FactGroup | 'figures' };

type Sentence = (...amounts: string[]) => string;
const both = (write: (language: 'en' | 'fr') => string): Text => ({ en: write('en'), fr: write('fr') });
const inWords = (en: Sentence, fr: Sentence, ...amounts: Text[]): Text =>
  both((language) => ({ en, fr })[language](...amounts.map((each) => each[language])));

/** What does not add up between what is asked for, the rows of figures and the other facts. Amounts are in cents. */
export function requestProblems(request: LenderRequest): RequestRemark[] {
  return [
    ...againstParts(request),
    ...againstRows(request),
    ...againstNeed(request),
    ...aboveNeed(request),
    ...partsAbovePrice(request),
    ...sharesOf(request),
    ...gonePurchases(request),
  ];
}

function againstParts({ ask, parts }: LenderRequest): RequestRemark[] {
  const amounts = parts.map(({ amount }) => amount);
  if (ask.amount === null || parts.length === 0 || amounts.includes(null)) return [];
  const sum = (amounts as number[]).reduce((total, each) => total + each, 0);
  if (sum === ask.amount) return [];
  const text = inWords(
    (asked, paid) => `You ask for ${asked}; what it pays for adds up to ${paid}.`,
    (asked, paid) => `Vous demandez ${asked}\u00a0; ce que cet argent paie totalise ${paid}.`,
    moneyText(ask.amount),
    moneyText(sum),
  );
  return [{ key: 'parts', text, place: 'part' }];
}

function againstRows({ ask }: LenderRequest): RequestRemark[] {
  const remarks: RequestRemark[] = [];
  const counted = ask.rows.reduce((total, { cells }) => total + (cells.amount ?? 0), 0);
  if (ask.amount !== null && counted > 0 && counted !== ask.amount) {
    const text = inWords(
      (asked, rows) => `You ask for ${asked}; your figures count on ${rows}.`,
      (asked, rows) => `Vous demandez ${asked}\u00a0; vos chiffres comptent sur ${rows}.`,
      moneyText(ask.amount),
      moneyText(counted),
    );
    remarks.push({ key: 'rows', text, place: 'figures' });
  }
  const [only] = ask.rows.length === 1 ? ask.rows : [];
  const months = only?.cells.months ?? null;
  if (months !== null && ask.months !== null && months !== ask.months) {
    const text = {
      en: `You ask for a term of ${ask.months} months; your figures repay it in ${months}.`,
      fr: `Vous demandez une durée de ${ask.months} mois\u00a0; vos chiffres prévoient un remboursement en ${months} mois.`,
    };
    remarks.push({ key: 'months', text, place: 'figures' });
  }
  if (ask.amount !== null && ask.rows.length === 0) {
    const text = inWords(
      (asked) => `You ask for ${asked}; your figures have no such money coming in yet.`,
      (asked) => `Vous demandez ${asked}\u00a0; vos chiffres ne prévoient pas encore cette entrée d'argent.`,
      moneyText(ask.amount),
    );
    remarks.push({ key: 'noRow', text, place: 'figures' });
  }
  return remarks;
}

function againstNeed({ ask, total, needed, gap }: LenderRequest): RequestRemark[] {
  if (ask.amount === null || total === null || needed === null || gap === 0) return [];
  const isLine = ask.kind === 'credit_line';
  const text = inWords(
    (asked, sum, need, left) =>
      `${isLine ? `Without the line of credit of ${asked}` : `With the ${asked} you ask for`}, your money adds up to ${sum}, and opening takes ${need}. ${left} is missing.`,
    (asked, sum, need, left) =>
      `${isLine ? `Sans la marge de crédit de ${asked}` : `Avec les ${asked} demandés`}, votre financement totalise ${sum}, et l'ouverture coûte ${need}. Il manque ${left}.`,
    moneyText(ask.amount),
    moneyText(total),
    // Computed to the cent, which nobody asks for.
    dollarsText(needed),
    dollarsText(gap),
  );
  return [{ key: 'need', text, place: 'ask' }];
}

/** More than half of what is asked for that opening does not take. */
function aboveNeed({ ask, total, needed }: LenderRequest): RequestRemark[] {
  if (ask.amount === null || ask.kind === 'credit_line' || total === null || needed === null) return [];
  if (total - needed <= ask.amount / 2) return [];
  const text = inWords(
    (asked, sum, need, rest) =>
      `With the ${asked} you ask for, you would have ${sum}, and opening takes ${need}. A lender will ask what the other ${rest} is for.`,
    (asked, sum, need, rest) =>
      `Avec les ${asked} demandés, vous auriez ${sum}, et l'ouverture coûte ${need}. Un prêteur demandera à quoi sert le reste, soit ${rest}.`,
    moneyText(ask.amount),
    moneyText(total),
    dollarsText(needed),
    dollarsText(total - needed),
  );
  return [{ key: 'excess', text, place: 'ask' }];
}

function partsAbovePrice({ parts, facts }: LenderRequest): RequestRemark[] {
  return parts.flatMap(({ name, amount, price }, index) => {
    if (amount === null || price === null || amount <= price || name === null) return [];
    const text = both((language) => {
      const [asked, cost] = [moneyText(amount)[language], moneyText(price)[language]];
      return language === 'en'
        ? `“${name}” takes ${asked} of this money; your figures have it at ${cost}.`
        : `«\u00a0${name}\u00a0» prend ${asked} sur cette somme\u00a0; vos chiffres l'inscrivent à ${cost}.`;
    });
    return [{ key: `price ${facts.part[index]?.id ?? index}`, text, place: 'part' as const }];
  });
}

function sharesOf({ facts: { borrower } }: LenderRequest): RequestRemark[] {
  const shares = borrower.flatMap(({ share }) => share ?? []);
  const sum = shares.reduce((total, each) => total + each, 0);
  const isWhole = shares.length < borrower.length ? sum <= 10_000 : Math.abs(sum - 10_000) < 100;
  if (shares.length === 0 || isWhole) return [];
  const percent = Math.round(sum / 10) / 10;
  const text = {
    en: `The shares of the people who borrow add up to ${percent}%.`,
    fr: `Les parts des personnes qui empruntent totalisent ${String(percent).replace('.', ',')}\u00a0%.`,
  };
  return [{ key: 'shares', text, place: 'borrower' }];
}

function gonePurchases({ parts }: LenderRequest): RequestRemark[] {
  if (!parts.some(({ isGone }) => isGone)) return [];
  const text = {
    en: 'A purchase this money pays for is no longer in your figures.',
    fr: "Un achat que cet argent paie n'est plus dans vos chiffres.",
  };
  return [{ key: 'gone', text, place: 'part' }];
}
