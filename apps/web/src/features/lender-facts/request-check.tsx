import type { RequestRemark } from '@elan/domain/lender-facts/request-problems';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Card } from '../../components/ui/card.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { placeOfGroup } from './group-card.tsx';
import { factMessages } from './messages.ts';

type Props = {
  problems: readonly RequestRemark[];
  missing: readonly RequestRemark[];
  /** Whether enough is known to say that the request agrees with the figures. */
  isCompared: boolean;
  /** Where the figures are; null for somebody to whom they are not open. */
  figuresPath: string | null;
};

/**
 * What does not add up, and what a lender will miss; each leads to its place. What was missing keeps its line once it is
 * there, so that nothing moves under somebody who fills in the form.
 */
export function RequestCheck({ problems, missing, isCompared, figuresPath }: Props) {
  const words = useMessages(factMessages);
  const [opened] = useState(missing);
  const isMissing = ({ key }: RequestRemark) => missing.some((each) => each.key === key);
  const listed = [...opened, ...missing.filter(({ key }) => !opened.some((each) => each.key === key))];
  return (
    <Card aria-label={words.check} as="section" className="flex min-w-0 flex-col gap-4" tone="soft">
      {problems.length > 0 && (
        <div>
          <h2 className="flex items-center gap-2 text-xl">
            <TriangleAlert aria-hidden className="size-5 shrink-0 text-orange" />
            {words.problems}
          </h2>
          <Remarks figuresPath={figuresPath} remarks={problems} />
        </div>
      )}
      {problems.length === 0 && isCompared && <Met>{words.agrees}</Met>}
      {problems.length === 0 && missing.length === 0 && <Met>{words.nothingMissing}</Met>}
      {listed.length > 0 && (
        <div>
          {missing.length > 0 && <h2 className="text-xl">{words.missing}</h2>}
          <Remarks figuresPath={figuresPath} isCompact isOpen={isMissing} remarks={listed} />
        </div>
      )}
    </Card>
  );
}

function Met({ children }: { children: string }) {
  return (
    <p className="flex items-center gap-2 font-semibold">
      <CircleCheck aria-hidden className="size-5 shrink-0 text-green" />
      {children}
    </p>
  );
}

type RemarksProps = {
  remarks: readonly RequestRemark[];
  figuresPath: string | null;
  isCompact?: boolean;
  /** Whether something is still to be done. */
  isOpen?: (remark: RequestRemark) => boolean;
};

function Remarks({ remarks, figuresPath, isCompact = false, isOpen = () => true }: RemarksProps) {
  const text = useText();
  const words = useMessages(factMessages);
  return (
    <ul className={`mt-2 grid gap-x-6 gap-y-1 ${isCompact ? 'sm:grid-cols-2' : ''}`}>
      {remarks.map((remark) => {
        const { key, text: said, place } = remark;
        const to = place === 'figures' ? figuresPath : `#${placeOfGroup(place)}`;
        return (
          <li className="min-w-0 wrap-anywhere" key={key}>
            {!isOpen(remark) ? (
              <span className="flex items-center gap-1.5 py-1.5 text-muted">
                <CircleCheck aria-label={words.filledIn} className="size-4 shrink-0 text-green" role="img" />
                {text(said)}
              </span>
            ) : to === null ? (
              text(said)
            ) : (
              <Link className="inline-block py-1.5 text-ink underline underline-offset-4" to={to}>
                {text(said)}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
