import type { Text } from '../locale.ts';
import { moneyText } from '../money/money-text.ts';
import { percentText } from './published-value.ts';
import { toCents } from './rounding.ts';

export type LoanTerms = {
  amount: number;
  /** Yearly, in hundredths of a percent. */
  rate: number;
  /** Months to the last payment, those of interest only included. */
  months: number;
  interestOnly: number;
};

type Payment = { payment: number; interest: number; principal: number; balance: number };

/**
 * The payments of a loan, the first one a month after it is received. Equal payments (20,000 at 8 % over 60 months: 405.53)
 * follow the months of interest only; the last one pays whatever is left, so that the balance ends at 0.00.
 */
export function amortize({ amount, rate, months, interestOnly }: LoanTerms): { payment: number; payments: Payment[] } {
  const grace = Math.min(interestOnly, months - 1);
  const payment = equalPayment(amount, rate, months - grace);
  const payments: Payment[] = [];
  let balance = amount;
  for (let month = 1; month <= months; month += 1) {
    const interest = toCents((balance * rate) / 120_000);
    const principal = month === months ? balance : month <= grace ? 0 : Math.min(balance, payment - interest);
    balance -= principal;
    payments.push({ payment: interest + principal, interest, principal, balance });
  }
  return { payment, payments };
}

function equalPayment(amount: number, rate: number, months: number): number {
  const monthly = rate / 120_000;
  return toCents(monthly === 0 ? amount / months : (amount * monthly) / (1 - (1 + monthly) ** -months));
}

/** The calculation of a payment, in the words of a person. */
export function paymentFormula({ amount, rate, months, interestOnly }: LoanTerms, payment: number): Text {
  const [whole, each] = [moneyText(amount), moneyText(payment)];
  const repaid = months - Math.min(interestOnly, months - 1);
  if (rate === 0) {
    return {
      en: `${whole.en} ÷ ${repaid} = ${each.en} a month`,
      fr: `${whole.fr} ÷ ${repaid} = ${each.fr} par mois`,
    };
  }
  const percent = percentText(rate / 100);
  return {
    en: `${whole.en} × i ÷ (1 − (1 + i)^−${repaid}) = ${each.en} a month, with i = ${percent.en} ÷ 12`,
    fr: `${whole.fr} × i ÷ (1 − (1 + i)^−${repaid}) = ${each.fr} par mois, où i = ${percent.fr} ÷ 12`,
  };
}
