import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { causeOf } from '../../lib/errors.ts';
import { useText } from '../../lib/i18n/use-messages.ts';
import { Banner } from './banner.tsx';
import { RetryButton } from './retry-button.tsx';
import { Spinner } from './spinner.tsx';

type Props<Data> = {
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown };
  /** What is said while it loads, to those who do not see the spinner. */
  loading: string;
  /** What is said when it could not be loaded, before why. */
  failed: string;
  className?: string;
  children: (data: Data) => ReactNode;
};

/** What a query read, once it is there; until then that it loads, or that it failed, with a button to try again. */
export function Loaded<Data>({ query, loading, failed, className, children }: Props<Data>) {
  const text = useText();
  if (query.data !== undefined) return children(query.data);
  if (query.error === null) return <Spinner className={classNames('size-5', className)} label={loading} />;
  const cause = causeOf(query.error);
  return (
    <Banner action={<RetryButton onRetry={query.refetch} />} className={className} tone="error">
      {failed} {cause !== null && text(cause)}
    </Banner>
  );
}
