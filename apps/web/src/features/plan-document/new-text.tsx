import { baseOf } from '@elan/domain/plan-document/kept-plan';
import { useState } from 'react';
import type { Difference } from '../../components/shared-text/difference.ts';
import { Button } from '../../components/ui/button.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { planDocumentMessages } from './messages.ts';
import type { ShownSection } from './shown-sections.ts';

type Props = {
  section: ShownSection;
  difference: Difference;
  onTake: () => void;
  onKeep: () => unknown;
};

/** What is assembled has changed since the words were written: what changed, and which of the two counts. */
export function NewText({ section, difference: ShownDifference, onTake, onKeep }: Props) {
  const words = useMessages(planDocumentMessages);
  const [open, setOpen] = useState(false);
  return (
    <div className="rounded-xl bg-orange-soft px-4 py-3" data-no-print role="status">
      <p className="font-semibold">{section.isComputed ? words.changedTables : words.changedTitle}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button aria-expanded={open} onClick={() => setOpen(!open)} size="small" variant="secondary">
          {open ? words.hideDifference : words.showDifference}
        </Button>
        <Button onClick={onTake} size="small" variant="secondary">
          {section.isComputed ? words.removeWords : words.takeNew}
        </Button>
        <Button onClick={onKeep} size="small" variant="secondary">
          {words.keepMine}
        </Button>
      </div>
      {open && (
        <div className="mt-3 rounded-xl bg-surface p-4">
          <ShownDifference newer={baseOf(section.compared)} older={section.kept?.base ?? ''} />
        </div>
      )}
    </div>
  );
}
