import type { PresentPerson } from '@elan/contract/live';
import { type ModuleKey, moduleTitles } from '@elan/domain/modules/keys';
import { moduleDefinition } from '@elan/domain/modules/registry';
import { defineMessages } from '../../lib/i18n/messages.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { useAccount } from '../../lib/session.ts';
import { useLive } from '../../lib/use-live.ts';

const messages = defineMessages({
  title: { en: 'Also here', fr: 'Aussi ici' },
  inProject: { en: (name: string) => `${name} is in the project`, fr: (name: string) => `${name} est dans le projet` },
  inModule: {
    en: (name: string, module: string) => `${name} is looking at “${module}”`,
    fr: (name: string, module: string) => `${name} consulte « ${module} »`,
  },
  inQuestion: {
    en: (name: string, module: string, question: string) => `${name} is editing “${module}”: ${question}`,
    fr: (name: string, module: string, question: string) => `${name} modifie « ${module} » : ${question}`,
  },
});

/** Who else has the project open, and where they are in it. Quiet while nobody is. */
export function Presence() {
  const words = useMessages(messages);
  const text = useText();
  const { user } = useAccount();
  const { people } = useLive();
  const others = lastPlaces(people.filter((person) => person.userId !== user.id));
  if (others.length === 0) return null;

  const say = ({ email, place }: PresentPerson) => {
    const name = email.split('@')[0] ?? email;
    if (place.module === null) return words.inProject(name);
    const title = text(moduleTitles[place.module]);
    const question = labelOf(place.module, place.question);
    return question === undefined ? words.inModule(name, title) : words.inQuestion(name, title, text(question));
  };

  return (
    <ul aria-label={words.title} aria-live="polite" className="flex flex-wrap gap-x-4 gap-y-1 text-sm" data-no-print>
      {others.map((person) => (
        <li className="flex min-w-0 items-center gap-2" key={person.userId} title={person.email}>
          <span
            aria-hidden
            className="inline-flex size-6 shrink-0 items-center justify-center rounded-full bg-primary-soft text-xs font-semibold text-primary uppercase"
          >
            {[...person.email][0]}
          </span>
          <span className="min-w-0 break-words text-muted">{say(person)}</span>
        </li>
      ))}
    </ul>
  );
}

function labelOf(module: ModuleKey, question: string | null) {
  return moduleDefinition(module).questions.find((entry) => entry.id === question)?.label;
}

/** Somebody in several tabs is one person: where they edit counts more than where they look. */
function lastPlaces(people: readonly PresentPerson[]): PresentPerson[] {
  const weight = ({ place }: PresentPerson) => Number(place.module !== null) + Number(place.question !== null);
  const byPerson = new Map<string, PresentPerson>();
  for (const person of people) {
    const known = byPerson.get(person.userId);
    if (known === undefined || weight(person) > weight(known)) byPerson.set(person.userId, person);
  }
  return [...byPerson.values()];
}
