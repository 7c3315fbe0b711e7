import type { ComponentProps, ReactNode } from 'react';
import { type Fault, faultText } from '../../lib/errors.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { Banner } from './banner.tsx';
import { RetryButton } from './retry-button.tsx';

type Props = Pick<ComponentProps<typeof Banner>, 'className' | 'onDismiss' | 'title'> & {
  /** Why it failed; nothing is shown while it is null. */
  fault: Fault | null;
  /** What failed, said before why. */
  lead?: ReactNode;
  onRetry?: () => unknown;
};

/** Says that something failed and why, with a button to try again where that can help. */
export function FailureBanner({ fault, lead, onRetry, ...rest }: Props) {
  const { language } = useLanguage();
  if (fault === null) return null;
  return (
    <Banner {...rest} action={onRetry && <RetryButton onRetry={onRetry} />} tone="error">
      {lead} {faultText(fault, language)}
    </Banner>
  );
}
