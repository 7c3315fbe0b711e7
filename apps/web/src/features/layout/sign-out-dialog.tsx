import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { signOutMessages } from './sign-out-messages.ts';

type Props = { onCancel: () => void; onLeave: (erase: boolean) => Promise<void> };

/** Asks what to do with text that is only on this device, because somebody else may use the device next. */
export function SignOutDialog({ onCancel, onLeave }: Props) {
  const words = useMessages(signOutMessages);
  return (
    <Dialog
      description={words.draftsLead}
      footer={
        <>
          <Button onClick={onCancel} variant="quiet">
            {words.stay}
          </Button>
          <Button onClick={() => onLeave(true)} variant="danger">
            {words.eraseDrafts}
          </Button>
          <Button onClick={() => onLeave(false)}>{words.keepDrafts}</Button>
        </>
      }
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
      open
      title={words.draftsTitle}
    />
  );
}
