import type { Text } from '@elan/domain/locale';
import { type ReactNode, useState } from 'react';
import { useText } from '../lib/i18n/use-messages.ts';
import { Button } from './ui/button.tsx';
import { ConfirmDialog } from './ui/confirm-dialog.tsx';

/** What is asked before something is taken away. */
export type Removal = {
  title: string;
  /** What will happen. */
  note: string;
  confirmLabel: string;
  /** @throws why it is still there */
  remove: () => Promise<unknown>;
};

export type ManagedItem = {
  key: string;
  title: ReactNode;
  /** What is known of it. */
  note: string;
  /** What the buttons act on, for those who do not see the row. */
  of: string;
  /** Besides taking it away. */
  actions?: readonly { label: string; onPress: () => void }[];
  /** Null for what stays. */
  removal: (Removal & { label: string }) | null;
};

type Props = {
  items: readonly ManagedItem[];
  failureText: (thrown: unknown) => Text;
  onRemoved: () => void;
};

/** Things of the account: what each is, what is known of it, and what can be done with it. */
export function ManagedList({ items, failureText, onRemoved }: Props) {
  const [asked, setAsked] = useState<Removal | null>(null);
  if (items.length === 0 && asked === null) return null;
  return (
    <>
      <ul className="mt-4 flex flex-col divide-y divide-line">
        {items.map(({ key, title, note, of, actions = [], removal }) => (
          <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3" key={key}>
            <div className="min-w-0 flex-1 basis-52">
              <p className="font-semibold wrap-anywhere">{title}</p>
              <p className="text-sm text-muted">{note}</p>
            </div>
            <div className="flex flex-wrap gap-2 empty:hidden">
              {[...actions, ...(removal === null ? [] : [{ ...removal, onPress: () => setAsked(removal) }])].map(
                ({ label, onPress }) => (
                  <Button key={label} onClick={onPress} size="small" variant="secondary">
                    {label}
                    <span className="sr-only">{of}</span>
                  </Button>
                ),
              )}
            </div>
          </li>
        ))}
      </ul>
      {asked !== null && (
        <RemovalDialog {...asked} failureText={failureText} onClose={() => setAsked(null)} onRemoved={onRemoved} />
      )}
    </>
  );
}

type DialogProps = Removal & Pick<Props, 'failureText' | 'onRemoved'> & { onClose: () => void };

/** Asks before something that opens the account is taken away. */
export function RemovalDialog({ title, note, confirmLabel, remove, failureText, onClose, onRemoved }: DialogProps) {
  const text = useText();
  return (
    <ConfirmDialog
      confirmLabel={confirmLabel}
      failureText={(thrown) => text(failureText(thrown))}
      onClose={onClose}
      onConfirm={async () => {
        await remove();
        onClose();
        onRemoved();
      }}
      title={title}
      tone="danger"
    >
      <p className="wrap-anywhere">{note}</p>
    </ConfirmDialog>
  );
}
