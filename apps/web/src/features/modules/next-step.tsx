import { type ModuleKey, moduleTitles } from '@elan/domain/modules/keys';
import { ArrowRight } from 'lucide-react';
import { Card } from '../../components/ui/card.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { moduleMessages } from './messages.ts';

/** Shown when a module is complete: what is done, and what comes next. */
export function NextStep({ done, next }: { done: ModuleKey; next: ModuleKey }) {
  const words = useMessages(moduleMessages);
  const text = useText();
  return (
    <Card
      aria-labelledby="next-title"
      as="section"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-3"
      data-no-print
      padding="none"
      tone="soft"
    >
      <div className="min-w-0 flex-1 basis-40">
        <h2 className="text-lg" id="next-title">
          {words.nextTitle(text(moduleTitles[next]))}
        </h2>
        <p className="text-sm">{words.nextLead(text(moduleTitles[done]))}</p>
      </div>
      <LinkButton
        className="min-w-0 wrap-anywhere"
        icon={<ArrowRight aria-hidden className="size-5" />}
        to={`/module/${next}`}
        variant="accent"
      >
        {words.nextAction(text(moduleTitles[next]))}
      </LinkButton>
    </Card>
  );
}
