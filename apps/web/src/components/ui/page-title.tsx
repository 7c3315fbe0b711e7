import type { ReactNode } from 'react';

type Props = {
  children: ReactNode;
  /** One sentence below the title. */
  lead?: ReactNode;
  /** Badges beside the title. */
  badges?: ReactNode;
  /** Buttons at the end of the title line. */
  actions?: ReactNode;
};

/** The screen's only h1. */
export function PageTitle({ children, lead, badges, actions }: Props) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
      <div className="min-w-0 max-w-[68ch]">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <h1 className="min-w-0 text-3xl">{children}</h1>
          {badges}
        </div>
        {lead !== undefined && <p className="mt-3 text-lg text-muted">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-3">{actions}</div>}
    </div>
  );
}
