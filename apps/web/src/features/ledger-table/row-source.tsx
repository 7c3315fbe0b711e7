import type { Row } from '@elan/domain/ledger/row';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { tableMessages } from './messages.ts';
import { OriginLine, originsOf } from './origin-line.tsx';
import { rowText } from './row-text.ts';
import type { TableTools } from './table-tools.ts';

type Props = { row: Row; tools: Pick<TableTools, 'leadTo' | 'labelOf'> };

/** What a row says after its name, and where that was said. */
export function RowSource({ row, tools }: Props) {
  const words = useMessages(tableMessages);
  const { language } = useLanguage();
  const said = rowText(row, language);
  const origins = originsOf(row.origins);
  return (
    <span className="break-words">
      {said !== '' && `${said}. `}
      {row.status === 'proposed' && `${words.proposed}. `}
      {origins.length === 0 ? (
        <OriginLine origin={undefined} tools={tools} />
      ) : (
        origins.map((origin) => (
          <span key={JSON.stringify(origin)}>
            <OriginLine origin={origin} tools={tools} />{' '}
          </span>
        ))
      )}
    </span>
  );
}
