import { ArrowDown, ArrowUp } from 'lucide-react';
import { IconButton } from './ui/icon-button.tsx';

export type Move = 'up' | 'down';

type Props = {
  labels: Readonly<Record<Move, string>>;
  /** Whether it is the first or the last of those it can be moved among. */
  isEnd: (to: Move) => boolean;
  isDisabled: boolean;
  onMove: (to: Move) => unknown;
  className?: string;
};

/** Moves something in a list by one place. */
export function MoveButtons({ labels, isEnd, isDisabled, onMove, className }: Props) {
  return (['up', 'down'] as const).map((to) => {
    const Icon = to === 'up' ? ArrowUp : ArrowDown;
    return (
      <IconButton
        className={className}
        data-move={to}
        disabled={isDisabled || isEnd(to)}
        icon={<Icon aria-hidden className="size-4" />}
        key={to}
        label={labels[to]}
        onClick={() => void onMove(to)}
      />
    );
  });
}
