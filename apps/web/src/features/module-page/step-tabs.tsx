import { type KeyboardEvent, useRef } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { modulePageMessages } from './messages.ts';
import type { PartKey } from './parts.ts';
import { panelId, tabId } from './use-module-page.ts';

type Props = { steps: readonly PartKey[]; shown: PartKey | undefined; onOpen: (key: PartKey) => void };

/** Opens one step of a module. Arrow keys move between the tabs; Enter, Space or a press opens one. */
export function StepTabs({ steps, shown, onOpen }: Props) {
  const words = useMessages(modulePageMessages);
  const list = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const tabs = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const at = tabs.findIndex((tab) => tab.matches(':focus'));
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (next === undefined || at === -1) return;
    event.preventDefault();
    tabs.at(next % tabs.length)?.focus();
  };

  return (
    <div
      aria-label={words.steps}
      className="flex flex-wrap border-b border-line sm:gap-1"
      data-no-print
      onKeyDown={move}
      ref={list}
      role="tablist"
    >
      {steps.map((key, index) => {
        const isShown = key === shown;
        return (
          <button
            aria-controls={panelId(key)}
            aria-selected={isShown}
            className={classNames(
              '-mb-px min-h-12 border-b-3 px-2 font-semibold sm:px-3',
              isShown ? 'border-primary text-primary' : 'border-transparent text-muted hover:text-ink',
            )}
            id={tabId(key)}
            key={key}
            onClick={() => onOpen(key)}
            role="tab"
            tabIndex={isShown ? 0 : -1}
            type="button"
          >
            <span aria-hidden>{index + 1}. </span>
            {words[key]}
          </button>
        );
      })}
    </div>
  );
}
