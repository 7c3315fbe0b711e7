import type { KindReading, ProjectKind } from '@elan/domain/modules/environmental/digital';
import { Laptop, Leaf, Package } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../components/ui/badge.tsx';
import { Card } from '../../components/ui/card.tsx';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { environmentalMessages } from './environmental-messages.ts';

type Props = {
  /** How the project was classified. */
  kind: ProjectKind;
  /** What decided it; without a reason, the panel only names the kind. */
  reason?: KindReading['reason'];
  /** The words that decided it, if words did. */
  words?: readonly string[];
};

/**
 * Explains that the analysis treats physical and digital projects differently, and how this one was classified
 * (ENV-003).
 */
export function EnvironmentalInfo({ kind, reason, words = [] }: Props) {
  const text = useMessages(environmentalMessages);
  const { language } = useLanguage();
  const marked = words.map((word) => (language === 'fr' ? `«\u00a0${word}\u00a0»` : `“${word}”`)).join(', ');
  const because =
    reason === 'words' && words.length > 0
      ? text.becauseWords(marked)
      : reason === 'chosen'
        ? text.becauseChosen
        : reason === 'nothing_digital'
          ? text.becauseNothing
          : '.';
  return (
    <Card aria-labelledby="environmental-info-title" as="section" data-no-print tone="sunken">
      <h2 className="flex items-center gap-3 text-xl" id="environmental-info-title">
        <Leaf aria-hidden className="size-5 shrink-0 text-green" />
        {text.title}
      </h2>
      <p className="mt-2 max-w-prose">{text.lead}</p>
      <ul className="mt-4 grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-2">
        <Kind
          icon={<Package aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />}
          isYours={kind === 'physical'}
          title={text.physicalTitle}
          yours={text.yours}
        >
          {text.physicalText}
        </Kind>
        <Kind
          icon={<Laptop aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />}
          isYours={kind === 'digital'}
          title={text.digitalTitle}
          yours={text.yours}
        >
          {text.digitalText}
        </Kind>
      </ul>
      <p className="mt-4 max-w-prose">
        <strong className="font-semibold">{kind === 'digital' ? text.readAsDigital : text.readAsPhysical}</strong>
        {because} {kind === 'physical' && text.website}
      </p>
      <p className="mt-1 max-w-prose text-sm text-muted">{text.correct}</p>
    </Card>
  );
}

type KindProps = { icon: ReactNode; title: string; isYours: boolean; yours: string; children: ReactNode };

function Kind({ icon, title, isYours, yours, children }: KindProps) {
  return (
    <li className="flex items-start gap-3">
      {icon}
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-2 font-semibold">
          {title}
          {isYours && <Badge tone="green">{yours}</Badge>}
        </h3>
        <p className="mt-1 text-muted">{children}</p>
      </div>
    </li>
  );
}
