import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { type ReactNode, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { actionWords } from './action-words.ts';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import { backdropClass, popupClass } from './dialog-class.ts';

type Props = {
  open?: boolean;
  onClose: () => void;
  title: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** `danger` when something is deleted or lost. */
  tone?: 'primary' | 'danger';
  /** A returned promise keeps the button busy. The caller closes the dialog, so that a failure can stay visible. */
  onConfirm: () => unknown;
  /** What to say about what `onConfirm` throws. */
  failureText?: (thrown: unknown) => string;
  /** What will happen. */
  children?: ReactNode;
};

/** Asks for confirmation before something that cannot be undone. A press outside does not close it. */
export function ConfirmDialog(props: Props) {
  const { open = true, onClose, title, confirmLabel, cancelLabel, tone = 'primary', onConfirm, children } = props;
  const words = useMessages(actionWords);
  const [failure, setFailure] = useState<string | null>(null);

  const confirm = async () => {
    setFailure(null);
    try {
      await onConfirm();
    } catch (thrown) {
      if (props.failureText === undefined) throw thrown;
      setFailure(props.failureText(thrown));
    }
  };
  return (
    <Base.Root
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      open={open}
    >
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Popup className={classNames(popupClass, 'sm:max-w-md')}>
          <Base.Title className="text-2xl">{title}</Base.Title>
          <Base.Description className="mt-3 text-muted" render={<div />}>
            {children}
            {failure !== null && (
              <Banner className="mt-4 text-ink" tone="error">
                {failure}
              </Banner>
            )}
          </Base.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Base.Close render={<Button variant="secondary" />}>{cancelLabel ?? words.cancel}</Base.Close>
            <Button onClick={confirm} variant={tone}>
              {confirmLabel}
            </Button>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
