import type { Anchor } from '@elan/domain/comment-anchor';
import { quoted } from '@elan/domain/excerpt';
import { useQuery } from '@tanstack/react-query';
import { TableProperties } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { ledgerQuery } from '../../lib/queries.ts';
import { useCommentedModule } from './commented-module.tsx';
import { rowMessages } from './row-messages.ts';

type Props = {
  projectId: string;
  anchor: Anchor;
  /** Besides the way to the row. */
  children?: ReactNode;
};

/** Which row of figures a comment is about, by the name it has now, and the way to it; or that it is gone. */
export function AboutRow({ projectId, anchor, children }: Props) {
  const words = useMessages(rowMessages);
  const { language } = useLanguage();
  const room = useCommentedModule();
  const { data } = useQuery(ledgerQuery(projectId));
  const row = data?.rows.find(({ id }) => id === anchor.row);
  return (
    <div className="mb-3 border-l-3 border-primary pl-3 text-sm">
      <p className="text-muted wrap-anywhere">{words.aboutRow(quoted(row?.cells.name ?? anchor.exact, language))}</p>
      {data !== undefined && row === undefined && <p className="mt-1 font-semibold">{words.rowGone}</p>}
      {row !== undefined && children === undefined && room !== null && (
        <Button
          className="-ml-3"
          icon={<TableProperties aria-hidden className="size-4" />}
          onClick={() => room.lead({ to: 'row', row: row.id })}
          size="small"
          variant="quiet"
        >
          {words.showRow}
        </Button>
      )}
      {children}
    </div>
  );
}
