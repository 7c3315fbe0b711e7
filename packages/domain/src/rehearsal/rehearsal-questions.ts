import { quoted } from '../excerpt.ts';
import { computeForecast } from '../forecast/compute-forecast.ts';
import type { Forecast } from '../forecast/forecast.ts';
import { movers } from '../forecast/movers.ts';
import { describeConflict } from '../ledger/describe-conflict.ts';
import { describeRow } from '../ledger/describe-row.ts';
import type { Conflict } from '../ledger/reading.ts';
import { type Row, rowKey, rowsOf } from '../ledger/row.ts';
import type { Language, Text } from '../locale.ts';
import { answerLabel } from '../modules/define-module.ts';
import { moduleTitles } from '../modules/keys.ts';
import { nothingSold, toConfirm, toDecide } from '../modules/maturity/check-steps.ts';
import { lenderCheckLabels } from '../modules/maturity/lender-check-keys.ts';
import { lenderChecks } from '../modules/maturity/lender-checks.ts';
import { openPlaces } from '../modules/open-places.ts';
import { dollarsText } from '../money/money-text.ts';
import { paperText } from '../papers/paper-texts.ts';
import { isSettled, paperKeys } from '../papers/papers.ts';
import { unprovedRows } from '../papers/unproved-rows.ts';
import { changeAsk } from './change-ask.ts';
import { checkAsk } from './check-ask.ts';
import { paperAsk } from './paper-ask.ts';
import type { RehearsalFacts } from './rehearsal-facts.ts';
import { questionId, type RehearsalQuestion, type RehearsalSource } from './rehearsal-question.ts';
import { rowAsk } from './row-ask.ts';

/** The fewest and the most questions of a rehearsal; answered ones that fell off the list come on top. */
export const rehearsalLength = { least: 8, usual: 12, most: 15 } as const;

/** How many of each source are asked in any case, so that no source dominates. */
const shares: Readonly<Record<RehearsalSource, number>> = {
  check: 4,
  conflict: 2,
  row: 2,
  change: 2,
  private: 1,
  answer: 1,
  text: 1,
  paper: 2,
};

const text = (en: string, fr: string): Text => ({ en, fr });
const inBoth = (write: (language: Language) => string): Text => ({ en: write('en'), fr: write('fr') });

/**
 * The questions that a lender would ask of a project, the most weighty first: what would stop one, figures that
 * disagree, figures by what the lowest cash depends on, what is not answered, papers. Every rule is that of the list
 * before the bank; only the way of asking is decided here. The same facts always give the same questions.
 * @param answered the ids of those that have an answer: they are asked as long as their fact is there
 */
export function rehearsalQuestions(facts: RehearsalFacts, answered: ReadonlySet<string>): RehearsalQuestion[] {
  const all = everyQuestion(facts);
  const chosen = new Set<RehearsalQuestion>();
  for (const source of Object.keys(shares) as RehearsalSource[]) {
    for (const question of all.filter((each) => each.source === source).slice(0, shares[source])) chosen.add(question);
  }
  for (const question of all) if (chosen.size < rehearsalLength.usual) chosen.add(question);
  return all.filter((question) => chosen.has(question) || answered.has(question.id));
}

/** All questions that the facts give rise to, the most weighty first. */
function everyQuestion(facts: RehearsalFacts): RehearsalQuestion[] {
  const rows = facts.ledger.rows.filter(({ off }) => !off);
  const forecast = computeForecast(rows, { today: facts.today });
  const found = [
    ...checkQuestions(facts),
    ...conflictQuestions(facts),
    ...moneyQuestions(rows, forecast, facts),
    ...privateQuestions(facts),
    ...answerQuestions(facts),
    ...textQuestions(facts),
    ...paperQuestions(facts),
  ];
  const distinct = new Map(found.toReversed().map((question) => [question.id, question]));
  return [...distinct.values()].sort((one, other) => other.weight - one.weight || (one.id < other.id ? -1 : 1));
}

/** Checks fixed by the same step are one question. */
function checkQuestions({ ledger, today }: RehearsalFacts): RehearsalQuestion[] {
  const left = lenderChecks({ ledger, today }).filter(({ key, result }) => result !== 'met' && key !== 'conflicts');
  const bySteps = [...Map.groupBy(left, ({ reason, advice = reason }) => advice.en).values()];
  return bySteps.flatMap((group, index) => {
    // Where nothing is sold yet, that is the question.
    const check = group.find(({ key, advice }) => advice === nothingSold && key === 'sellable') ?? group[0];
    if (check === undefined) return [];
    // Until two figures agree, the question is which of them counts; that is asked by itself.
    if (check.advice === toDecide) return [];
    if (check.advice === toConfirm) return [preparedQuestion()];
    const { ask, points } = checkAsk(check);
    return [
      {
        ...plain,
        id: questionId('check', check.key),
        source: 'check',
        weight: (check.result === 'open' ? 1_000 : 450) - index,
        ask,
        from: lenderCheckLabels[check.key],
        points,
      },
    ];
  });
}

/** What every question has that rests on no single row. */
const plain = { effect: null, place: { kind: 'table' } } as const;

/** Nothing can be judged while the figures are only read from answers: a lender asks whose they are. */
function preparedQuestion(): RehearsalQuestion {
  return {
    ...plain,
    id: questionId('check', 'prepared'),
    source: 'check',
    weight: 440,
    ask: text(
      'Who prepared these figures, and which ones have you checked yourself?',
      'Qui a préparé ces chiffres, et lesquels avez-vous vérifiés vous-même\u00a0?',
    ),
    from: text('Figures read from your answers, not confirmed', 'Chiffres lus dans vos réponses, non confirmés'),
    points: ['who', 'source', 'date'],
  };
}

function conflictQuestions({ ledger: { conflicts, differences } }: RehearsalFacts): RehearsalQuestion[] {
  const twoThings = (said: Text): Text =>
    text(
      `Your file says two things. ${said.en} Which one do I keep, and why?`,
      `Votre dossier dit deux choses. ${said.fr} Laquelle dois-je retenir, et pourquoi\u00a0?`,
    );
  const base = { source: 'conflict', effect: null, points: ['amount', 'source', 'reason'] } as const;
  return [
    ...conflicts.map((conflict, index): RehearsalQuestion => {
      const said = describeConflict(conflict);
      const id = questionId('conflict', conflict.id);
      return { ...base, id, weight: 900 - index, ask: twoThings(said), from: said, place: placeOf(conflict) };
    }),
    ...differences.map(({ row, now }, index): RehearsalQuestion => {
      const said = inBoth((language) => `${describeRow(row, language)} / ${describeRow(now, language)}.`);
      const id = questionId('conflict', `difference|${rowKey(row)}`);
      const place = { kind: 'row', row } as const;
      return { ...base, id, weight: 800 - index, ask: twoThings(said), from: said, place };
    }),
  ];
}

function placeOf({ total, rows: [row], open = [] }: Conflict): RehearsalQuestion['place'] {
  if (total !== undefined) return { kind: 'answer', module: total.module, question: total.question };
  const origin = row === undefined || !open.includes(row) ? undefined : Object.values(row.origins)[0];
  if (origin !== undefined && 'question' in origin)
    return { kind: 'answer', module: origin.module, question: origin.question };
  return row === undefined ? { kind: 'table' } : { kind: 'row', row };
}

/** Rows without proof, changes that leave less cash and what loans cost, by what the lowest cash depends on. */
function moneyQuestions(
  rows: readonly Row[],
  { lowestCash, income, ratios }: Forecast,
  { ledger, today }: RehearsalFacts,
): RehearsalQuestion[] {
  const lowest = dollarsText(lowestCash.amount);
  const isReady = income.sales.years.some((cents) => cents > 0);
  const changes = isReady ? movers(rows, { today }).filter(({ difference }) => difference < 0) : [];
  const found = [
    ...unprovedRows(ledger.rows, today).map(({ row, difference }) => ({
      size: Math.abs(difference),
      question: {
        id: questionId('row', rowKey(row)),
        source: 'row',
        ...rowAsk(row),
        from: inBoth((language) => describeRow(row, language)),
        effect: withoutRow(difference),
        place: { kind: 'row', row },
      } as const,
    })),
    ...changes.flatMap(({ key, label, lowestCash: then, difference }) => {
      const ask = changeAsk(key);
      if (ask === null) return [];
      const left = dollarsText(then);
      const effect = text(
        `The lowest cash goes from ${lowest.en} to ${left.en}.`,
        `L'encaisse la plus basse passe de ${lowest.fr} à ${left.fr}.`,
      );
      const question = {
        ...plain,
        id: questionId('change', key),
        source: 'change',
        ask,
        from: label,
        effect,
        points: ['action', 'amount', 'date', 'who'],
      } as const;
      return [{ size: Math.abs(difference), question }];
    }),
  ];
  const bySize = found.toSorted((one, other) => other.size - one.size);
  const cover = ratios
    .filter(({ key, value }) => key === 'debtService' && value !== null)
    .sort((one, other) => (one.value ?? 0) - (other.value ?? 0))[0];
  return [
    ...bySize.map(({ question }, index) => ({ ...question, weight: 700 - index })),
    ...(isReady && cover !== undefined && (cover.value ?? 0) >= 1
      ? [coverQuestion(cover.year ?? 1, cover.value ?? 0)]
      : []),
  ];
}

function withoutRow(difference: number): Text {
  const amount = dollarsText(Math.abs(difference));
  const isHigher = difference > 0;
  return text(
    `Without it, the lowest cash would be ${amount.en} ${isHigher ? 'higher' : 'lower'}.`,
    `Sans cela, l'encaisse la plus basse serait ${isHigher ? 'plus haute' : 'plus basse'} de ${amount.fr}.`,
  );
}

/** The loans are covered; the question is by how much. A plan that does not cover them is asked about by its check. */
function coverQuestion(year: number, times: number): RehearsalQuestion {
  const cover = times.toFixed(1);
  return {
    ...plain,
    id: questionId('change', 'debtService'),
    source: 'change',
    weight: 690,
    ask: text(
      `In year ${year}, the business earns ${cover} times what the loans cost. What pays them after a bad quarter?`,
      `L'année ${year} rapporte ${cover.replace('.', ',')} fois ce que coûtent les prêts. Qu'est-ce qui les paie après un mauvais trimestre\u00a0?`,
    ),
    from: text('Debt service cover', 'Couverture du service de la dette'),
    points: ['action', 'amount', 'source', 'date'],
  };
}

/** Debts and the household: for those who may see these rows. */
function privateQuestions({ privateRows, today }: RehearsalFacts): RehearsalQuestion[] {
  const { needs, income, debts, debtPayments } = computeForecast(privateRows, { today }).household;
  const [flow] = rowsOf(privateRows, 'household').filter(({ off }) => !off);
  const [debt] = rowsOf(privateRows, 'debt').filter(({ off }) => !off);
  const base = { source: 'private', effect: null, points: ['amount', 'source', 'date', 'otherwise'] } as const;
  const found: RehearsalQuestion[] = [];
  if (flow !== undefined && needs > 0) {
    const [need, covered] = [dollarsText(needs), dollarsText(income)];
    found.push({
      ...base,
      id: questionId('private', 'household'),
      weight: 695,
      ask: text(
        `Your household needs ${need.en} a month, and ${covered.en} comes in without the business. Where does the rest come from in the first year?`,
        `Votre ménage a besoin de ${need.fr} par mois, et ${covered.fr} entrent sans l'entreprise. D'où vient le reste la première année\u00a0?`,
      ),
      from: text(`Household: ${need.en} a month`, `Ménage\u00a0: ${need.fr} par mois`),
      place: { kind: 'row', row: flow },
    });
  }
  if (debt !== undefined && debts + debtPayments > 0) {
    const [owed, paid] = [dollarsText(debts), dollarsText(debtPayments)];
    found.push({
      ...base,
      id: questionId('private', 'debts'),
      weight: 694,
      ask: text(
        `You owe ${owed.en} personally and pay ${paid.en} a month on it. How do you keep that up while the business starts?`,
        `Vous devez personnellement ${owed.fr} et remboursez ${paid.fr} par mois. Comment continuez-vous pendant le démarrage\u00a0?`,
      ),
      from: text(`Debts: ${owed.en}`, `Dettes\u00a0: ${owed.fr}`),
      place: { kind: 'row', row: debt },
    });
  }
  return found;
}

function answerQuestions({ entries }: RehearsalFacts): RehearsalQuestion[] {
  return openPlaces(entries).map(({ module, question, words }, index) => {
    const label = inBoth((language) => quoted(question.label[language], language));
    const said = inBoth((language) => quoted(answerLabel(question, words)[language], language));
    const isEmpty = words === '';
    const to = inBoth((language) => `${moduleTitles[module][language]} · ${question.label[language]}`);
    return {
      id: questionId('answer', `${module}.${question.id}`),
      source: 'answer',
      weight: (isEmpty ? 500 : 400) - index,
      ask: isEmpty
        ? text(
            `Your file does not answer ${label.en} yet. What would you tell me?`,
            `Votre dossier ne répond pas encore à ${label.fr}. Que me répondez-vous\u00a0?`,
          )
        : text(
            `For ${label.en}, you only wrote ${said.en}. Tell me more.`,
            `À ${label.fr}, vous avez seulement écrit ${said.fr}. Dites-m'en plus.`,
          ),
      from: isEmpty ? to : text(`${to.en}: ${said.en}`, `${to.fr}\u00a0: ${said.fr}`),
      effect: null,
      place: { kind: 'answer', module, question: question.id },
      points: ['amount', 'source', 'who', 'reason'],
    };
  });
}

function textQuestions({ openFigures }: RehearsalFacts): RehearsalQuestion[] {
  return openFigures.map(({ module, written, sentence }, index) => {
    const title = moduleTitles[module];
    const said = inBoth((language) => quoted(sentence, language));
    return {
      id: questionId('text', `${module}|${written}|${sentence}`),
      source: 'text',
      weight: 350 - index,
      ask: text(
        `Your analysis says: ${said.en} Where does “${written}” come from?`,
        `Votre analyse dit\u00a0: ${said.fr} D'où vient «\u00a0${written}\u00a0»\u00a0?`,
      ),
      from: inBoth((language) => `${title[language]} · ${said[language]}`),
      effect: null,
      place: { kind: 'report', module },
      points: ['source', 'date', 'amount'],
    };
  });
}

function paperQuestions({ papers }: RehearsalFacts): RehearsalQuestion[] {
  return paperKeys
    .filter((key) => !isSettled(papers[key]))
    .map((key, index) => ({
      id: questionId('paper', key),
      source: 'paper',
      weight: 300 - index,
      ask: paperAsk[key],
      from: paperText(key, null).title,
      effect: null,
      place: { kind: 'paper', paper: key },
      points: ['source', 'date', 'who'],
    }));
}
