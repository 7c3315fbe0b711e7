import type { Language } from '@elan/domain/locale';
import { Check, Circle, FileText, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { planHelpMessages } from './help-messages.ts';

/** A part of the help beside a text, which can be closed. */
export function HelpPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="border-t border-line pt-2" open>
      <summary className="min-h-11 py-2 font-semibold">{title}</summary>
      <div className="flex flex-col gap-2">{children}</div>
    </details>
  );
}

type OffersProps = {
  offers: readonly string[];
  language: Language;
  /** What a press does, for those who do not see the sign. */
  label?: (offer: string) => string;
  onTake: (place: number) => void;
};

/** Words to take over, one press each. */
export function Offers({ offers, language, label, onTake }: OffersProps) {
  return (
    <ul className="flex flex-col gap-1" lang={language}>
      {offers.map((offer, place) => (
        <li key={offer}>
          <button
            aria-label={label?.(offer)}
            className="flex min-h-11 w-full items-start gap-2 rounded-lg px-2 py-2 text-left text-sm hover:bg-sunken"
            onClick={() => onTake(place)}
            type="button"
          >
            <Plus aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
            <span className="min-w-0 whitespace-pre-line wrap-anywhere">{offer}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A line of a checklist. @param met null for what has to be brought, which nothing here can tell */
export function ChecklistLine({ met, children }: { met: boolean | null; children: ReactNode }) {
  const words = useMessages(planHelpMessages);
  const Icon = met === null ? FileText : met ? Check : Circle;
  return (
    <li className={classNames('flex items-start gap-2', met === true && 'text-muted')}>
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${met === true ? 'text-green' : 'text-muted'}`} />
      {children}
      <span className={met === null ? 'text-muted' : 'sr-only'}>
        {met === null ? `(${words.toBring})` : met ? words.done : words.missing}
      </span>
    </li>
  );
}
