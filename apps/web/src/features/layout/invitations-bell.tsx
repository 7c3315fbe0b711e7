import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { Link } from 'react-router';
import { toFault } from '../../lib/errors.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { invitationCountQuery } from '../../lib/queries.ts';
import { layoutMessages } from './messages.ts';

/** The number of pending invitations, and a link to them (HEAD-010, HEAD-011). */
export function InvitationsBell() {
  const words = useMessages(layoutMessages);
  const { data, error } = useQuery(invitationCountQuery());
  const count = error !== null && isFailedLookup(error) ? 1 : (data?.count ?? 0);
  const label = words.invitations(count);
  return (
    <Link
      aria-label={label}
      className="relative inline-flex size-11 shrink-0 items-center justify-center rounded-xl text-muted transition-colors duration-150 hover:bg-primary-soft hover:text-ink"
      state={{ showInvitations: true }}
      title={label}
      to="/dashboard"
    >
      <Bell aria-hidden className="size-5.5" />
      {count > 0 && (
        <span
          aria-hidden
          className="absolute top-0.5 right-0.5 inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-primary px-1 text-xs leading-none font-semibold text-on-primary ring-2 ring-paper"
          data-numbers
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  );
}

/**
 * A failed lookup counts as one invitation: the panel behind the bell explains it and offers a retry. An ended session
 * or a lost network is not a failed lookup (decision S-09).
 */
function isFailedLookup(error: Error): boolean {
  const fault = toFault(error);
  return fault.kind !== 'network' && !(fault.kind === 'refused' && fault.code === 'NOT_AUTHENTICATED');
}
