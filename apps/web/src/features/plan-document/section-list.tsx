import { capacities } from '@elan/domain/limits';
import { ArrowDown, ArrowUp, Eye, EyeOff, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
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
  const [focus, setFocus] = useState<{ key: string; to: 'up' | 'down' } | null>(null);
  const isDisabled = isOffline || arrangement.isBusy;

  // A row that moves loses the focus, and a button at the end of the list cannot have it.
  useEffect(() => {
    if (focus === null || isDisabled) return;
    const row = list.current?.querySelector(`[data-section="${focus.key}"]`);
    const buttons = [...(row?.querySelectorAll<HTMLButtonElement>('[data-move]:not(:disabled)') ?? [])];
    (buttons.find(({ dataset }) => dataset.move === focus.to) ?? buttons[0])?.focus();
    setFocus(null);
  }, [focus, isDisabled]);

  const move = async (section: ShownSection, to: 'up' | 'down') => {
    const place = sections.indexOf(section);
    const after = to === 'up' ? (sections[place - 2]?.key ?? null) : (sections[place + 1]?.key ?? null);
    if (!(await arrangement.move(section, after))) return;
    setFocus({ key: section.key, to });
    setSaid(words.moved(section.title, place + (to === 'up' ? 0 : 2), sections.length));
  };
  const isEnd = (section: ShownSection, to: 'up' | 'down') => {
    const next = sections[sections.indexOf(section) + (to === 'up' ? -1 : 1)];
    return next === undefined || next.isAppendix !== section.isAppendix;
  };

  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-muted">{words.arrangeLead}</p>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      <ol aria-label={words.sections} className="flex flex-col" ref={list}>
        {sections.map((section) => (
          <li
            className="flex flex-wrap items-center gap-x-1 border-t border-line py-1 first:border-t-0"
            data-section={section.key}
            key={section.key}
          >
            <SectionTitle
              isDisabled={isDisabled}
              key={section.title}
              onRename={(title) => arrangement.rename(section, title)}
              section={section}
            />
            <span className="ml-auto flex">
              {(['up', 'down'] as const).map((to) => (
                <IconButton
                  className="size-11 sm:size-9"
                  data-move={to}
                  disabled={isDisabled || isEnd(section, to)}
                  icon={
                    to === 'up' ? (
                      <ArrowUp aria-hidden className="size-4" />
                    ) : (
                      <ArrowDown aria-hidden className="size-4" />
                    )
                  }
                  key={to}
                  label={words[to](section.title)}
                  onClick={() => void move(section, to)}
                />
              ))}
              <IconButton
                className="size-11 sm:size-9"
                disabled={isDisabled}
                icon={section.isIn ? <Eye aria-hidden className="size-4" /> : <EyeOff aria-hidden className="size-4" />}
                label={section.isIn ? words.leaveOut(section.title) : words.bringBack(section.title)}
                onClick={() => void arrangement.show(section, !section.isIn)}
              />
              {section.isOwn && (
                <IconButton
                  className="size-11 sm:size-9"
                  disabled={isDisabled}
                  icon={<Trash2 aria-hidden className="size-4" />}
                  label={words.remove(section.title)}
                  onClick={() => void arrangement.remove(section, true)}
                />
              )}
            </span>
          </li>
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
