import type { Project } from '@elan/contract/projects';
import { useState } from 'react';
import { Link } from 'react-router';
import { Banner } from '../../components/ui/banner.tsx';
import { deviceStorage } from '../../lib/device-storage.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { figuresChangedMessages } from './figures-changed-messages.ts';

/** Until then, sales were read from sentences of the answers. */
const changedOn = '2026-11-26';

/** Says once, on this device, why the figures of a project that was made before are not what they were. */
export function FiguresChanged({ project: { id, created_at } }: { project: Project }) {
  const words = useMessages(figuresChangedMessages);
  const key = `elan.figures-changed.${id}`;
  const [isSeen, setIsSeen] = useState(() => deviceStorage.get(key) !== null);
  if (isSeen || created_at >= changedOn) return null;
  const dismiss = () => {
    deviceStorage.set(key, 'seen');
    setIsSeen(true);
  };
  return (
    <Banner onDismiss={dismiss} title={words.title}>
      {words.changed}{' '}
      <Link className="underline underline-offset-4" to="/help/figures">
        {words.more}
      </Link>
    </Banner>
  );
}
