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
    <Card aria-labelledby="next-title" as="section" data-no-print tone="soft">
      <h2 className="text-xl" id="next-title">
        {words.nextTitle}
      </h2>
      <p className="mt-1">{words.nextLead(text(moduleTitles[done]))}</p>
      <LinkButton
        className="mt-4"
        icon={<ArrowRight aria-hidden className="size-5" />}
        to={`/module/${next}`}
        variant="accent"
      >
        {words.nextAction(text(moduleTitles[next]))}
      </LinkButton>
    </Card>
  );
}
