import { passageKey } from '@elan/domain/ledger/passage-key';
import { readAnswers } from '@elan/domain/ledger/read/read-answers';
import { languages } from '@elan/domain/locale';
import { moduleKeys } from '@elan/domain/modules/keys';
import { sampleAnswers, sampleProjects } from '@elan/domain/modules/samples';
import { thisMonth } from '../lib/this-month.ts';

/** The people of the samples went through their answers: what is not a figure of their plan was set aside. */
export function decidedInSamples(): string[] {
  return sampleProjects.flatMap((sample) =>
    languages.flatMap((language) => {
      const answers = moduleKeys.map((module) => [module, sampleAnswers[module][language][sample]] as const);
      return readAnswers({ answers: Object.fromEntries(answers), today: thisMonth() }).unread.map(passageKey);
    }),
  );
}
