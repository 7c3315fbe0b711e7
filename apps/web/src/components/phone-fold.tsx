import './phone-fold.css';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useMedia } from '../lib/use-media.ts';

type Props = {
  /** A heading, with the id that links lead to. */
  heading: ReactNode;
  /** The line under the heading; while the part is folded, `folded` takes its place. */
  below: ReactNode;
  folded?: ReactNode;
  /** Never folded: something in it waits for a decision, or it is inside another fold. */
  staysOpen: boolean;
  /** On a phone, opening one part closes the others with this name. */
  oneOf?: string;
  startsOpen?: boolean;
  children: ReactNode;
};

/**
 * A part of a long page under its heading. On a phone the headings come first. Links, search and paper reach what is
 * folded, and what is typed there stays; words that wait for a decision are never folded away.
 */
export function PhoneFold({ heading, below, folded = below, staysOpen, oneOf, startsOpen = false, children }: Props) {
  const isPhone = useMedia('(max-width: 39.99rem)');
  // What was opened or closed holds until the window crosses that width.
  const [chosen, choose] = useState<{ isPhone: boolean; isOpen: boolean } | null>(null);
  const isShown = staysOpen || (chosen?.isPhone === isPhone ? chosen.isOpen : startsOpen || !isPhone);
  const summary = useRef<HTMLElement>(null);
  const isOne = isPhone && !staysOpen && oneOf !== undefined;
  // The part that closes may be above this one, which then moves up.
  const show = () => requestAnimationFrame(() => summary.current?.scrollIntoView());
  return (
    <details
      className="phone-fold"
      name={isOne ? oneOf : undefined}
      onToggle={({ currentTarget }) => choose({ isPhone, isOpen: currentTarget.open })}
      open={isShown}
    >
      <summary className="min-h-11 scroll-mt-24" onClickCapture={isOne && !isShown ? show : undefined} ref={summary}>
        <span className="flex items-start gap-2">
          {heading}
          <ChevronDown aria-hidden className="mt-1 size-5 shrink-0 text-muted" data-no-print />
        </span>
        {isShown ? below : folded}
      </summary>
      {children}
    </details>
  );
}
