import type { ReactNode } from 'react';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { collaborationMessages } from './messages.ts';

type Props = {
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
export function CollaboratorRow({ email, isYou = false, status, children, end, footer }: Props) {
  const words = useMessages(collaborationMessages);
  const initial = [...email][0]?.toLocaleUpperCase() ?? '?';
  return (
    <li className="@container py-3">
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 @2xl:grid-cols-[auto_minmax(0,1fr)_auto_auto]">
        <span
          aria-hidden
          className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-primary-soft font-semibold text-primary"
        >
          {initial}
        </span>
        <div className={end === undefined ? '@max-2xl:col-span-2' : undefined}>
          <p className="wrap-anywhere">
            <span className="font-semibold">{email}</span> {isYou && <span className="text-muted">{words.you}</span>}
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
