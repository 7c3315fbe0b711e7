import { monthText } from '../../forecast/timeline.ts';
import { type RowOf, rowsOf, settingOf } from '../../ledger/row.ts';
import type { Text } from '../../locale.ts';
import { dollarsText } from '../../money/money-text.ts';
import { type Figures, type Finding, isProvisional, isSomeConfirmed, notKnown, waiting } from './check-steps.ts';

const text = (en: string, fr: string): Text => ({ en, fr });

export function cash(figures: Figures): Finding {
  const { plan } = figures;
  if (plan.state === 'missing') {
    const noneYet = text('There is no cash forecast yet.', "Il n'y a pas encore de prévision de l'encaisse.");
    return notKnown(plan, noneYet);
  }
  if (isProvisional(figures)) return waiting();
  const { lowestCash, missing } = plan.forecast;
  const [lowest, short] = [dollarsText(lowestCash.amount), dollarsText(missing)];
  const month = monthText(lowestCash.month);
  if (missing <= 0) {
    const reason = text(
      `Cash is never short: its lowest is ${lowest.en}, in ${month.en}.`,
      `L'encaisse ne manque jamais\u00a0: son point le plus bas est de ${lowest.fr}, en ${month.fr}.`,
    );
    return { result: 'met', reason };
  }
  return {
    result: 'open',
    reason: text(
      `Cash falls to ${lowest.en} in ${month.en}: you are short ${short.en}.`,
      `L'encaisse descend à ${lowest.fr} en ${month.fr}\u00a0: il manque ${short.fr}.`,
    ),
    advice: text(
      'Find the money you are short, or spend less or later, until the cash forecast is never short.',
      "Trouvez l'argent qui manque, ou dépensez moins ou plus tard, jusqu'à ce que l'encaisse prévue ne manque jamais.",
    ),
  };
}

export function loan(figures: Figures): Finding {
  const loans = rowsOf(figures.rows, 'funding').filter(({ cells }) => cells.source === 'loan');
  if (loans.length === 0) return null;
  const { plan } = figures;
  if (plan.state === 'missing') {
    const noneYet = text(
      'Nothing shows yet what would pay the loans.',
      'Rien ne montre encore ce qui rembourserait les prêts.',
    );
    const found = notKnown(plan, noneYet);
    // The lack of sales is open by itself; whether they cover a loan is not known.
    return found && { ...found, result: 'unconfirmed' };
  }
  if (isProvisional(figures)) return waiting();
  if (loans.some(({ cells }) => cells.amount === null || cells.rate === null || cells.months === null)) {
    return {
      result: 'unconfirmed',
      reason: text(
        'The loan has no amount, rate or term yet, so its payments are assumed.',
        "Le prêt n'a pas encore de montant, de taux ou de terme\u00a0: ses versements sont supposés.",
      ),
      advice: text(
        'Enter the amount, the rate and the months of the loan, as the lender states them.',
        'Inscrivez le montant, le taux et le nombre de mois du prêt, tels que le prêteur les indique.',
      ),
    };
  }
  const cover = plan.forecast.ratios.filter(({ key, value }) => key === 'debtService' && value !== null);
  const short = cover.find(({ value }) => (value ?? 0) < 1);
  if (short === undefined) {
    const reason = text(
      'Each year earns at least what the loans cost.',
      'Chaque année rapporte au moins ce que coûtent les prêts.',
    );
    return { result: 'met', reason };
  }
  const times = (short.value ?? 0).toFixed(1);
  return {
    result: 'open',
    reason: text(
      `In year ${short.year}, the business earns ${times.replace('-', '−')} times what the loans cost.`,
      `L'année ${short.year} rapporte ${times.replace('-', '−').replace('.', ',')} fois ce que coûtent les prêts.`,
    ),
    advice: text(
      'Borrow less, or over more months, until each year earns at least what the loans cost.',
      "Empruntez moins, ou sur plus de mois, jusqu'à ce que chaque année rapporte au moins ce que coûtent les prêts.",
    ),
  };
}

export function pay(figures: Figures): Finding {
  // A non-profit has no owner.
  if (settingOf(figures.rows, 'legalForm') === 'nonprofit') return null;
  const out = new Set(figures.plan.notes.leftOut.filter(({ isWhole }) => isWhole).map(({ rowId }) => rowId));
  const isPaid = ({ id, cells }: RowOf<'person'>) => !out.has(id) && (cells.salary ?? cells.wage ?? 0) > 0;
  const owners = rowsOf(figures.rows, 'person').filter((row) => row.cells.role === 'owner' && isPaid(row));
  if (owners.length === 0) {
    return {
      result: 'open',
      reason: text(
        "The owner's pay is not in the figures: a lender asks what you live on.",
        "La paie de la personne propriétaire n'est pas dans les chiffres\u00a0: on vous demandera de quoi vous vivez.",
      ),
      advice: text(
        'Enter your own pay in the table of figures: how much, how often and from which month.',
        'Inscrivez votre propre paie dans le tableau des chiffres\u00a0: combien, à quelle fréquence, à partir de quel mois.',
      ),
    };
  }
  if (!isSomeConfirmed(owners)) return waiting();
  const reason = text(
    "The owner's pay is in the figures.",
    'La paie de la personne propriétaire est dans les chiffres.',
  );
  return { result: 'met', reason };
}
