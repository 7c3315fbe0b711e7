import { type HelpPageName, helpPageAt, helpPath } from '@elan/domain/help-pages';
import type { ModuleKey } from '@elan/domain/modules/keys';
import { ArrowLeft, ExternalLink } from 'lucide-react';
import { createContext, type MouseEvent, type ReactNode, Suspense, useContext, useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { buttonClass } from '../../components/ui/button-class.ts';
import { Dialog } from '../../components/ui/dialog.tsx';
import { PageLoading } from '../../components/ui/page-loading.tsx';
import { guidesOf, helpEntry } from '../../data/help/help-entries.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { HelpText } from './help-text.tsx';
import { helpMessages } from './messages.ts';

type Props = { module: ModuleKey; open: boolean; onOpenChange: (open: boolean) => void };

/** The guides of a module, and the one that is being read. What is typed on the screen below stays. */
export function GuidesDialog({ module, open, onOpenChange }: Props) {
  const words = useMessages(helpMessages);
  const { language } = useLanguage();
  const [name, setName] = useState<HelpPageName | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const show = (next: HelpPageName | null) => {
    setName(next);
    // The dialog itself scrolls, and the pressed link is gone.
    top.current?.focus();
  };
  const entry = name === null ? null : helpEntry(name, language);

  return (
    <Dialog
      description={entry === null ? words.guidesLead : entry.summary}
      onOpenChange={onOpenChange}
      open={open}
      title={entry === null ? words.guidesTitle : entry.title}
      width="wide"
    >
      <div className="outline-none" ref={top} tabIndex={-1}>
        {entry === null ? (
          <GuideList module={module} onShow={show} />
        ) : (
          <>
            <div className="-mx-3 mb-4 flex flex-wrap gap-1">
              <Button
                icon={<ArrowLeft aria-hidden className="size-5" />}
                onClick={() => show(null)}
                size="small"
                variant="quiet"
              >
                {words.otherGuides}
              </Button>
              <a className={buttonClass('quiet', 'small')} href={helpPath(entry.name)} rel="noopener" target="_blank">
                <ExternalLink aria-hidden className="size-5" />
                {words.asPage}
              </a>
            </div>
            <ShowPage value={show}>
              <Suspense fallback={<PageLoading />}>
                <HelpText entry={entry} OwnLink={GuideLink} />
              </Suspense>
            </ShowPage>
          </>
        )}
      </div>
    </Dialog>
  );
}

function GuideList({ module, onShow }: { module: ModuleKey; onShow: (name: HelpPageName) => void }) {
  const { language } = useLanguage();
  return (
    <ul className="-mx-3">
      {guidesOf(module, language).map(({ name, title, summary }) => (
        <li key={name}>
          <button
            className="flex w-full flex-col rounded-xl px-3 py-2 text-left hover:bg-primary-soft"
            onClick={() => onShow(name)}
            type="button"
          >
            <span className="font-semibold">{title}</span>
            <span className="text-sm leading-snug text-muted">{summary}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Shows another page in the dialog. */
const ShowPage = createContext<(name: HelpPageName) => void>(() => {});

/** Links between guides stay in the dialog; any other page opens in a tab of its own, so that nothing typed is left. */
function GuideLink({ href, children }: { href: string; children?: ReactNode }) {
  const show = useContext(ShowPage);
  const name = helpPageAt(href);
  const follow = (event: MouseEvent) => {
    if (name === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    show(name);
  };
  return (
    <a href={href} onClick={follow} rel="noopener" target="_blank">
      {children}
    </a>
  );
}
