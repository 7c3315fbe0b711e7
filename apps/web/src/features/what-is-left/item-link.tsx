import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

type Props = { to: string; title: string; badge?: ReactNode; children?: ReactNode };

/** A line of the list: what is open, and the way to where it is settled. */
export function ItemLink({ to, title, badge, children }: Props) {
  return (
    <li className="-mx-2">
      <Link
        className="flex min-h-11 items-center gap-3 rounded-xl px-2 py-2 text-ink no-underline hover:bg-sunken"
        to={to}
      >
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 font-semibold wrap-anywhere underline underline-offset-4">{title}</span>
            {badge}
          </span>
          {children !== undefined && <span className="block text-muted wrap-anywhere">{children}</span>}
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" data-no-print />
      </Link>
    </li>
  );
}
