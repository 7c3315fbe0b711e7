import { type ComponentProps, type ReactNode, useId } from 'react';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { actionWords } from './action-words.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type Props = Omit<ComponentProps<typeof Dialog>, 'footer' | 'open' | 'onOpenChange'> & {
  /** On the button that sends the form. */
  action: string;
  variant?: 'primary' | 'accent';
  /** It is being sent, so nothing closes the dialog. */
  busy: boolean;
  onSubmit: () => unknown;
  onClose: () => void;
  /** What came of it, in place of the form: all that is left to do is to close the dialog. */
  outcome?: ReactNode;
};

/** A dialog with a form in it, sent or cancelled below. */
export function FormDialog({ action, variant = 'primary', busy, onSubmit, onClose, outcome, ...props }: Props) {
  const { children, ...dialog } = props;
  const words = useMessages(actionWords);
  const formId = useId();
  return (
    <Dialog
      {...dialog}
      footer={
        outcome ? (
          <Button onClick={onClose}>{words.close}</Button>
        ) : (
          <>
            <Button disabled={busy} onClick={onClose} variant="secondary">
              {words.cancel}
            </Button>
            <Button form={formId} loading={busy} type="submit" variant={variant}>
              {action}
            </Button>
          </>
        )
      }
      onOpenChange={(open) => {
        if (!open && !busy) onClose();
      }}
      open
    >
      {outcome || (
        <form
          className="flex flex-col gap-4"
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void onSubmit();
          }}
        >
          {children}
        </form>
      )}
    </Dialog>
  );
}
