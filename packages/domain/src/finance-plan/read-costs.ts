import type { Text } from '../locale.ts';
import { findAmounts } from '../money/amounts.ts';
import { moneyText } from '../money/money-text.ts';
import { isSameNoun } from '../money/quantities.ts';
import { joinNotes, lineOf, monthlyValue, quoteOf, same, timesEach, type Value, valuesIn } from './amount-line.ts';
import type { UnitCost } from './figures.ts';
import { numberText } from './number-text.ts';
import type { PlanLine } from './plan.ts';
import { type Segment, segmentsOf } from './segments.ts';
import { countedOnce } from './skipped-words.ts';

/** Pieces whose amount could not be used, and why. */
export type Unused = { quote: string; adds: Text }[];

const paidOnce =
  /(?<!\p{L})(?:once|one-time|deposit|before opening|to start|start-?up|up front|une (?:seule )?fois|unique|dépôt|avant l'ouverture|au départ|de départ|au démarrage|initial\w*)(?!\p{L})/iu;
const asTheQuestionAsks: Text = {
  en: 'read as a monthly amount, as the question asks',
  fr: 'lu comme un montant mensuel, comme le demande la question',
};
const fixedCost: Text = { en: 'Fixed cost', fr: 'Coût fixe' };
const sayHowOften: Text = {
  en: 'its share of the monthly costs: say how much it comes to in a month',
  fr: 'sa part des coûts mensuels\u00a0: dites à combien cela revient par mois',
};

/** What a month costs whatever is sold; what is paid once goes to the start-up budget. */
export function readFixedCosts(text: string): { fixed: PlanLine[]; startUp: PlanLine[]; unused: Unused } {
  const result: { fixed: PlanLine[]; startUp: PlanLine[]; unused: Unused } = { fixed: [], startUp: [], unused: [] };
  countedOnce(segmentsWithDollars(text)).forEach((segment, index) => {
    valuesIn(segment, 'high').forEach((value, place) => {
      const id = `fixed-${index + 1}${place === 0 ? '' : `-${place + 1}`}`;
      if (value.amount.period === 'once' && paidOnce.test(segment.text)) {
        result.startUp.push(lineOf(`start-${id}`, segment, value, fixedCost));
        return;
      }
      const monthly = monthlyValue(value, segment, asTheQuestionAsks);
      if (monthly === undefined) result.unused.push({ quote: quoteOf(segment), adds: sayHowOften });
      else result.fixed.push(lineOf(id, segment, timesEach(assumedDollars(monthly, segment), segment), fixedCost));
    });
  });
  return result;
}

const bareNumber =
  /(?<![\p{L}\d$.,/-])(\d{1,3}(?:[ \u00a0\u202f,]\d{3})+|\d{2,7}(?:[.,]\d{1,2})?)(?![\d%]|[.,]\d)(?=\s*(?:$|[,;)]|\/|(?:a|per|par|each|every|chaque)\s+(?:month|year|week|mois|an|année|semaine)|monthly|yearly|mensuel|annuel))/gimu;

/** Costs are often written without a sign: 'rent 1900 a month'. Read so only when no amount of the answer has one. */
function segmentsWithDollars(text: string): Segment[] {
  if (findAmounts(text).length > 0) return segmentsOf(text);
  return segmentsOf(text.replace(bareNumber, '$1 $')).map((segment) => ({ ...segment, line: -1 }));
}

function assumedDollars(value: Value, segment: Segment): Value {
  if (segment.line !== -1) return value;
  const note = { en: 'no sign given: read as dollars', fr: 'aucun symbole\u00a0: lu comme des dollars' };
  return { ...value, origin: 'assumption', note: joinNotes(value.note, note) };
}

const measure =
  /^(?:kg|kilos?|kilogram\w*|g|grams?|grammes?|lbs?|livres?|pounds?|l|lit(?:re|er)s?|hours?|heures?|days?|jours?|km|kilom\w*|minutes?|batch(?:es)?|fournées?|pallets?|palettes?)$/iu;
const notACost = /increase|ris(?:e|es|ing)|discount|margin|profit|hausse|augment|rabais|marge|bénéfice|profit/iu;
const nothing =
  /^\s*(?:none|nothing|no (?:variable )?costs?|zero|0 ?\$?|\$0|aucune?(?: coûts?(?: variables?)?)?|rien|zéro|pas de coûts? variables?)[\s.!]*$/iu;
const saleCost: Text = { en: 'Cost of one sale', fr: "Coût d'une vente" };

/**
 * What one sale costs: amounts by the sale, shares of the price, and monthly amounts divided by the sales of the goal.
 * @param unitsAtGoal sales a month at the lowest goal; undefined when there is none
 * @returns amounts that stay monthly as fixed costs, when there is no number of sales to divide them by
 */
export function readUnitCosts(
  text: string,
  { unit, isRecurring, unitsAtGoal }: { unit: Text | null; isRecurring: boolean; unitsAtGoal: number | undefined },
): { unitCosts: UnitCost[]; fixed: PlanLine[]; unused: Unused } {
  const unitCosts: UnitCost[] = [];
  const fixed: PlanLine[] = [];
  const unused: Unused = [];
  if (nothing.test(text)) {
    const line: PlanLine = { id: 'cost-none', label: saleCost, cents: 0, origin: 'answer', quote: text.trim() };
    return { unitCosts: [{ line }], fixed, unused };
  }
  countedOnce(segmentsOf(text)).forEach((segment, index) => {
    const id = `cost-${index + 1}`;
    if (!notACost.test(segment.text)) {
      segment.percents.forEach((percent, place) => {
        if (percent <= 0 || percent >= 100) return;
        const line = lineOf(`${id}-share-${place + 1}`, segment, { cents: 0, origin: 'answer' }, saleCost);
        unitCosts.push({ line, percent });
      });
    }
    valuesIn(segment, 'high').forEach((value, place) => {
      const lineId = `${id}-${place + 1}`;
      const { unit: per, period } = value.amount;
      // What is sold by the hour costs by the hour.
      const isOfWhatIsSold = period === 'hour' && unit?.en === 'hour';
      const isOfASale = per !== undefined || period === 'once';
      if (isOfWhatIsSold) {
        unitCosts.push({ line: lineOf(lineId, segment, value, saleCost) });
      } else if (period === 'hour' || (per !== undefined && measure.test(per))) {
        unused.push({ quote: quoteOf(segment), adds: sayPerSale });
      } else if (isOfASale && (period === 'once' || isRecurring)) {
        const byMonth = period === 'once' ? value : monthlyValue(value, segment, undefined);
        if (byMonth === undefined) unused.push({ quote: quoteOf(segment), adds: sayPerSale });
        else unitCosts.push({ line: lineOf(lineId, segment, ofOneSale(byMonth, per, unit), saleCost) });
      } else {
        const monthly = monthlyValue(value, segment, undefined);
        if (monthly === undefined) unused.push({ quote: quoteOf(segment), adds: sayPerSale });
        else if (unitsAtGoal === undefined || unitsAtGoal === 0) {
          fixed.push(lineOf(`monthly-${lineId}`, segment, keptMonthly(monthly), saleCost));
        } else unitCosts.push({ line: lineOf(lineId, segment, divided(monthly, unitsAtGoal), saleCost) });
      }
    });
  });
  return { unitCosts, fixed, unused };
}

const sayPerSale: Text = {
  en: 'its share of the cost of one sale: say what it comes to for one sale',
  fr: "sa part du coût d'une vente\u00a0: dites à combien cela revient pour une vente",
};
const genericUnit =
  /^(?:sale|order|unit|piece|item|client|customer|transaction|vente|commande|unité|pièce|article|client|cliente)s?$/iu;

/** A cost by something else than what is sold ('30 cents a bag') is taken once for each sale. */
function ofOneSale(value: Value, per: string | undefined, unit: Text | null): Value {
  if (per === undefined || genericUnit.test(per) || (unit !== null && isSameNoun(per, unit.en))) return value;
  return {
    ...value,
    origin: 'assumption',
    note: joinNotes(value.note, {
      en: `one “${per}” counted for each sale`,
      fr: `un ou une «\u00a0${per}\u00a0» par vente`,
    }),
  };
}

function keptMonthly(value: Value): Value {
  const note = {
    en: 'kept as a monthly cost: without a sales goal it cannot be divided by the sales',
    fr: 'gardé comme coût mensuel\u00a0: sans objectif de ventes, il ne peut être divisé par les ventes',
  };
  return { ...value, origin: 'assumption', note: joinNotes(value.note, note) };
}

function divided(value: Value, units: number): Value {
  const [said, count] = [moneyText(value.cents), numberText(units)];
  return {
    cents: Math.ceil(value.cents / units),
    origin: value.origin === 'assumption' ? 'assumption' : 'computed',
    note: joinNotes(value.note, {
      en: `${said.en} a month ÷ ${count.en} sales of your goal, rounded up to the cent`,
      fr: `${said.fr} par mois ÷ ${count.fr} ventes de votre objectif, arrondi au cent supérieur`,
    }),
  };
}

const ownPay: Text = { en: 'What you want to pay yourself', fr: 'Ce que vous voulez vous verser' };

/** A wish to live on the business ('I want to pay myself $3,000 a month') is a cost of each month. */
export function ownPayLine(segment: Segment): PlanLine | undefined {
  const [value] = valuesIn(segment, 'high');
  const monthly = value === undefined ? undefined : monthlyValue(value, segment, undefined);
  if (monthly === undefined) return undefined;
  return { ...lineOf('own-pay', segment, monthly, ownPay), label: segment.label === '' ? ownPay : same(segment.label) };
}
