import { baseOf } from '@elan/domain/plan-document/kept-plan';
import { useState } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import type { Difference } from './difference.ts';
import { planDocumentMessages } from './messages.ts';
import type { ShownSection } from './shown-sections.ts';

const box = 'rounded-xl bg-orange-soft px-4 py-3';
const shownText = 'mt-2 max-h-60 overflow-y-auto break-words whitespace-pre-wrap';

type NewTextProps = {
  section: ShownSection;
  difference: Difference;
  onTake: () => void;
  onKeep: () => Promise<void>;
};

/** What is assembled has changed since the words were written: what changed, and which of the two counts. */
export function NewText({ section, difference: ShownDifference, onTake, onKeep }: NewTextProps) {
  const words = useMessages(planDocumentMessages);
  const [open, setOpen] = useState(false);
  return (
    <div className={box} data-no-print role="status">
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

type ConflictProps = { text: string; onKeepMine: () => void; onTakeOther: () => void };

/** Two people wrote at once: the text of the other one. */
export function Conflict({ text, onKeepMine, onTakeOther }: ConflictProps) {
  const words = useMessages(planDocumentMessages);
  return (
    <div className={box} role="alert">
      <p className="font-semibold">{words.conflictTitle}</p>
      <p className="mt-2 text-sm text-muted">{words.conflictOther}</p>
      <p className={shownText}>{text === '' ? words.conflictEmpty : text}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={onKeepMine} size="small" variant="secondary">
          {words.keepOwn}
        </Button>
        <Button onClick={onTakeOther} size="small" variant="secondary">
          {words.takeOther}
        </Button>
      </div>
    </div>
  );
}

/** Text of somebody who may no longer save it. */
export function Unsent({ text, onDiscard }: { text: string; onDiscard: () => void }) {
  const words = useMessages(planDocumentMessages);
  return (
    <Banner title={words.unsentTitle} tone="warning">
      <p className="text-sm text-muted">{words.unsentNote}</p>
      <p className={shownText}>{text}</p>
      <Button className="mt-3" onClick={onDiscard} size="small" variant="secondary">
        {words.discard}
      </Button>
    </Banner>
  );
}
