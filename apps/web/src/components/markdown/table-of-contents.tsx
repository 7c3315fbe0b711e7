import { ChevronDown, ChevronsDownUp, ChevronsUpDown } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../../lib/class-names.ts';
import { defineMessages } from '../../lib/i18n/messages.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { blockId, type Heading } from './headings.ts';
import type { Sections } from './use-sections.ts';

const messages = defineMessages({
  title: { en: 'In this analysis', fr: 'Dans cette analyse' },
  collapseAll: { en: 'Collapse all sections', fr: 'Réduire toutes les sections' },
  expandAll: { en: 'Expand all sections', fr: 'Développer toutes les sections' },
});

type Props = { headings: readonly Heading[]; sections: Sections };

/** Links to the sections of a long report, in a line that stays visible and names the section being read. */
export function TableOfContents({ headings, sections }: Props) {
  const words = useMessages(messages);
  const listId = useId();
  const nav = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const current = useSectionInView(headings, nav);
  const allCollapsed = sections.collapsed.size === headings.length;
  const AllIcon = allCollapsed ? ChevronsUpDown : ChevronsDownUp;
  useCloseOutside(nav, open, setOpen);

  // The URL does not change, so that going back leads to the previous screen, not the previous section.
  const lead = (event: MouseEvent, place: number) => {
    event.preventDefault();
    flushSync(() => {
      setOpen(false);
      sections.expand(place);
    });
    leadTo(document.getElementById(blockId(place)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };

  return (
    <nav
      aria-label={words.title}
      className="-mx-2 mb-4 flex items-center gap-1 border-b border-line px-2"
      data-no-print
      onKeyDown={onKeyDown}
      ref={nav}
    >
      <button
        aria-controls={listId}
        aria-expanded={open}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2 text-left text-sm"
        onClick={() => setOpen(!open)}
        ref={button}
        type="button"
      >
        <ChevronDown
          aria-hidden
          className={classNames('size-5 shrink-0 transition-transform duration-200', open && 'rotate-180')}
        />
        <span className="min-w-0 truncate">
          <span className="text-muted">{words.title}</span>{' '}
          <span className="font-semibold">{headings.find(({ place }) => place === current)?.title}</span>
        </span>
      </button>
      <IconButton
        icon={<AllIcon aria-hidden className="size-5" />}
        label={allCollapsed ? words.expandAll : words.collapseAll}
        onClick={sections.toggleAll}
      />
      <SectionLinks current={current} headings={headings} id={listId} isShown={open} onFollow={lead} />
    </nav>
  );
}

function leadTo(section: HTMLElement | null) {
  section?.scrollIntoView({ block: 'start' });
  section?.focus({ preventScroll: true });
}

type LinksProps = {
  id: string;
  headings: readonly Heading[];
  /** The place of the section being read. */
  current: number | undefined;
  isShown: boolean;
  onFollow: (event: MouseEvent, place: number) => void;
};

function SectionLinks({ id, headings, current, isShown, onFollow }: LinksProps) {
  return (
    <ol
      className={classNames(
        'absolute inset-x-0 top-full max-h-[50dvh] overflow-y-auto overscroll-contain rounded-b-2xl border border-t-0 border-line bg-surface px-2 py-2 shadow-floating',
        !isShown && 'hidden',
      )}
      id={id}
    >
      {headings.map(({ title, place }) => (
        <li key={place}>
          <a
            aria-current={place === current ? 'location' : undefined}
            className={classNames(
              'flex min-h-11 items-center rounded-xl px-3 py-1.5 leading-tight text-ink no-underline hover:bg-primary-soft',
              place === current && 'bg-primary-soft font-semibold',
            )}
            href={`#${blockId(place)}`}
            onClick={(event) => onFollow(event, place)}
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Closes something open when a person presses, or moves the focus, outside it. */
function useCloseOutside(part: RefObject<HTMLElement | null>, open: boolean, setOpen: (open: boolean) => void): void {
  useEffect(() => {
    if (!open) return;
    const closeOutside = ({ target }: Event) => {
      if (!part.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [part, open, setOpen]);
}

/** The section at the top of what is visible, below the line itself. @returns the place of its heading */
function useSectionInView(headings: readonly Heading[], line: { current: HTMLElement | null }): number | undefined {
  const [place, setPlace] = useState(headings[0]?.place);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const edge = (line.current?.getBoundingClientRect().bottom ?? 0) + 40;
      const passed = headings.findLast((heading) => {
        const block = document.getElementById(blockId(heading.place));
        return block !== null && block.getBoundingClientRect().top <= edge;
      });
      setPlace((passed ?? headings[0])?.place);
    };
    const lookSoon = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    lookSoon();
    // Whatever scrolls: the part of the module, or the page.
    document.addEventListener('scroll', lookSoon, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', lookSoon, { capture: true });
    };
  }, [headings, line]);
  return headings.some((heading) => heading.place === place) ? place : headings[0]?.place;
}
