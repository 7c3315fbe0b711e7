import type { Forecast } from '@elan/domain/forecast/forecast';
import { amountTable, type Block, heading, list, text, titled } from '../blocks.ts';
import { dollars } from '../compose-finances.ts';
import type { Content } from '../gather-content.ts';
import { labelled, wordsIn } from '../words-in.ts';
import { isToCheck, rowText } from './plan-answer.ts';
import { allPlanAnswers } from './plan-answers.ts';
import { andMore, type PlanWords } from './plan-words.ts';

const longestList = 60;

/** What a lender would ask about: figures to confirm, money not in hand, and values to verify. */
export function stillUnproved(content: Content, words: PlanWords): Block[] {
  const { ledger, planned, language, hasFigures } = content;
  const { notes } = planned;
  const shared = wordsIn(language);
  const proposed = ledger.rows.filter(({ status, off }) => status === 'proposed' && !off);
  const unconfirmed = notes.assumptions.filter(({ source, confirmed }) => source !== null && !confirmed);
  const listOf = (title: string, items: readonly string[], lead?: string): Block[] => {
    const rest = items.length - longestList;
    const shown = rest > 0 ? [...items.slice(0, longestList), andMore[language](rest)] : items;
    return items.length === 0 ? [] : titled(title, [...(lead === undefined ? [] : [text(lead)]), ...list(shown)]);
  };
  const blocks = [
    ...(planned.state === 'known' ? notInHand(planned.forecast, content, words) : []),
    ...listOf(
      words.toConfirm,
      proposed.map((row) => rowText(row, language)),
      words.toConfirmLead,
    ),
    ...listOf(
      words.filledIn,
      allPlanAnswers
        .filter(({ as, from }) => as === 'fact' && isToCheck(content, from))
        .map(({ label }) => label[language]),
      words.filledInLead,
    ),
    ...listOf(
      shared.leftOut,
      notes.leftOut.map(({ name, says }) => labelled(name, says[language], language)),
    ),
    ...listOf(
      words.toVerify,
      hasFigures && planned.state === 'known'
        ? unconfirmed.map(({ label, value }) => labelled(label[language], value[language], language))
        : [],
    ),
  ];
  return blocks.length === 0 && hasFigures ? [text(words.noneLeft)] : blocks;
}

function notInHand({ notInHand: amounts }: Forecast, { language }: Content, words: PlanWords): Block[] {
  const rows = (['promised', 'asked_for', 'hoped', 'unstated'] as const).filter((state) => amounts[state] !== 0);
  if (rows.length === 0) return [];
  const shared = wordsIn(language);
  return [
    heading(words.notInHand),
    amountTable(
      [shared.status, shared.amount],
      rows.map((state) => ({ cells: [words[state], dollars(amounts[state], language)] })),
    ),
  ];
}
