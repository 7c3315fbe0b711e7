import type { SharedProject } from '@elan/contract/collaboration';
import { Banner } from '../../components/ui/banner.tsx';
import { RetryButton } from '../../components/ui/retry-button.tsx';
import { causeOf } from '../../lib/errors.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { projectMessages } from './messages.ts';
import { ProjectCards } from './project-cards.tsx';

type Props = {
  /** Undefined while loading. */
  projects: readonly SharedProject[] | undefined;
  error: Error | null;
  onRetry: () => unknown;
  /** Whether continuing the first one is the suggested next action. */
  next: boolean;
  /** Whether there are more than these, and how to get them. */
  isMore: boolean;
  onMore: () => Promise<void>;
};

/** Projects of others that the person works on (DASH-007). */
export function SharedProjects({ projects, error, onRetry, ...list }: Props) {
  const words = useMessages(projectMessages);
  const text = useText();
  const cause = error === null ? null : causeOf(error);
  if (projects === undefined && error === null) return null;

  return (
    <section aria-labelledby="shared-title" className="flex flex-col gap-4">
      <h2 className="text-2xl" id="shared-title">
        {words.sharedTitle}
      </h2>
      {error !== null && (
        <Banner action={<RetryButton onRetry={onRetry} />} title={words.sharedFailed} tone="error">
          {cause === null ? undefined : text(cause)}
        </Banner>
      )}
      {projects?.length === 0 && (
        <p className="max-w-3xl rounded-2xl bg-sunken px-5 py-4 text-muted">{words.sharedEmpty}</p>
      )}
      <ProjectCards
        {...list}
        projects={projects ?? []}
        titleId="shared-title"
        toolsOf={({ user_role: role, owner_profile: owner }) => ({ shared: { role, owner } })}
      />
    </section>
  );
}
