import type { Profile } from '@elan/domain/people';
import type { ReactNode } from 'react';
import { Avatar } from '../../components/person.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { collaborationMessages } from './messages.ts';

type Props = {
  /** Null until they accept. */
  person: Profile | null;
  /** The address they were invited by, or their own. */
  email: string;
  isYou?: boolean;
  /** Shown below the address. */
  status?: ReactNode;
  /** The controls, or just the role: at the end of the line, or below the address when there is no room. */
  children: ReactNode;
  /** Always at the end of the first line. */
  end?: ReactNode;
  /** Below the line, full width. */
  footer?: ReactNode;
};

/** One person of the project. */
export function CollaboratorRow({ person, email, isYou = false, status, children, end, footer }: Props) {
  const words = useMessages(collaborationMessages);
  const isNamed = person !== null && person.name !== '';
  return (
    <li className="@container py-3">
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 @2xl:grid-cols-[auto_minmax(0,1fr)_auto_auto]">
        <Avatar person={person} size="large" />
        <div className={end === undefined ? '@max-2xl:col-span-2' : undefined}>
          <p className="wrap-anywhere">
            <span className="font-semibold">{isNamed ? person.name : email}</span>{' '}
            {isYou && <span className="text-muted">{words.you}</span>}
            {isNamed && <span className="block text-sm text-muted">{email}</span>}
          </p>
          {status}
        </div>
        <div className="flex flex-wrap items-center gap-2 @max-2xl:col-span-2 @max-2xl:col-start-2 @2xl:justify-end">
          {children}
        </div>
        {end !== undefined && <div className="-mr-2.5 @max-2xl:col-start-3 @max-2xl:row-start-1">{end}</div>}
      </div>
      {footer}
    </li>
  );
}
