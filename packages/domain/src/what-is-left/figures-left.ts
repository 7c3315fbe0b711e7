import { quoted } from '../excerpt.ts';
import { planFigures } from '../forecast/plan-figures.ts';
import { describeRow } from '../ledger/describe-row.ts';
import { figuresToCheck } from '../ledger/figures-to-check.ts';
import { rowKey } from '../ledger/row.ts';
import { lenderRequest } from '../lender-facts/lender-request.ts';
import { missingFacts } from '../lender-facts/missing-facts.ts';
import { type RequestRemark, requestProblems } from '../lender-facts/request-problems.ts';
import { inBoth, type Text } from '../locale.ts';
import { type LenderCheck, settledByChecking } from '../modules/maturity/check-steps.ts';
import { lenderCheckLabels } from '../modules/maturity/lender-check-keys.ts';
import { lenderChecks } from '../modules/maturity/lender-checks.ts';
import { unprovedRows, withoutRowText } from '../papers/unproved-rows.ts';
import type { LeftFacts, LeftThing } from './left-thing.ts';

const undated = { due: null, assignee: null } as const;

/** What would stop a lender, and what keeps it from being assessed: one thing for each step that settles it. */
export function checksLeft({ ledger, today }: LeftFacts): LeftThing[] {
  const left = lenderChecks({ ledger, today }).filter(({ result }) => result !== 'met');
  const bySteps = Map.groupBy(left, ({ reason, advice = reason }) => advice);
  return [...bySteps].flatMap(([advice, checks]) => {
    const [first] = checks;
    if (first === undefined || settledByChecking.includes(advice)) return [];
    const isOpen = checks.some(({ result }) => result === 'open');
    return [
      {
        ...undated,
        id: `check.${first.key}`,
        weight: isOpen ? 1_000 : 900,
        stops: isOpen ? ('dealBreaker' as const) : ('toAssess' as const),
        title: advice,
        why: checks.length === 1 ? first.reason : keptFromAssessing(checks),
        place: { kind: 'table' as const },
      },
    ];
  });
}

const keptFromAssessing = (checks: readonly LenderCheck[]): Text =>
  inBoth((language) => {
    const labels = checks.map(({ key }) => lenderCheckLabels[key][language]).join(', ');
    return language === 'en' ? `Until then, not assessed: ${labels}` : `D'ici là, non évalué\u00a0: ${labels}`;
  });

/** Figures that only a person can decide about: those that disagree, and those to check. */
export function figuresLeft({ ledger }: LeftFacts): LeftThing[] {
  const queue = figuresToCheck(ledger);
  const disagreeing = queue.filter(({ is }) => is === 'conflict').length;
  const others = queue.length - disagreeing;
  const thing = { ...undated, stops: 'toAssess' as const, place: { kind: 'check' as const } };
  return [
    ...(disagreeing > 0
      ? [{ ...thing, id: 'figures.disagree', weight: 960, title: whichFigure(disagreeing), why: disagreement }]
      : []),
    ...(others > 0
      ? [
          {
            ...thing,
            id: 'figures.check',
            weight: 950,
            title: toCheck(others),
            why: checkedByYou,
            alsoSaid: settledByChecking,
          },
        ]
      : []),
  ];
}

const whichFigure = (count: number): Text =>
  count === 1
    ? { en: 'Settle two figures that disagree', fr: 'Trancher entre deux chiffres qui se contredisent' }
    : {
        en: `Settle ${count} places where two figures disagree`,
        fr: `Trancher à ${count} endroits où deux chiffres se contredisent`,
      };
const disagreement: Text = {
  en: 'A lender who finds two figures for one thing believes neither.',
  fr: "Un prêteur qui trouve deux chiffres pour une même chose ne croit ni l'un ni l'autre.",
};
const toCheck = (count: number): Text =>
  count === 1
    ? { en: 'Check 1 figure', fr: 'Vérifier 1 chiffre' }
    : { en: `Check ${count} figures`, fr: `Vérifier ${count} chiffres` };
const checkedByYou: Text = {
  en: 'Your forecast is provisional until you have said that the figures are yours.',
  fr: "Vos prévisions restent provisoires tant que vous n'avez pas dit que les chiffres sont les vôtres.",
};

/** What does not add up in the request for money, and what it lacks: in its form, and in the figures. */
export function requestLeft({ ledger, facts, today }: LeftFacts): LeftThing[] {
  const request = lenderRequest(facts, planFigures(ledger, { today }));
  const problems = requestProblems(request).map(({ key, text, place }) => ({
    ...undated,
    id: `request.${key}`,
    weight: 850,
    stops: 'toAssess' as const,
    title: text,
    why: null,
    place: placeOf(place),
  }));
  const missing = missingFacts(request);
  const isAmountMissing = request.ask.amount === null;
  const things = [
    {
      id: 'fact.ask',
      weight: isAmountMissing ? 700 : 610,
      title: sayWhatIsAsked,
      of: missing.filter(({ place }) => place === 'ask'),
    },
    { id: 'fact.figures', weight: 640, title: completeFigures, of: missing.filter(({ place }) => place === 'figures') },
    {
      id: 'fact.request',
      weight: 600,
      title: completeRequest,
      of: missing.filter(({ place }) => place !== 'ask' && place !== 'figures'),
    },
  ];
  return [
    ...problems,
    ...things.flatMap(({ of: remarks, ...thing }) => {
      const [first] = remarks;
      if (first === undefined) return [];
      const stops = thing.id === 'fact.ask' && isAmountMissing ? ('toAssess' as const) : null;
      return [{ ...undated, ...thing, stops, why: named(remarks), place: placeOf(first.place) }];
    }),
  ];
}

const placeOf = (place: RequestRemark['place']): LeftThing['place'] =>
  place === 'figures' ? { kind: 'table' } : { kind: 'request', group: place };

const named = (remarks: readonly RequestRemark[]): Text =>
  inBoth((language) => {
    const all = remarks.map(({ text }) => text[language]).join(' · ');
    return language === 'en' ? `Missing: ${all}` : `Manquant\u00a0: ${all}`;
  });

const sayWhatIsAsked: Text = {
  en: 'Say how much you are asking for, and what kind of financing',
  fr: 'Indiquer le montant demandé et le type de financement',
};
const completeFigures: Text = {
  en: 'Complete what a lender looks for in your figures',
  fr: "Compléter ce qu'un prêteur cherche dans vos chiffres",
};
const completeRequest: Text = {
  en: 'Complete the financing request',
  fr: 'Compléter la demande de financement',
};

/** Figures that nothing in writing supports, by what the lowest cash depends on. */
export function proofsLeft({ ledger, today, comparesProofs }: LeftFacts): LeftThing[] {
  return unprovedRows(planFigures(ledger, { today }), comparesProofs).map(({ row, without }, index) => ({
    ...undated,
    id: `row.${rowKey(row)}`,
    weight: 500 - index / 10,
    stops: null,
    title: inBoth((language) => {
      const described = quoted(describeRow(row, language), language);
      return language === 'en' ? `Add proof of ${described}` : `Ajouter une preuve de ${described}`;
    }),
    why: without && withoutRowText(without.lowestCash),
    place: { kind: 'row', row },
  }));
}
