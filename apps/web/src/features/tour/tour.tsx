import { Popover } from '@base-ui/react/popover';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../components/ui/button.tsx';
import { classNames } from '../../lib/class-names.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { tourMessages } from './messages.ts';
import { tourSteps } from './steps.ts';
import { type Box, usePlace } from './use-place.ts';

/** At the foot of a phone, and of any screen while it points at nothing. */
const sheetClass = (always: boolean) =>
  always
    ? 'fixed! inset-x-2! top-auto! bottom-2! transform-none! sm:right-4! sm:bottom-4! sm:left-auto!'
    : 'max-sm:fixed! max-sm:inset-x-2! max-sm:top-auto! max-sm:bottom-2! max-sm:transform-none!';

const popupClass = [
  'max-h-[60dvh] overflow-y-auto overscroll-contain rounded-2xl bg-surface p-5 shadow-floating ring-1 ring-control sm:w-96',
  'transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0',
].join(' ');

type Props = {
  /** Whether somebody asked for it; one that offers itself does not take the focus from a field. */
  asked: boolean;
  onClose: () => void;
};

/** A walk past the places that matter. The screen stays usable beside it, and Escape ends it anywhere. */
export function Tour({ asked, onClose }: Props) {
  const words = useMessages(tourMessages);
  const [index, setIndex] = useState(0);
  const next = useRef<HTMLButtonElement>(null);
  // The last button leads to the first thing to do.
  const finished = useRef(false);
  const step = tourSteps[index] ?? tourSteps[0];
  if (step === undefined) throw new Error('a tour needs a step');
  const { element, box } = usePlace(step);
  const isLast = index === tourSteps.length - 1;

  const goOn = () => {
    if (!isLast) return setIndex(index + 1);
    finished.current = true;
    onClose();
  };

  return (
    <Popover.Root
      onOpenChange={(open, { reason }) => {
        if (!open && (reason === 'escape-key' || reason === 'close-press')) onClose();
      }}
      open
    >
      {box !== null && <Ring box={box} />}
      <Popover.Portal>
        <Popover.Positioner
          anchor={element}
          className={classNames('z-50', sheetClass(element === null))}
          collisionPadding={12}
          data-no-print
          positionMethod="fixed"
          sideOffset={14}
        >
          <Popover.Popup
            className={popupClass}
            finalFocus={() => (finished.current ? firstField() : true)}
            initialFocus={() => (asked || !isTyping() ? next.current : false)}
          >
            <div aria-live="polite">
              <p className="text-sm text-muted" data-numbers>
                {words.step(index + 1, tourSteps.length)}
              </p>
              <Popover.Title className="mt-1 text-xl">{words[step.title]}</Popover.Title>
              <Popover.Description className="mt-2">{words[step.text]}</Popover.Description>
            </div>
            <div className="mt-4 flex flex-wrap items-center justify-end gap-x-2 gap-y-2">
              {!isLast && (
                <Popover.Close render={<Button className="mr-auto -ml-3" size="small" variant="quiet" />}>
                  {words.skip}
                </Popover.Close>
              )}
              {index > 0 && (
                <Button onClick={() => setIndex(index - 1)} size="small" variant="secondary">
                  {words.back}
                </Button>
              )}
              <Button onClick={goOn} ref={next} size="small">
                {isLast ? words.finish : words.next}
              </Button>
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

const isTyping = () => document.activeElement?.matches('input, textarea, select') ?? false;

const firstField = () => document.querySelector<HTMLElement>('[data-tour="create-project"] input') ?? true;

/** Around what the words speak of. */
function Ring({ box }: { box: Box }) {
  return createPortal(
    <div
      aria-hidden
      className="pointer-events-none fixed z-40 rounded-2xl outline-3 outline-offset-4 outline-accent"
      data-no-print
      style={box}
    />,
    document.body,
  );
}
