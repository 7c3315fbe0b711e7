import type { Persona } from '@elan/domain/modules/personas/persona';
import { Compass, Footprints, Frown, HandHelping, Megaphone, OctagonPause, Wallet } from 'lucide-react';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { personaMessages } from './messages.ts';
import { personaLists } from './persona-lists.ts';

const icons = {
  besoins: HandHelping,
  objectifs: Compass,
  frustrations: Frown,
  freins_achat: OctagonPause,
  comportements: Footprints,
  canaux_preferes: Megaphone,
} as const;

/** The fields of a persona that its closed card does not show. */
export function PersonaDetails({ persona }: { persona: Persona }) {
  const words = useMessages(personaMessages);
  const said = (items: readonly string[]) => items.filter((item) => item.trim() !== '');
  return (
    <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2 2xl:grid-cols-3">
      <div className="min-w-0 sm:col-span-full">
        <dt className="flex items-center gap-2 font-semibold">
          <Wallet aria-hidden className="size-5 shrink-0 text-primary" />
          {words.revenus}
        </dt>
        <dd className="mt-1.5 pl-7 break-words">{persona.revenus.trim() === '' ? words.unknown : persona.revenus}</dd>
      </div>
      {personaLists.map((field) => {
        const Icon = icons[field];
        const items = said(persona[field]);
        return (
          <div className="min-w-0 break-inside-avoid" key={field}>
            <dt className="flex items-center gap-2 font-semibold">
              <Icon aria-hidden className="size-5 shrink-0 text-primary" />
              {words[field]}
            </dt>
            {items.length === 0 ? (
              <dd className="mt-1.5 pl-7 text-muted">{words.unknown}</dd>
            ) : (
              <dd className="mt-1.5 pl-7">
                <ul className="flex list-disc flex-col gap-1 pl-4 marker:text-control">
                  {items.map((item) => (
                    <li className="break-words" key={item}>
                      {item}
                    </li>
                  ))}
                </ul>
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}
