import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { useAccount } from '../../data/account/session.ts';
import { classNames } from '../../lib/class-names.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { placeCard } from './card-place.ts';
import { tourMessages } from './messages.ts';
import { type TourStep, tourSteps } from './steps.ts';
import { type Box, isNarrow, usePlace } from './use-place.ts';

const cardClass = [
  'fixed z-50 max-h-[60dvh] overflow-y-auto overscroll-contain rounded-2xl bg-surface p-5 shadow-floating ring-1 ring-control',
  'max-sm:inset-x-2 max-sm:bottom-2 sm:w-96',
  'transition-opacity duration-200 starting:opacity-0',
].join(' ');
/** Position without a target: away from the form for the first project, which is on the right when there is room. */
const cornerClass = 'sm:right-4 sm:bottom-4 xl:right-auto xl:left-4';

type Props = {
  /** Whether the person requested it; a tour that opens by itself must not take focus. */
  requested: boolean;
  onClose: () => void;
};

/**
 * A tour of the main parts of the screen. The screen stays usable and Escape closes the tour from anywhere, so it is a
 * non-modal dialog.
 */
export function Tour({ requested, onClose }: Props) {
  const [index, setIndex] = useState(0);
  const titleId = useId();
  const textId = useId();
  const card = useRef<HTMLElement>(null);
  const step = tourSteps[index] ?? tourSteps[0];
  if (step === undefined) throw new Error('a tour needs a step');
  const box = usePlace(step);
  const size = useCardSize(card, step);
  const next = useFocus(requested);
  // Return focus to where it was; the last button goes to the first thing to do.
  const close = (leadsOn = false) => {
    if (card.current?.contains(document.activeElement) === true) (leadsOn ? firstField() : next.before)?.focus();
    onClose();
  };
  useEscape(card, close);
  const isSheet = box === null || size === null;

  return (
    <>
      {box !== null && <Ring box={box} />}
      <section
        aria-describedby={textId}
        aria-labelledby={titleId}
        className={classNames(cardClass, isSheet && cornerClass)}
        data-no-print
        ref={card}
        role="dialog"
        style={isSheet ? undefined : placeCard(box, size, { width: innerWidth, height: innerHeight })}
      >
        <StepText index={index} step={step} textId={textId} titleId={titleId} />
        <StepButtons index={index} nextButton={next.button} onClose={close} onGo={setIndex} />
      </section>
    </>
  );
}

type StepProps = { step: TourStep; index: number; titleId: string; textId: string };

function StepText({ step, index, titleId, textId }: StepProps) {
  const words = useMessages(tourMessages);
  const { hasPremiumAccess } = useAccount();
  return (
    <div aria-live="polite">
      <p className="text-sm text-muted" data-numbers>
        {words.step(index + 1, tourSteps.length)}
      </p>
      <h2 className="mt-1 text-xl" id={titleId}>
        {words[step.title]}
      </h2>
      <p className="mt-2" id={textId}>
        {words[(hasPremiumAccess ? step.premiumText : undefined) ?? step.text]}
      </p>
    </div>
  );
}

type ButtonsProps = {
  index: number;
  nextButton: RefObject<HTMLButtonElement | null>;
  onGo: (index: number) => void;
  onClose: (leadsOn?: boolean) => void;
};

function StepButtons({ index, nextButton, onGo, onClose }: ButtonsProps) {
  const words = useMessages(tourMessages);
  const isLast = index === tourSteps.length - 1;
  return (
    <div className="mt-4 flex flex-wrap items-center justify-end gap-x-2 gap-y-2">
      {!isLast && (
        <Button className="mr-auto -ml-3" onClick={() => onClose()} size="small" variant="quiet">
          {words.skip}
        </Button>
      )}
      {index > 0 && (
        <Button onClick={() => onGo(index - 1)} size="small" variant="secondary">
          {words.back}
        </Button>
      )}
      <Button onClick={() => (isLast ? onClose(true) : onGo(index + 1))} ref={nextButton} size="small">
        {isLast ? words.finish : words.next}
      </Button>
    </div>
  );
}

/** The size of the card with the words of a step; null on a phone, where it is a sheet as wide as the window. */
function useCardSize(card: RefObject<HTMLElement | null>, step: TourStep) {
  const words = useMessages(tourMessages);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const narrow = isNarrow();
  useLayoutEffect(() => {
    if (card.current === null || step === undefined || words === undefined || narrow) return;
    setSize({ width: card.current.offsetWidth, height: card.current.offsetHeight });
  }, [card, step, words, narrow]);
  return narrow ? null : size;
}

/** Escape closes the tour from anywhere; other dialogs handle it themselves. */
function useEscape(card: RefObject<HTMLElement | null>, close: () => void) {
  const leave = useRef(close);
  useEffect(() => {
    leave.current = close;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const dialog = event.target instanceof Element ? event.target.closest('[role=dialog], [role=alertdialog]') : null;
      if (event.key === 'Escape' && (dialog === null || dialog === card.current)) leave.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [card]);
}

/** Moves focus into the tour, unless it opened by itself while the person was typing or had a menu open. */
function useFocus(requested: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const [before] = useState(() => (document.activeElement instanceof HTMLElement ? document.activeElement : null));
  useEffect(() => {
    if (requested || !isBusy()) button.current?.focus();
  }, [requested]);
  return { button, before };
}

/** After a navigation, focus is on the screen as a whole. */
const isBusy = () => document.activeElement?.matches(':not(body, main)') ?? false;

const firstField = () => document.querySelector<HTMLElement>('[data-tour="create-project"] input');

/** Highlights the target. */
function Ring({ box }: { box: Box }) {
  return (
    <div
      aria-hidden
      className="pointer-events-none fixed z-40 rounded-2xl outline-3 outline-offset-4 outline-accent"
      data-no-print
      style={box}
    />
  );
}
