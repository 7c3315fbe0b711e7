import type { Anchor } from '@elan/domain/comment-anchor';
import { quoted } from '@elan/domain/excerpt';
import { TextSearch } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { useCommentedModule } from './commented-module.tsx';
import { commentMessages } from './messages.ts';
import { shortQuote } from './short-quote.ts';

/** Leads from a thread to what it is about, or says that it is gone. */
export function WayToPassage({ anchor, thread }: { anchor: Anchor; thread: string }) {
  const room = useCommentedModule();
  const words = useMessages(commentMessages);
  const { language } = useLanguage();
  if (room === null) return null;
  if (room.isGone(anchor)) return <p className="mt-1 font-semibold">{words.passageGone}</p>;
  if (!room.placed.some(({ thread: { id } }) => id === thread)) return null;
  const { exact } = anchor;
  return (
    <Button
      aria-label={exact === '' ? undefined : words.showPassageOf(quoted(shortQuote(exact), language))}
      className="-ml-3"
      icon={<TextSearch aria-hidden className="size-4" />}
      onClick={() => room.lead({ to: 'passage', thread })}
      size="small"
      variant="quiet"
    >
      {words.showPassage}
    </Button>
  );
}
