import type { LenderCheck } from '@elan/domain/modules/maturity/check-steps';
import { lenderCheckLabels } from '@elan/domain/modules/maturity/lender-check-keys';
import { Badge } from '../../components/ui/badge.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { checkPath, tablePath } from '../../lib/lender-places.ts';
import { ItemLink } from './item-link.tsx';
import { beforeBankMessages } from './messages.ts';
import { SectionCard } from './section-card.tsx';

/** What would stop a lender, and what cannot be judged yet. */
export function CheckList({ checks }: { checks: readonly LenderCheck[] }) {
  const words = useMessages(beforeBankMessages);
  const text = useText();
  const left = checks.filter(({ result }) => result !== 'met');
  const met = checks.length - left.length;
  // Checks fixed by the same step, or waiting for the same thing, share a line.
  const open = Map.groupBy(
    left.filter(({ result }) => result === 'open'),
    ({ reason, advice = reason }) => text(advice),
  );
  const waiting = Map.groupBy(
    left.filter(({ result }) => result === 'unconfirmed'),
    ({ reason }) => text(reason),
  );
  const labelsOf = (checksOf: readonly LenderCheck[]) =>
    checksOf.map(({ key }) => text(lenderCheckLabels[key])).join(', ');
  return (
    <SectionCard
      count={open.size + waiting.size}
      id="checks"
      lead={words.checksLead}
      nothing={words.noChecks}
      title={words.checksTitle}
    >
      <ul className="flex flex-col divide-y divide-line">
        {[...open].map(([step, checksOf]) => (
          <ItemLink
            badge={<Badge tone="red">{words.wouldStop}</Badge>}
            key={step}
            title={labelsOf(checksOf)}
            to={tablePath}
          >
            {checksOf.length > 1 ? step : checksOf.map(({ reason }) => text(reason))}
          </ItemLink>
        ))}
        {[...waiting].map(([reason, checksOf]) => (
          <ItemLink
            badge={<Badge tone="yellow">{words.notJudged}</Badge>}
            key={reason}
            title={labelsOf(checksOf)}
            to={checkPath}
          >
            {reason}
          </ItemLink>
        ))}
      </ul>
      {met > 0 && <p className="text-sm text-muted">{words.met(met)}</p>}
    </SectionCard>
  );
}
