import type { ReactNode } from 'react';
import { MarkdownElements } from '../../components/markdown/markdown-elements.tsx';
import { type OwnLink, OwnLinks } from '../../components/markdown/own-links.ts';
import type { HelpEntry } from '../../data/help/help-entries.ts';
import type { HelpFront } from '../../data/help/help-front.ts';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { FetchedText } from './fetched-text.tsx';
import { helpTextKey, helpTexts } from './help-texts.ts';
import { helpMessages } from './messages.ts';

type Props = { entry: HelpEntry; OwnLink: OwnLink };

/** The text of a page, and where its facts can be checked. Suspends while the text is fetched. */
export function HelpText({ entry, OwnLink }: Props) {
  const { language } = useLanguage();
  const key = helpTextKey(entry.name, language);
  return (
    <CheckedText entry={entry} OwnLink={OwnLink}>
      <FetchedText key={key} name={key} texts={helpTexts}>
        {(text) => <MarkdownElements text={text} />}
      </FetchedText>
    </CheckedText>
  );
}

type CheckedProps = { entry: Pick<HelpFront, 'checked' | 'sources'>; OwnLink: OwnLink; children: ReactNode };

/** A text with the day it was checked, and where. */
export function CheckedText({ entry, OwnLink, children }: CheckedProps) {
  const words = useMessages(helpMessages);
  const { language } = useLanguage();
  const day = formatDate(new Date(`${entry.checked}T12:00:00`), language);
  return (
    <>
      <div className="prose help-text">
        <OwnLinks value={OwnLink}>{children}</OwnLinks>
      </div>
      <div className="mt-8 max-w-[68ch] border-t border-line pt-4 text-sm text-muted">
        {entry.sources.length > 0 && (
          <>
            <p className="font-semibold">{words.sources}</p>
            <ul className="mt-1 mb-3">
              {entry.sources.map(({ name, url }) => (
                <li key={url}>
                  <a
                    className="inline-flex min-h-9 items-center wrap-anywhere text-primary underline underline-offset-2"
                    href={url}
                    rel="noopener noreferrer"
                    target="_blank"
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
        <p>{entry.sources.length > 0 ? words.checked(day) : words.checkedHelp(day)}</p>
      </div>
    </>
  );
}
