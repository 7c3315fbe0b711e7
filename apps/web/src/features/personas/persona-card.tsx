import type { StoredPersona } from '@elan/contract/modules';
import { quoted } from '@elan/domain/excerpt';
import { ChevronDown, MapPin, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { classNames } from '../../lib/class-names.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { personaMessages } from './messages.ts';
import { PersonaDetails } from './persona-details.tsx';
import { bareQuote, isBareAge } from './persona-lists.ts';

type Props = {
  persona: StoredPersona;
  expanded: boolean;
  onToggle: () => void;
  /** Asks whether to delete it; null when the reader may not. */
  onDelete: (() => void) | null;
  /** A generation is replacing it. */
  busy: boolean;
};

/**
 * One persona. The card is a button of the same size; its details open below it, across the full width where cards are
 * side by side. When printed, everything is open.
 */
export function PersonaCard({ persona, expanded, onToggle, onDelete, busy }: Props) {
  const words = useMessages(personaMessages);
  const { language } = useLanguage();
  const nameId = useId();
  const detailsId = useId();
  const quotation = bareQuote(persona.citation);

  return (
    <div className="contents">
      <div
        className={classNames(
          'group relative flex flex-col rounded-2xl p-5 transition-colors duration-150 print:break-after-avoid xl:row-start-1',
          expanded
            ? 'bg-primary-soft ring-2 ring-primary ring-inset'
            : 'bg-surface ring-1 ring-line ring-inset hover:bg-sunken',
        )}
      >
        <Head nameId={nameId} persona={persona} />
        {quotation !== '' && (
          <blockquote className="mt-4 text-lg leading-snug break-words">{quoted(quotation, language)}</blockquote>
        )}
        <div className="mt-auto flex items-center justify-between pt-3" data-no-print>
          {onDelete === null ? (
            <span />
          ) : (
            <IconButton
              className="relative z-1 -mb-2 -ml-3"
              disabled={busy}
              icon={<Trash2 aria-hidden className="size-5" />}
              label={words.delete(persona.nom)}
              onClick={onDelete}
            />
          )}
          <ChevronDown
            aria-hidden
            className={classNames(
              'size-6 text-primary transition-transform duration-200 ease-calm',
              expanded && 'rotate-180',
            )}
          />
        </div>
        <button
          aria-controls={detailsId}
          aria-expanded={expanded}
          aria-labelledby={nameId}
          className="absolute inset-0 rounded-2xl"
          onClick={onToggle}
          type="button"
        />
      </div>
      <section
        aria-labelledby={nameId}
        className={classNames(
          'min-w-0 rounded-2xl bg-surface px-5 py-5 ring-2 ring-primary ring-inset sm:px-6 print:ring-0 print:mb-6 print:block print:break-inside-avoid xl:col-span-full xl:row-start-2',
          !expanded && 'hidden',
        )}
        id={detailsId}
      >
        <PersonaDetails persona={persona} />
      </section>
    </div>
  );
}

/** Who it is: name, age and occupation, and where they live. */
function Head({ persona, nameId }: { persona: StoredPersona; nameId: string }) {
  const words = useMessages(personaMessages);
  const age = isBareAge(persona.age) ? words.years(persona.age.trim()) : persona.age.trim();
  const about = [age, persona.profession.trim()].filter((part) => part !== '');
  return (
    <div className="flex items-start gap-3">
      <span
        aria-hidden
        className="inline-flex size-12 shrink-0 items-center justify-center rounded-full bg-primary font-serif text-lg font-semibold text-on-primary"
      >
        {initialsOf(persona.nom)}
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="text-xl break-words" id={nameId}>
          {persona.nom}
        </h3>
        {about.length > 0 && <p className="break-words">{about.join(' · ')}</p>}
        {persona.localisation.trim() !== '' && (
          <p className="flex items-start gap-1 text-sm text-muted">
            <MapPin aria-hidden className="mt-1 size-3.5 shrink-0" />
            <span className="min-w-0 break-words">{persona.localisation}</span>
          </p>
        )}
      </div>
    </div>
  );
}

/** Initials of the first and last name; anything after the name, such as a group, is ignored. */
function initialsOf(name: string): string {
  const [bare = ''] = /^[^,(«“:]*/u.exec(name) ?? [];
  const parts = bare.match(/\p{L}+/gu) ?? [];
  const last = parts.length > 1 ? parts.at(-1) : undefined;
  return `${[...(parts[0] ?? '')][0] ?? ''}${[...(last ?? '')][0] ?? ''}`.toUpperCase();
}
