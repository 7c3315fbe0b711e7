import type { Text } from '@elan/domain/locale';
import type { ComponentProps } from 'react';
import { causeOf } from '../../lib/errors.ts';
import { useText } from '../../lib/i18n/use-messages.ts';
import { Banner } from './banner.tsx';
import { RetryButton } from './retry-button.tsx';

/** What failed, and what it threw. */
export type Failure = { title: Text; error: unknown };

type Props = Pick<ComponentProps<typeof Banner>, 'className' | 'onDismiss'> & {
  failure: Failure | null;
  /** What is safe despite the failure. */
  safe?: string;
  onRetry?: () => unknown;
};

/** What failed, and why where the cause adds something. Nothing is shown while it is null. */
export function CauseBanner({ failure, safe, onRetry, ...banner }: Props) {
  const text = useText();
  if (failure === null) return null;
  const cause = causeOf(failure.error);
  const words = [cause === null ? undefined : text(cause), safe].filter(Boolean).join(' ');
  return (
    <Banner {...banner} action={onRetry && <RetryButton onRetry={onRetry} />} title={text(failure.title)} tone="error">
      {words === '' ? undefined : words}
    </Banner>
  );
}
