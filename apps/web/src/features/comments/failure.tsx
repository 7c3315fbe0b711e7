import type { Text } from '@elan/domain/locale';
import type { ReactNode } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { causeOf } from '../../lib/errors.ts';
import { useText } from '../../lib/i18n/use-messages.ts';

type Props = {
  title: Text;
  error: unknown;
  /** What is safe despite the failure. */
  safe?: string;
  /** A button. */
  action?: ReactNode;
  onDismiss?: () => void;
};

/** A red banner: what failed, and why where the cause adds something. */
export function Failure({ title, error, safe, action, onDismiss }: Props) {
  const text = useText();
  const cause = causeOf(error);
  const words = [cause === null ? undefined : text(cause), safe].filter(Boolean).join(' ');
  return (
    <Banner action={action} title={text(title)} tone="error" {...(onDismiss === undefined ? {} : { onDismiss })}>
      {words === '' ? undefined : words}
    </Banner>
  );
}
