import { type HelpPageName, helpPath } from '@elan/domain/help-pages';
import { CircleHelp } from 'lucide-react';
import { Link } from 'react-router';
import { classNames } from '../lib/class-names.ts';
import { defineMessages } from '../lib/i18n/messages.ts';
import { useMessages } from '../lib/i18n/use-messages.ts';

const messages = defineMessages({
  help: { en: 'Help', fr: 'Aide' },
  about: { en: (subject: string) => `: ${subject}`, fr: (subject: string) => `\u00a0: ${subject}` },
});

type Props = {
  page: HelpPageName;
  /** The heading it is next to, for those who hear the link without seeing its place. */
  about: string;
  className?: string;
};

/** The way to a page of help, next to something difficult. */
export function HelpLink({ page, about, className }: Props) {
  const words = useMessages(messages);
  return (
    <Link
      className={classNames(
        'inline-flex min-h-11 items-center gap-1.5 text-sm text-primary underline-offset-4 hover:underline',
        className,
      )}
      data-no-print
      to={helpPath(page)}
    >
      <CircleHelp aria-hidden className="size-4" />
      <span>
        {words.help}
        <span className="sr-only">{words.about(about)}</span>
      </span>
    </Link>
  );
}
