import type { ReactNode } from 'react';
import { Badge } from '../../components/ui/badge.tsx';
import { Card } from '../../components/ui/card.tsx';

type Props = {
  id: string;
  title: string;
  lead: string;
  /** How many things are left; 0 shows `nothing` instead of the list. */
  count: number;
  nothing: string;
  /** Shows the list even when nothing is left in it. */
  isAlwaysShown?: boolean;
  children: ReactNode;
};

/** One part of the list, with how much is left in it. */
export function SectionCard({ id, title, lead, count, nothing, isAlwaysShown = false, children }: Props) {
  return (
    <Card aria-labelledby={`${id}-title`} as="section" className="flex min-w-0 flex-col gap-3" id={id} tabIndex={-1}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-2xl" id={`${id}-title`}>
          {title}
        </h2>
        {count > 0 && <Badge tone="orange">{count}</Badge>}
      </div>
      {count === 0 && !isAlwaysShown ? (
        <p className="text-muted">{nothing}</p>
      ) : (
        <>
          <p className="max-w-[68ch] text-sm text-muted">{lead}</p>
          {children}
        </>
      )}
    </Card>
  );
}
