import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';

export type BadgeTone = 'neutral' | 'primary' | 'gold' | 'green' | 'yellow' | 'orange' | 'red';

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-muted',
  primary: 'bg-primary-soft text-primary',
  // Reserved for founders.
  gold: 'bg-gold-soft text-gold',
  green: 'bg-green-soft text-green',
  yellow: 'bg-yellow-soft text-yellow',
  orange: 'bg-orange-soft text-orange',
  red: 'bg-red-soft text-red',
};

type Props = { tone?: BadgeTone; icon?: ReactNode; className?: string; children: ReactNode };

export function Badge({ tone = 'neutral', icon, className, children }: Props) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
