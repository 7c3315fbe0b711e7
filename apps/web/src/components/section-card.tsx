import type { HelpPageName } from '@elan/domain/help-pages';
import type { ReactNode } from 'react';
import { HelpLink } from './help-link.tsx';
import { Card } from './ui/card.tsx';

type Props = {
  /** Of the heading, with `-title` after it. */
  id: string;
  title: string;
  /** Beside the title. */
  badge?: ReactNode;
  help?: HelpPageName;
  /** What the section is for. */
  lead?: string;
  children: ReactNode;
};

/** A part of a page about the account: what it is, where its help is, and what it is for. */
export function SectionCard({ id, title, badge, help, lead, children }: Props) {
  return (
    <Card aria-labelledby={`${id}-title`} as="section">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="min-w-0 text-xl hyphens-auto" id={`${id}-title`}>
            {title}
          </h2>
          {badge}
        </div>
        {help !== undefined && <HelpLink about={title} className="-my-2" page={help} />}
      </div>
      {lead !== undefined && <p className="mt-2 max-w-[68ch] text-muted">{lead}</p>}
      {children}
    </Card>
  );
}
