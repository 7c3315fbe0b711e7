import type { ReactNode } from 'react';
import { actionWords } from '../../components/ui/action-words.ts';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';

type Props = {
  /** Of the heading, with `-title` after it. */
  id: string;
  title: string;
  lead: ReactNode;
  actions: ReactNode;
  /** What has just been done; null once something else begins. */
  news: string | null;
  children: ReactNode;
};

/** One of the ways to sign in: what it is, what can be done, and below it what was opened. */
export function AccountPart({ id, title, lead, actions, news, children }: Props) {
  return (
    <section aria-labelledby={`${id}-title`}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="text-lg" id={`${id}-title`}>
            {title}
          </h3>
          <p className="mt-1 text-muted">{lead}</p>
        </div>
        <div className="flex flex-wrap gap-2">{actions}</div>
      </div>
      {news !== null && (
        <Banner className="mt-4" tone="success">
          {news}
        </Banner>
      )}
      {children}
    </section>
  );
}

type OpenerProps = { open: boolean; onToggle: () => void; className?: string; children: string };

/** Opens the form below it, and closes it again. */
export function FormOpener({ open, onToggle, className, children }: OpenerProps) {
  const words = useMessages(actionWords);
  return (
    <Button aria-expanded={open} className={className} onClick={onToggle} variant="secondary">
      {open ? words.cancel : children}
    </Button>
  );
}
