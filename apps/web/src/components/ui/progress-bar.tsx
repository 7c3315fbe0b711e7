import { classNames } from '../../lib/class-names.ts';

type Props = {
  /** What is measured; read by screen readers. */
  label: string;
  value: number;
  /** The bar is full at `max` and never wider. */
  max: number;
  tone?: 'primary' | 'green' | 'yellow' | 'orange' | 'red';
  className?: string;
};

export function ProgressBar({ label, value, max, tone = 'primary', className }: Props) {
  return (
    <progress
      aria-label={label}
      className={classNames('meter', tone !== 'primary' && `meter-${tone}`, className)}
      max={max}
      value={Math.min(Math.max(value, 0), max)}
    />
  );
}
