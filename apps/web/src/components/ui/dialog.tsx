import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { actionWords } from './action-words.ts';
import { backdropClass, popupClass } from './dialog-class.ts';

const widths = { narrow: 'sm:max-w-lg', wide: 'sm:max-w-2xl', full: 'sm:max-w-6xl' } as const;

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  width?: keyof typeof widths;
  /** Takes the focus when it closes; undefined for what had it before. */
  returnTo?: () => HTMLElement | undefined;
  children?: ReactNode;
};

/** Traps focus, closes on Escape and on a press outside, and restores focus. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  footer,
  width = 'narrow',
  returnTo,
  children,
}: Props) {
  const words = useMessages(actionWords);
  return (
    <Base.Root onOpenChange={(next) => onOpenChange(next)} open={open}>
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Popup className={classNames(popupClass, widths[width])} finalFocus={() => returnTo?.() ?? true}>
          <div className="flex items-start justify-between gap-4">
            <Base.Title className="text-2xl">{title}</Base.Title>
            <Base.Close
              aria-label={words.close}
              className="-mt-1.5 -mr-2 inline-flex size-11 shrink-0 items-center justify-center rounded-xl text-muted hover:bg-primary-soft hover:text-ink"
            >
              <X aria-hidden className="size-5" />
            </Base.Close>
          </div>
          {description !== undefined && <Base.Description className="mt-2 text-muted">{description}</Base.Description>}
          {children !== undefined && <div className="mt-4">{children}</div>}
          {footer !== undefined && <div className="mt-6 flex flex-wrap justify-end gap-3">{footer}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
