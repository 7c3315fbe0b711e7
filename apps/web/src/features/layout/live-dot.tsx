import { useLive } from '../../data/live/live-tab.ts';
import { classNames } from '../../lib/class-names.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { layoutMessages } from './messages.ts';

const colours = { connected: 'bg-green', connecting: 'bg-control', offline: 'bg-red' } as const;

/** Whether other people's changes arrive live (HEAD-004, N-24). */
export function LiveDot() {
  const words = useMessages(layoutMessages);
  const { status } = useLive();
  const text = { connected: words.liveOn, connecting: words.liveConnecting, offline: words.liveOff }[status];
  return (
    <span
      aria-label={text}
      className={classNames('inline-block size-2.5 shrink-0 rounded-full', colours[status])}
      data-live={status}
      role="img"
      title={text}
    />
  );
}
