import { textBand } from '@elan/domain/modules/maturity/bands';
import { partPoints, rulePartLabels, ruleParts } from '@elan/domain/modules/maturity/rule-parts';
import type { CategoryScore } from '@elan/domain/modules/maturity/score';
import { Fragment, useId } from 'react';
import { Badge } from '../../components/ui/badge.tsx';
import { Card } from '../../components/ui/card.tsx';
import { ProgressBar } from '../../components/ui/progress-bar.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { maturityMessages } from './messages.ts';

/** How many recommendations to show per area (specification 9). */
const recommendationsShown = 2;

const textColours = { green: 'text-green', yellow: 'text-yellow', orange: 'text-orange', red: 'text-red' } as const;

/** One of the six areas: its score, what it is made of, and what would raise it (MAT-004, MAT-012, MAT-014). */
export function CategoryCard({ name, category }: { name: string; category: CategoryScore }) {
  const words = useMessages(maturityMessages);
  const titleId = useId();
  const score = Math.round(category.score);
  const band = textBand(score);
  const status = category.status.trim();
  const recommendations = category.recommendations
    .filter((recommendation) => recommendation.trim() !== '')
    .slice(0, recommendationsShown);
  return (
    <Card aria-labelledby={titleId} as="article" className="flex min-w-0 flex-col break-inside-avoid">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h4 className="text-lg" id={titleId}>
            {name}
          </h4>
          {status !== '' && (
            <Badge className="mt-1 max-w-full whitespace-normal" tone={band}>
              {status}
            </Badge>
          )}
        </div>
        <p className="shrink-0 text-right leading-none" data-numbers>
          <span className={`font-serif text-2xl font-semibold ${textColours[band]}`}>{score}</span>
          <span className="block text-xs text-muted">{words.outOf}</span>
        </p>
      </div>
      <ProgressBar className="mt-3" label={words.categoryScore(name, score)} max={100} tone={band} value={score} />
      {category.model !== undefined && (
        <p className="mt-2 break-words text-sm text-muted">
          {words.modelView(Math.round(category.model.score), category.model.status)}
        </p>
      )}
      {category.parts !== undefined && <Parts parts={category.parts} />}
      {recommendations.length > 0 && (
        <>
          <p className="mt-4 text-sm font-semibold">{words.raise}</p>
          <ul className="mt-1 flex list-disc flex-col gap-1 pl-5 marker:text-control">
            {recommendations.map((recommendation) => (
              <li className="break-words" key={recommendation}>
                {recommendation}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

/** What the score is made of, and why. */
function Parts({ parts }: { parts: NonNullable<CategoryScore['parts']> }) {
  const words = useMessages(maturityMessages);
  const text = useText();
  return (
    <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-3 text-sm">
      {ruleParts.map((part) => (
        <Fragment key={part}>
          <dt className="mt-2 font-semibold">{text(rulePartLabels[part])}</dt>
          <dd className="mt-2 text-right" data-numbers>
            {words.partPoints(parts[part].points, partPoints[part])}
          </dd>
          <dd className="col-span-2 break-words text-muted">{parts[part].reason}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
