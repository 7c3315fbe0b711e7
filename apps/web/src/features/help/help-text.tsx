import type { HelpPageName } from '@elan/domain/help-pages';
import { use, useState } from 'react';
import { MarkdownElements } from '../../components/markdown/markdown-elements.tsx';
import { type OwnLink, OwnLinks } from '../../components/markdown/own-links.ts';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { formatDate } from '../../lib/format.ts';
import type { HelpEntry } from '../../lib/help-entries.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { forgetHelpText, knownHelpText, loadHelpText } from './help-texts.ts';
import { helpMessages } from './messages.ts';

/** The text of a page, and where its facts can be checked. Suspends while the text is fetched. */
export function HelpText({ entry, OwnLink }: { entry: HelpEntry; OwnLink: OwnLink }) {
  const words = useMessages(helpMessages);
  const { language } = useLanguage();
  const day = formatDate(new Date(`${entry.checked}T12:00:00`), language);
  return (
    <>
      <div className="prose help-text">
        <OwnLinks value={OwnLink}>
          <Body key={entry.name} name={entry.name} />
        </OwnLinks>
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

function Body({ name }: { name: HelpPageName }) {
  const words = useMessages(helpMessages);
  const { language } = useLanguage();
  const [, setTries] = useState(0);
  const text = knownHelpText(name, language) ?? use(loadHelpText(name, language));
  if (text !== null) return <MarkdownElements text={text} />;
  const retry = () => {
    forgetHelpText(name, language);
    setTries((tries) => tries + 1);
  };
  return (
    <Banner
      action={
        <Button onClick={retry} size="small" variant="secondary">
          {words.retry}
        </Button>
      }
      tone="error"
    >
      {words.failed}
    </Banner>
  );
}
