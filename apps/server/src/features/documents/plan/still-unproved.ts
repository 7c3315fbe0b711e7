import type { Forecast } from '@elan/domain/forecast/forecast';
import { amountTable, type Block } from '../blocks.ts';
import { dollars } from '../compose-finances.ts';
import type { Content } from '../gather-content.ts';
import { labelled, wordsIn } from '../words-in.ts';
import { isToCheck, rowText } from './plan-answer.ts';
import { allPlanAnswers } from './plan-answers.ts';
import { andMore, type PlanWords } from './plan-words.ts';

/** What a lender would ask about: figures to check, money not in hand, and values to verify. */
export function stillUnproved(content: Content, words: PlanWords): Block[] {
  const { ledger, planned, language, hasFigures } = content;
  const { notes } = planned;
  const shared = wordsIn(language);
  const proposed = ledger.rows.filter(({ status, off }) => status === 'proposed' && !off);
  const unconfirmed = notes.assumptions.filter(({ source, confirmed }) => source !== null && !confirmed);
  const blocks = [
    ...(planned.state === 'known' ? notInHand(planned.forecast, content, words) : []),
    ...listOf(
      words.toConfirm,
      proposed.map((row) => rowText(row, language)),
      content,
      words.toConfirmLead,
    ),
    ...listOf(
      words.filledIn,
      allPlanAnswers
        .filter(({ as, from }) => as === 'fact' && isToCheck(content, from))
        .map(({ label }) => label[language]),
      content,
      words.filledInLead,
    ),
    ...listOf(
      shared.leftOut,
      notes.leftOut.map(({ name, says }) => labelled(name, says[language], language)),
      content,
    ),
    ...listOf(
      words.toVerify,
      hasFigures ? unconfirmed.map(({ label, value }) => labelled(label[language], value[language], language)) : [],
      content,
    ),
  ];
  return blocks.length === 0 ? [{ is: 'text', text: words.noneLeft }] : blocks;
}

function notInHand({ notInHand: amounts }: Forecast, { language }: Content, words: PlanWords): Block[] {
  const rows = (['promised', 'asked_for', 'hoped', 'unstated'] as const).filter((state) => amounts[state] !== 0);
  if (rows.length === 0) return [];
  const shared = wordsIn(language);
  return [
    { is: 'heading', level: 2, text: words.notInHand },
    amountTable(
      [shared.status, shared.amount],
      rows.map((state) => ({ cells: [words[state], dollars(amounts[state], language)] })),
    ),
  ];
}

const longestList = 60;

function listOf(title: string, items: readonly string[], { language }: Content, lead?: string): Block[] {
  if (items.length === 0) return [];
  const shown = items.slice(0, longestList);
  const rest = items.length - shown.length;
  return [
    { is: 'heading', level: 2, text: title },
    ...(lead === undefined ? [] : [{ is: 'text', text: lead } as const]),
    { is: 'list', items: rest === 0 ? shown : [...shown, andMore[language](rest)] },
  ];
}
