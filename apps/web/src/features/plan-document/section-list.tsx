import { capacities } from '@elan/domain/limits';
import { Eye, EyeOff, Trash2 } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Move, MoveButtons } from '../../components/move-buttons.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { planDocumentMessages } from './messages.ts';
import { NewSection } from './new-section.tsx';
import { type RemovedSection, RemovedSections } from './removed-sections.tsx';
import { SectionTitle } from './section-title.tsx';
import type { ShownSection } from './shown-sections.ts';
import type { Arrangement } from './use-arrangement.ts';

type Props = {
  sections: readonly ShownSection[];
  removed: readonly RemovedSection[];
  projectId: string;
  arrangement: Arrangement;
  isOffline: boolean;
};

/** The sections in their order: moved, left out and brought back; own ones added, renamed and removed. */
export function SectionList({ sections, removed, arrangement, isOffline, projectId }: Props) {
  const words = useMessages(planDocumentMessages);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const isDisabled = isOffline || arrangement.isBusy;
  const focusMoved = useFocusMoved(list, isDisabled);

  const move = async (section: ShownSection, place: number, to: Move) => {
    const after = to === 'up' ? (sections[place - 2]?.key ?? null) : (sections[place + 1]?.key ?? null);
    if (!(await arrangement.move(section, after))) return;
    focusMoved({ key: section.key, to });
    setSaid(words.moved(section.title, place + (to === 'up' ? 0 : 2), sections.length));
  };

  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-muted">{words.arrangeLead}</p>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      <ol aria-label={words.sections} className="flex flex-col" ref={list}>
        {sections.map((section, place) => (
          <SectionRow
            arrangement={arrangement}
            isDisabled={isDisabled}
            isEnd={(to) => sections[place + (to === 'up' ? -1 : 1)]?.isAppendix !== section.isAppendix}
            key={section.key}
            onMove={(to) => move(section, place, to)}
            section={section}
          />
        ))}
      </ol>
      <NewSection
        arrangement={arrangement}
        isDisabled={isDisabled}
        isFull={sections.filter(({ isOwn }) => isOwn).length >= capacities.planSections}
      />
      {removed.length > 0 && (
        <RemovedSections
          isDisabled={isDisabled}
          onBringBack={(section) => void arrangement.remove(section, false)}
          projectId={projectId}
          sections={removed}
        />
      )}
    </div>
  );
}

type RowProps = {
  section: ShownSection;
  arrangement: Arrangement;
  isDisabled: boolean;
  isEnd: (to: Move) => boolean;
  onMove: (to: Move) => unknown;
};

function SectionRow({ section, arrangement, isDisabled, isEnd, onMove }: RowProps) {
  const words = useMessages(planDocumentMessages);
  const { key, title, isIn, isOwn } = section;
  return (
    <li className="flex flex-wrap items-center gap-x-1 border-t border-line py-1 first:border-t-0" data-section={key}>
      <SectionTitle
        isDisabled={isDisabled}
        key={title}
        onRename={(next) => arrangement.rename(section, next)}
        section={section}
      />
      <span className="ml-auto flex">
        <MoveButtons
          className="size-11 sm:size-9"
          isDisabled={isDisabled}
          isEnd={isEnd}
          labels={{ up: words.up(title), down: words.down(title) }}
          onMove={onMove}
        />
        <IconButton
          className="size-11 sm:size-9"
          disabled={isDisabled}
          icon={isIn ? <Eye aria-hidden className="size-4" /> : <EyeOff aria-hidden className="size-4" />}
          label={isIn ? words.leaveOut(title) : words.bringBack(title)}
          onClick={() => void arrangement.show(section, !isIn)}
        />
        {isOwn && (
          <IconButton
            className="size-11 sm:size-9"
            disabled={isDisabled}
            icon={<Trash2 aria-hidden className="size-4" />}
            label={words.remove(title)}
            onClick={() => void arrangement.remove(section, true)}
          />
        )}
      </span>
    </li>
  );
}

/** A row that moves loses the focus, and a button at the end of the list cannot have it. */
function useFocusMoved(list: RefObject<HTMLElement | null>, isDisabled: boolean) {
  const [moved, setMoved] = useState<{ key: string; to: Move } | null>(null);
  useEffect(() => {
    if (moved === null || isDisabled) return;
    const row = list.current?.querySelector(`[data-section="${moved.key}"]`);
    const buttons = [...(row?.querySelectorAll<HTMLButtonElement>('[data-move]:not(:disabled)') ?? [])];
    (buttons.find(({ dataset }) => dataset.move === moved.to) ?? buttons[0])?.focus();
    setMoved(null);
  }, [list, moved, isDisabled]);
  return setMoved;
}
