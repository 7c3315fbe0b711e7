import { type KeyboardEvent, useRef } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { workspaceMessages } from './messages.ts';
import { type Part, type PartKey, partIcons } from './parts.ts';
import { panelId } from './use-workspace.ts';

export const tabId = (key: PartKey) => `tab-${key}`;

type Props = {
  label: string;
  className: string | undefined;
  parts: readonly Part[];
  shown: PartKey;
  onOpen: (key: PartKey) => void;
};

/** Opens one part of a module. Arrow keys move between the tabs; Enter, Space or a press opens one. */
export function PartTabs({ label, className, parts, shown, onOpen }: Props) {
  const words = useMessages(workspaceMessages);
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
      aria-label={label}
      className={classNames(
        'part-tabs z-20 flex border-line bg-paper',
        'max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:flex-wrap max-sm:justify-center max-sm:border-t max-sm:pb-[env(safe-area-inset-bottom)]',
        'sm:sticky sm:top-26 sm:flex-wrap sm:gap-1 sm:border-b lg:top-17 beside:static',
        '[@media(max-height:26rem)]:static [@media(max-height:26rem)]:border-b',
        className,
      )}
      data-no-print
      onKeyDown={move}
      ref={list}
      role="tablist"
    >
      {parts.map(({ key, count }) => {
        const Icon = partIcons[key];
        const isShown = key === shown;
        return (
          <button
            aria-controls={panelId(key)}
            aria-selected={isShown}
            className={classNames(
              'relative flex min-h-[48px] flex-auto flex-col items-center justify-center gap-0.5 px-1 py-1 text-[0.6875rem] leading-tight font-semibold transition-colors duration-150 hover:text-ink',
              'sm:min-h-12 sm:flex-none sm:flex-row sm:gap-2 sm:rounded-t-xl sm:px-3 sm:text-base',
              isShown ? 'text-primary' : 'text-muted',
            )}
            id={tabId(key)}
            key={key}
            onClick={() => onOpen(key)}
            role="tab"
            tabIndex={isShown ? 0 : -1}
            type="button"
          >
            {isShown && (
              <span
                aria-hidden
                className="absolute inset-x-1 h-[3px] rounded-full bg-primary max-sm:top-0 sm:inset-x-2 sm:-bottom-px forced-colors:bg-[Highlight]"
              />
            )}
            {/* Gives its room to the words where text is set very large. */}
            <Icon
              aria-hidden
              className="size-5 shrink-0 max-sm:h-[clamp(0px,calc((100vw-16rem)*999),1.25rem)] sm:size-4.5"
            />
            <span className="flex items-center gap-1.5">
              {words[key]}
              {count}
            </span>
          </button>
        );
      })}
    </div>
  );
}
