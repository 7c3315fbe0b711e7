import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import { Banner } from '../../components/ui/banner.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { generationMessages } from './messages.ts';
import type FetchedText from './omission-text.tsx';
import type { Omitted } from './run-state.ts';

const OmissionText = lazy(async (): Promise<{ default: ComponentType<ComponentProps<typeof FetchedText>> }> => {
  try {
    return await import('./omission-text.tsx');
  } catch {
    // If the code cannot be loaded, the warning is shown without the names.
    return { default: OmissionTitle };
  }
});

/** Names the texts that were too long to be sent to the model in full. Shows nothing when everything fit. */
export function OmissionNote({ omitted }: { omitted: Omitted }) {
  if (omitted.dropped.length === 0 && omitted.shortened.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <OmissionText omitted={omitted} />
    </Suspense>
  );
}

function OmissionTitle() {
  const words = useMessages(generationMessages);
  return <Banner title={words.omittedTitle} />;
}
