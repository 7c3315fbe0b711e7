import { passageKey } from '@elan/domain/ledger/passage-key';
import { readAnswers } from '@elan/domain/ledger/read/read-answers';
import type { ReadingInput } from '@elan/domain/ledger/reading';
import { thisMonth } from '../lib/local-date.ts';

/** The decisions of people who went through their answers: what is not a figure of their plan was set aside. */
export function decidedIn(projects: readonly ReadingInput['answers'][]): string[] {
  return projects.flatMap((answers) => readAnswers({ answers, today: thisMonth() }).unread.map(passageKey));
}
