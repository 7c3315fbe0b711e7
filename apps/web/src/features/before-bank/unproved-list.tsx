import { describeRow } from '@elan/domain/ledger/describe-row';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { dollarsText } from '@elan/domain/money/money-text';
import type { UnprovedRow } from '@elan/domain/papers/unproved-rows';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { rowPath } from '../../lib/lender-places.ts';
import { ItemLink } from './item-link.tsx';
import { beforeBankMessages } from './messages.ts';
import { SectionCard } from './section-card.tsx';

/** How many are shown at first: nobody collects more proofs in a week. */
const few = 8;

type Props = { rows: readonly UnprovedRow[]; hasFigures: boolean; open: readonly ModuleKey[] };

/** The figures that nothing in writing supports, those that move the lowest cash most first. */
export function UnprovedList({ rows, hasFigures, open: openModules }: Props) {
  const words = useMessages(beforeBankMessages);
  const text = useText();
  const { language } = useLanguage();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? rows : rows.slice(0, few);
  return (
    <SectionCard
      count={rows.length}
      id="unproved"
      lead={words.unprovedLead}
      nothing={hasFigures ? words.noUnproved : words.noFigures}
      title={words.unprovedTitle}
    >
      <ul className="flex flex-col divide-y divide-line">
        {shown.map(({ row, difference }) => (
          <ItemLink key={row.proposal ?? row.id} title={describeRow(row, language)} to={rowPath(row, openModules)}>
            {difference !== null && (
              <span data-numbers>{words.effect(text(dollarsText(Math.abs(difference))), difference > 0)}</span>
            )}
          </ItemLink>
        ))}
      </ul>
      {shown.length < rows.length && (
        <Button className="self-start" onClick={() => setShowsAll(true)} size="small" variant="secondary">
          {words.more(rows.length - shown.length)}
        </Button>
      )}
    </SectionCard>
  );
}
