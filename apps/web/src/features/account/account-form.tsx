import type { Text } from '@elan/domain/locale';
import type { ReactNode } from 'react';
import { actionWords } from '../../components/ui/action-words.ts';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';

type Props = {
  action: string;
  busy: boolean;
  failure: Text | null;
  onSubmit: () => unknown;
  onCancel?: (() => void) | undefined;
  children: ReactNode;
};

/** What went wrong is said below the fields, so that the one with the focus does not move out of a small window. */
export function AccountForm({ action, busy, failure, onSubmit, onCancel, children }: Props) {
  const words = useMessages(actionWords);
  const text = useText();
  return (
    <form
      className="mt-4 flex max-w-md flex-col gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      {children}
      {failure !== null && <Banner tone="error">{text(failure)}</Banner>}
      <div className="flex flex-wrap gap-3">
        <Button loading={busy} type="submit">
          {action}
        </Button>
        {onCancel !== undefined && (
          <Button onClick={onCancel} variant="secondary">
            {words.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}
