import type { Text } from '@elan/domain/locale';
import { CauseBanner } from './cause-banner.tsx';
import { Spinner } from './spinner.tsx';
import { useDelayed } from './use-delayed.ts';

type Props = {
  query: { data: unknown; error: Error | null; refetch: () => unknown };
  /** What is said after a moment, while nothing was read yet. */
  loading: string;
  /** What is said when it could not be read, before why. */
  failed: Text;
};

/** Above a list that stays while it is read again: that it is loading, or that it failed, with a button to try again. */
export function ReadState({ query: { data, error, refetch }, loading, failed }: Props) {
  const showLoading = useDelayed(data === undefined && error === null);
  if (error !== null) {
    return <CauseBanner failure={{ title: failed, error }} onRetry={() => refetch()} />;
  }
  return (
    showLoading && (
      <p className="flex items-center gap-3 text-muted" role="status">
        <Spinner />
        {loading}
      </p>
    )
  );
}
