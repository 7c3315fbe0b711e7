import { type LenderCheck, toConfirm } from '@elan/domain/modules/maturity/check-steps';
import { lenderCheckLabels } from '@elan/domain/modules/maturity/lender-check-keys';
import { Badge } from '../../components/ui/badge.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { checkPath, tablePath } from '../../lib/lender-places.ts';
import { ItemLink } from './item-link.tsx';
import { beforeBankMessages } from './messages.ts';
import { SectionCard } from './section-card.tsx';

/** The deal-breakers, and what is to assess. */
export function CheckList({ checks }: { checks: readonly LenderCheck[] }) {
  const words = useMessages(beforeBankMessages);
  const text = useText();
  const left = checks.filter(({ result }) => result !== 'met');
  const met = checks.length - left.length;
  // Checks that the same step settles share a line.
  const lines = [...Map.groupBy(left, ({ result, reason, advice = reason }) => `${result} ${text(advice)}`).values()];
  const labelsOf = (checksOf: readonly LenderCheck[]) =>
    checksOf.map(({ key }) => text(lenderCheckLabels[key])).join(', ');
  return (
    <SectionCard
      count={lines.length}
      id="checks"
      lead={words.checksLead}
      nothing={words.noChecks}
      title={words.checksTitle}
    >
      <ul className="flex flex-col divide-y divide-line">
        {lines.map((line) => {
          const [first] = line;
          if (first === undefined) return null;
          const { result, reason, advice = reason } = first;
          const isOpen = result === 'open';
          return (
            <ItemLink
              badge={<Badge tone={isOpen ? 'red' : 'yellow'}>{isOpen ? words.dealBreaker : words.toAssess}</Badge>}
              key={text(advice)}
              title={labelsOf(line)}
              to={advice === toConfirm ? checkPath : tablePath}
            >
              {text(line.length > 1 ? advice : reason)}
            </ItemLink>
          );
        })}
      </ul>
      {met > 0 && <p className="text-sm text-muted">{words.met(met)}</p>}
    </SectionCard>
  );
}
