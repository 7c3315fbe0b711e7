import type { Text } from '@elan/domain/locale';
import type { ReactNode } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useText } from '../../lib/i18n/use-messages.ts';

type Props = {
  /** Whose address or account the link is about; null where that is not said. */
  about?: { lead: string; address: string | null };
  /** On the button that uses the link. */
  action: string;
  onPress: () => unknown;
  failure: Text | null;
  /** What is offered instead once pressing would change nothing; null until then. */
  instead: ReactNode;
  children?: ReactNode;
};

/** Behind an emailed link. Only a press uses it: programs that check mails follow links too. */
export function EmailedLink({ about, action, onPress, failure, instead, children }: Props) {
  const text = useText();
  return (
    <div className="flex flex-col gap-4">
      {failure !== null && <Banner tone="error">{text(failure)}</Banner>}
      {instead ?? (
        <>
          {about?.address != null && (
            <p className="text-muted">
              {about.lead} <strong className="block break-words text-ink">{about.address}</strong>
            </p>
          )}
          <Button className="w-full" onClick={onPress} size="large" variant="accent">
            {action}
          </Button>
          {children}
        </>
      )}
    </div>
  );
}
