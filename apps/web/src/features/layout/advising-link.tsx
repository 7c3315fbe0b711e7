import { isAdviser } from '@elan/domain/permissions';
import { useQuery } from '@tanstack/react-query';
import { HandHelping } from 'lucide-react';
import { Link } from 'react-router';
import { sharedProjectsQuery } from '../../data/api/queries.ts';
import { defineMessages } from '../../lib/i18n/messages.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';

const messages = defineMessages({
  advising: { en: 'Projects you advise', fr: 'Projets que vous conseillez' },
});

/** The line of the account menu for people who advise somebody. */
export function AdvisingLink({ className }: { className: string }) {
  const words = useMessages(messages);
  const { data } = useQuery(sharedProjectsQuery());
  if (data?.projects.some(({ user_role: role }) => isAdviser(role)) !== true) return null;
  return (
    // The menu closes once nothing in it has the focus.
    <Link className={className} onClick={(event) => event.currentTarget.blur()} to="/advising">
      <HandHelping aria-hidden className="size-5" />
      {words.advising}
    </Link>
  );
}
