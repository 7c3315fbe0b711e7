import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { Link } from 'react-router';
import { invitationCountQuery, noticeCountQuery } from '../../data/api/queries.ts';
import { toFault } from '../../lib/errors.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useAfterFirstRendering } from '../../lib/use-after-first-rendering.ts';
import { layoutMessages } from './messages.ts';

const bellClass =
  'relative inline-flex size-11 shrink-0 items-center justify-center rounded-xl text-muted transition-colors duration-150 hover:bg-primary-soft hover:text-ink';

/**
 * The number of pending invitations and unread notices, and a link to both (HEAD-010, HEAD-011).
 */
export function InvitationsBell() {
  const words = useMessages(layoutMessages);
  const enabled = useAfterFirstRendering();
  const { data, error } = useQuery({ ...invitationCountQuery(), enabled });
  const { unread, any } = useQuery({ ...noticeCountQuery(), enabled }).data ?? { unread: 0, any: false };
  const pending = error !== null && isFailedLookup(error) ? 1 : (data?.count ?? 0);
  const label = any ? words.notices(unread, pending) : words.invitations(pending);
  return (
    <Link aria-label={label} className={bellClass} state={{ showInvitations: true }} title={label} to="/dashboard">
      <BellWithCount count={pending + unread} />
    </Link>
  );
}

function BellWithCount({ count }: { count: number }) {
  return (
    <>
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
    </>
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
