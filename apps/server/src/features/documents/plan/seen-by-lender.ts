import type { SeenByLender } from '@elan/contract/documents';
import { describeRow } from '@elan/domain/ledger/describe-row';
import { quoteText } from '@elan/domain/ledger/quote-text';
import { missingFacts } from '@elan/domain/lender-facts/missing-facts';
import { requestProblems } from '@elan/domain/lender-facts/request-problems';
import type { Localized } from '@elan/domain/locale';
import { moneyText } from '@elan/domain/money/money-text';
import { differingAmounts } from '@elan/domain/plan-document/differing-amounts';
import { isTablePage } from '@elan/domain/plan-document/sections';
import type { Content } from '../gather-content.ts';
import { hasGap } from './finished-text.ts';
import { isShown, type PlanPart, sectionsToWrite } from './plan-parts.ts';

/** The most findings of one kind that somebody would go through. */
const most = 20;

const differs: Localized<(name: string, inText: string, inRow: string) => string> = {
  en: (name, inText, inRow) => `${name}: ${inText} in the text, ${inRow} in your figures`,
  fr: (name, inText, inRow) => `${name}\u00a0: ${inText} dans le texte, ${inRow} dans vos chiffres`,
};

/**
 * What a lender will see in a file made now: sections without a text, drafts that are in no file, pages that are left out
 * because they are empty, unfinished sentences, what the request lacks, figures that disagree or are missing, and amounts
 * of a text that are another one in the row of the same thing. It blocks nothing.
 */
export function seenByLender(
  { ledger, planned, request, language }: Content,
  parts: readonly PlanPart[],
): SeenByLender[] {
  const isIn = parts.filter((part) => part.isIn);
  const written = isIn.filter(({ state, own }) => own.trim() !== '' && state !== 'drafted');
  const of =
    (kind: SeenByLender['kind']) =>
    (text: string, section: string | null = null) => ({ kind, section, text });
  return [
    ...sectionsToWrite(parts)
      .filter(({ state }) => state === 'notes')
      .map(({ key, title }) => of('to_write')(title, key)),
    ...isIn.filter(({ state }) => state === 'drafted').map(({ key, title }) => of('drafted')(title, key)),
    ...ledger.conflicts
      .slice(0, most)
      .map(({ rows, total }) =>
        of('conflict')(
          [...rows.map((row) => describeRow(row, language)), ...(total ? [quoteText(total, language)] : [])].join(
            ' / ',
          ),
        ),
      ),
    ...[...requestProblems(request), ...missingFacts(request)].map(({ text }) => of('request')(text[language])),
    ...(planned.state === 'missing' ? planned.reasons : [])
      .slice(0, most)
      .map(({ asks }) => of('missing')(asks[language])),
    ...written
      // The prices of others are not the figures of this plan.
      .filter(({ key }) => key !== 'competitors')
      .flatMap(({ key, own }) =>
        differingAmounts(own, ledger.rows).map(({ name, inText, inRow }) =>
          of('amount')(differs[language](name, moneyText(inText)[language], moneyText(inRow)[language]), key),
        ),
      )
      .slice(0, most),
    ...written.filter(({ own }) => hasGap(own)).map(({ key, title }) => of('unfinished')(title, key)),
    ...isIn
      .filter((part) => isTablePage(part.key) && !isShown(part))
      .map(({ key, title }) => of('empty_page')(title, key)),
  ];
}
