import { useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { useAccount } from '../../data/account/session.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { DeletionForm } from './deletion-form.tsx';
import { accountMessages } from './messages.ts';

/** Account deletion. Hidden for founders (ACC-015, S-19). */
export function DangerSection() {
  const words = useMessages(accountMessages);
  const { isFounder } = useAccount();
  const [open, setOpen] = useState(false);
  const returnsFocus = useRef(false);
  if (isFounder) return null;

  return (
    <Card as="section" aria-labelledby="danger-title" className="border border-red/40">
      <h2 className="text-xl text-red" id="danger-title">
        {words.danger}
      </h2>
      <p className="mt-1 max-w-[68ch] text-muted">{words.dangerNote}</p>
      <div className="mt-4">
        {open ? (
          <DeletionForm
            onCancel={() => {
              returnsFocus.current = true;
              setOpen(false);
            }}
          />
        ) : (
          <Button
            onClick={() => setOpen(true)}
            ref={(button) => {
              // Return focus to the button that opened the form.
              if (button !== null && returnsFocus.current) button.focus();
              returnsFocus.current = false;
            }}
            variant="danger"
          >
            {words.deleteAccount}
          </Button>
        )}
      </div>
    </Card>
  );
}
