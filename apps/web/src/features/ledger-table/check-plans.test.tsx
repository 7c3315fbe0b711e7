// @vitest-environment happy-dom

import type { LedgerEdit } from '@elan/domain/ledger/edit';
import { figuresToCheck } from '@elan/domain/ledger/figures-to-check';
import { mergeLedger } from '@elan/domain/ledger/merge';
import { readAnswers } from '@elan/domain/ledger/read/read-answers';
import type { Row } from '@elan/domain/ledger/row';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Measured, measure } from '../../../../../packages/domain/testing/measure.ts';
import { answersOf, type Plan } from '../../../../../packages/domain/testing/plan.ts';
import { unseenPlans } from '../../../../../packages/domain/testing/plans-unseen.ts';
import type { SingleCard } from './check-draft.ts';
import { useCheckDraft } from './use-check-draft.ts';

/** More cards than any plan has. */
const mostCards = 200;

/** The rows that somebody has who presses yes wherever a card proposes something, and nothing else. */
function rowsAgreedTo(plan: Plan): readonly Row[] {
  const readings = [readAnswers({ answers: answersOf(plan), today: '2026-11' })];
  let kept: readonly Row[] = [];
  const refused: string[] = [];
  const decided = new Map<string, readonly number[]>();
  const passed = new Set<string>();
  const apply = (edits: readonly LedgerEdit[]) => {
    for (const edit of edits) {
      if ('put' in edit) kept = [...kept.filter(({ id }) => id !== edit.put.id), edit.put];
      else if ('refuse' in edit) refused.push(edit.refuse);
    }
  };
  for (let turn = 0; turn < mostCards; turn += 1) {
    const { rows, ...ledger } = mergeLedger({ kept, refused, readings });
    const isOpen = (card: { is: string; key: string }): card is SingleCard & { key: string } =>
      (card.is === 'row' || card.is === 'passage') && !passed.has(card.key);
    const card = figuresToCheck({ rows, ...ledger }).find(isOpen);
    if (card === undefined) return kept;
    const done = decided.get(card.key) ?? [];
    const before = kept;
    const { result, unmount } = renderHook(() => useCheckDraft(card, rows, done, apply));
    const { amount, amounts, draft, sale, hasProblem, missing, yes } = result.current;
    if (!hasProblem && missing === null && (draft !== null || sale !== undefined)) yes();
    unmount();
    decided.set(card.key, [...done, amount?.start ?? -1]);
    if (kept === before && (card.is === 'row' || amounts.length < 2)) passed.add(card.key);
  }
  throw new Error(`The cards of '${plan.trade}' come to no end.`);
}

it('who agrees to what the cards propose has most figures of a plan, and few that are not', () => {
  const all = unseenPlans.map((plan) => measure(rowsAgreedTo(plan), plan.wanted));
  const sum = (of: (each: Measured) => number) => all.reduce((total, each) => total + of(each), 0);
  const [right, wrong, wanted] = [
    sum((each) => each.right),
    sum((each) => each.wrong.length),
    sum((each) => each.wanted),
  ];
  console.info(`agreed to: ${right} of ${wanted} fields rightly, ${wrong} otherwise than wanted`);
  expect(right / wanted).toBeGreaterThan(0.85);
  expect(wrong / right).toBeLessThan(0.125);
}, 120_000);
