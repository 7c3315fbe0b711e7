import { ringBand } from '@elan/domain/modules/maturity/bands';
import { classNames } from '../../lib/class-names.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { maturityMessages } from './messages.ts';

const strokes = { green: 'stroke-green', amber: 'stroke-orange', red: 'stroke-red' } as const;

/**
 * The overall score as a ring with the number inside (MAT-003, MAT-013). The arc animates once, unless motion is
 * reduced.
 */
export function ScoreRing({ score, className }: { score: number; className?: string }) {
  const words = useMessages(maturityMessages);
  return (
    <svg aria-label={words.overall(score)} className={className} role="img" viewBox="0 0 120 120">
      <circle className="fill-none stroke-line" cx="60" cy="60" r="52" strokeWidth="10" />
      {score > 0 && (
        <circle
          className={classNames(
            'fill-none motion-safe:transition-[stroke-dashoffset] motion-safe:duration-250 motion-safe:ease-calm motion-safe:starting:[stroke-dashoffset:100]',
            strokes[ringBand(score)],
          )}
          cx="60"
          cy="60"
          pathLength="100"
          r="52"
          strokeDasharray="100"
          strokeDashoffset={100 - score}
          strokeLinecap="round"
          strokeWidth="10"
          transform="rotate(-90 60 60)"
        />
      )}
      <text className="fill-ink font-serif text-[36px] font-semibold tabular-nums" textAnchor="middle" x="60" y="68">
        {score}
      </text>
      <text className="fill-muted text-[11px]" textAnchor="middle" x="60" y="85">
        {words.outOf}
      </text>
    </svg>
  );
}
