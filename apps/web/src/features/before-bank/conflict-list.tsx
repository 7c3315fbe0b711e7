import { describeConflict } from '@elan/domain/ledger/describe-conflict';
import { describeRow } from '@elan/domain/ledger/describe-row';
import type { Ledger } from '@elan/domain/ledger/reading';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { questionPath, rowPath, tablePath } from '../../lib/lender-places.ts';
import { ItemLink } from './item-link.tsx';
import { beforeBankMessages } from './messages.ts';
import { SectionCard } from './section-card.tsx';

type Props = { ledger: Pick<Ledger, 'conflicts' | 'differences'>; open: readonly ModuleKey[] };

/** The same thing with two amounts, in any modules. */
export function ConflictList({ ledger: { conflicts, differences }, open: openModules }: Props) {
  const words = useMessages(beforeBankMessages);
  const text = useText();
  const { language } = useLanguage();
  return (
    <SectionCard
      count={conflicts.length + differences.length}
      id="conflicts"
      lead={words.conflictsLead}
      nothing={words.noConflicts}
      title={words.conflictsTitle}
    >
      <ul className="flex flex-col divide-y divide-line">
        {conflicts.map((conflict) => {
          const [row] = conflict.rows;
          const { total, open = [] } = conflict;
          // An amount left open has no row in the table, so its words are shown.
          const origin = row !== undefined && open.includes(row) ? Object.values(row.origins)[0] : undefined;
          const said = total ?? (origin !== undefined && 'question' in origin ? origin : undefined);
          const to =
            said !== undefined
              ? questionPath(said.module, said.question)
              : row === undefined
                ? tablePath
                : rowPath(row, openModules);
          return <ItemLink key={conflict.id} title={text(describeConflict(conflict))} to={to} />;
        })}
        {differences.map(({ row, now }) => (
          <ItemLink key={row.id} title={words.changed(describeRow(row, language))} to={rowPath(row, openModules)}>
            {describeRow(now, language)}
          </ItemLink>
        ))}
      </ul>
    </SectionCard>
  );
}
