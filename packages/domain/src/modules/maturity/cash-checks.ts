import { forecastWith, type KnownPlan } from '../../forecast/plan-figures.ts';
import { monthText } from '../../forecast/timeline.ts';
import { type RowOf, rowsOf, settingOf } from '../../ledger/row.ts';
import { isCreditLine, sourceOfMoney } from '../../ledger/source-of-money.ts';
import { type Language, type Text, text } from '../../locale.ts';
import { dollarsText } from '../../money/money-text.ts';
import { withMinus } from '../../money/with-minus.ts';
import {
  dealBreaker,
  type Figures,
  type Finding,
  isSomeConfirmed,
  met,
  notChecked,
  toAssess,
  waitsFor,
} from './check-steps.ts';
import { requirements } from './lender-check-keys.ts';

/** What to do about each, in the words that a step of the analysis has too. */
export const cashAdvice = {
  findMoney: text(
    'Find the money you are short, or spend less or later, until the cash forecast is never short.',
    "Trouvez l'argent qui manque, ou dépensez moins ou plus tard, jusqu'à ce que l'encaisse prévue ne manque jamais.",
  ),
  loanTerms: text(
    'Enter the amount, the rate and the months of each loan, as the lender states them.',
    'Inscrivez le montant, le taux et le nombre de mois de chaque prêt, tels que le prêteur les indique.',
  ),
  borrowLess: text(
    'Borrow less, or over more months, until each year earns at least what the loans cost.',
    "Empruntez moins, ou sur plus de mois, jusqu'à ce que chaque année rapporte au moins ce que coûtent les prêts.",
  ),
  enterPay: text(
    'Enter your own pay in “Your figures”: how much, how often and from which month.',
    'Inscrivez votre propre rémunération dans «\u00a0Vos chiffres\u00a0»\u00a0: combien, à quelle fréquence, à partir de quel mois.',
  ),
} as const;

export function cash(figures: Figures): Finding {
  const { plan } = figures;
  const waits = waitsFor(figures);
  if (waits !== null || plan.state === 'missing') return waits;
  const { lowestCash, missing } = plan.forecast;
  const [lowest, short] = [dollarsText(lowestCash.amount), dollarsText(missing)];
  const month = monthText(lowestCash.month);
  if (missing <= 0) {
    return (
      withoutUnpromised(plan) ??
      met(
        text(
          `By your figures, cash is never short: its lowest is ${lowest.en}, in ${month.en}.`,
          `Selon vos chiffres, l'encaisse ne manque jamais\u00a0: son point le plus bas est de ${lowest.fr}, en ${month.fr}.`,
        ),
      )
    );
  }
  return dealBreaker(
    text(
      `Cash falls to ${lowest.en} in ${month.en}: you are short ${short.en}.`,
      `L'encaisse descend à ${lowest.fr} en ${month.fr}\u00a0: il manque ${short.fr}.`,
    ),
    cashAdvice.findMoney,
  );
}

/** A plan whose cash lasts only with money that nobody has promised: what would be left without it. */
function withoutUnpromised(plan: KnownPlan): Finding {
  const unpromised = rowsOf(plan.rows, 'funding').filter(
    (row) => row.cells.state !== 'in_hand' && row.cells.state !== 'promised' && !isCreditLine(row),
  );
  if (unpromised.length === 0) return null;
  const { lowestCash } = forecastWith(plan, { off: unpromised.map(({ id }) => id) });
  if (lowestCash.amount >= 0) return null;
  const hoped = dollarsText(unpromised.reduce((sum, { cells }) => sum + (cells.amount ?? 0), 0));
  const [lowest, month] = [dollarsText(lowestCash.amount), monthText(lowestCash.month)];
  return toAssess(
    text(
      `Cash lasts only if ${hoped.en} comes in that nobody has promised yet: without it, it falls to ${lowest.en} in ${month.en}.`,
      `L'encaisse ne suffit que si vous recevez ${hoped.fr} que personne n'a encore promis\u00a0: sans cet argent, elle descend à ${lowest.fr} en ${month.fr}.`,
    ),
    text(
      'Have the money you hope for or asked for promised in writing, or plan so that cash lasts without it.',
      "Faites promettre par écrit l'argent espéré ou demandé, ou planifiez pour que l'encaisse suffise sans lui.",
    ),
  );
}

const termNames = {
  amount: text('the amount', 'le montant'),
  rate: text('the rate', 'le taux'),
  months: text('the term', 'le terme'),
};

/** What a loan lacks to know what it costs; an amount of nothing is none. */
function missingTerms({ cells }: RowOf<'funding'>): Text[] {
  const terms = { ...cells, amount: cells.amount || null };
  return (['amount', 'rate', 'months'] as const).flatMap((term) => (terms[term] === null ? [termNames[term]] : []));
}

const listed = (language: Language, names: readonly Text[]) =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names.map((name) => name[language]));

export function loan(figures: Figures): Finding {
  const { plan } = figures;
  const loans = rowsOf(figures.rows, 'funding').filter(({ cells }) => sourceOfMoney(cells) === 'loan');
  if (loans.length === 0) return null;
  const waits = waitsFor(figures);
  if (waits !== null || plan.state === 'missing') return waits;
  const lacking = loans.filter((each) => missingTerms(each).length > 0);
  if (lacking.length > 0) {
    return toAssess(
      text(
        `Missing: ${lacking.map((each) => `${listed('en', missingTerms(each))} of “${each.cells.name}”`).join('; ')}.`,
        `Il manque ${lacking.map((each) => `${listed('fr', missingTerms(each))} de «\u00a0${each.cells.name}\u00a0»`).join('\u00a0; ')}.`,
      ),
      cashAdvice.loanTerms,
    );
  }
  const cover = plan.forecast.ratios.filter(({ key, value }) => key === 'debtService' && value !== null);
  if (cover.length === 0) return null;
  const short = cover.find(({ value }) => (value ?? 0) < 1);
  if (short === undefined) {
    return met(
      text('Each year earns at least what the loans cost.', 'Chaque année rapporte au moins ce que coûtent les prêts.'),
    );
  }
  const times = withMinus((short.value ?? 0).toFixed(1));
  return dealBreaker(
    text(
      `In year ${short.year}, the business earns ${times} times what the loans cost.`,
      `L'année ${short.year} rapporte ${times.replace('.', ',')} fois ce que coûtent les prêts.`,
    ),
    cashAdvice.borrowLess,
  );
}

export function pay({ rows, plan }: Figures): Finding {
  const form = rowsOf(rows, 'setting').filter(({ cells }) => cells.name === 'legalForm');
  // A non-profit has no owner.
  if (settingOf(form, 'legalForm') === 'nonprofit') return isSomeConfirmed(form) ? null : notChecked;
  const out = new Set(plan.notes.leftOut.filter(({ isWhole }) => isWhole).map(({ rowId }) => rowId));
  const payOf = ({ cells }: RowOf<'person'>) => cells.salary ?? cells.wage;
  const owners = rowsOf(rows, 'person').filter(
    (row) => row.cells.role === 'owner' && payOf(row) !== null && !out.has(row.id),
  );
  if (owners.length === 0) {
    return toAssess(
      text('Your own pay is not among your figures yet.', 'Votre rémunération ne figure pas encore dans vos chiffres.'),
      cashAdvice.enterPay,
    );
  }
  const paid = owners.filter((row) => (payOf(row) ?? 0) > 0);
  if (!isSomeConfirmed(paid.length > 0 ? paid : owners)) return notChecked;
  if (paid.length > 0) return met(requirements.pay);
  return dealBreaker(
    text('You pay yourself nothing.', 'Vous ne vous versez aucune rémunération.'),
    cashAdvice.enterPay,
  );
}
