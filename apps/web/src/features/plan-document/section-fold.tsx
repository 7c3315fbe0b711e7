import './plan-document.css';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useMedia } from '../../lib/use-media.ts';
import { SectionStatus } from './section-notices.tsx';
import type { ShownSection } from './shown-sections.ts';

type Props = { section: ShownSection; children: ReactNode };

/**
 * A section under its heading. On a phone the headings come first, each with whether it is written: the whole plan is thirty
 * screens. Links, search and paper reach what is folded; words that wait for a decision are never folded away.
 */
export function SectionFold({ section, children }: Props) {
  const isPhone = useMedia('(max-width: 39.99rem)');
  const [isOpen, setOpen] = useState(!isPhone);
  const isWaiting = section.conflict !== null || section.unsent !== null || section.isChanged;
  return (
    <section aria-labelledby={`plan-${section.key}`} className="border-t border-line pt-6 first:border-t-0">
      <details className="plan-fold" onToggle={(event) => setOpen(event.currentTarget.open)} open={isOpen || isWaiting}>
        <summary className="min-h-11">
          <span className="flex items-start gap-2">
            <h2 className="min-w-0 grow scroll-mt-24 text-2xl wrap-anywhere" id={`plan-${section.key}`} tabIndex={-1}>
              {section.heading}
            </h2>
            <ChevronDown aria-hidden className="mt-1 size-5 shrink-0 text-muted" data-no-print />
          </span>
          <SectionStatus section={section} />
        </summary>
        <div className="mt-3 flex flex-col gap-3">{children}</div>
      </details>
    </section>
  );
}
