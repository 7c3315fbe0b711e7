import { moduleTitles } from '@elan/domain/modules/keys';
import { displayName } from '@elan/domain/people';
import { classNames } from '../lib/class-names.ts';
import { defineMessages } from '../lib/i18n/messages.ts';
import { useMessages, useText } from '../lib/i18n/use-messages.ts';
import { Avatar } from './person.tsx';
import type { Colleague } from './present-people.ts';

const messages = defineMessages({
  here: { en: 'Also working on this project', fr: 'Aussi sur ce projet' },
  more: { en: (count: number) => `${count} more`, fr: (count: number) => `${count} de plus` },
  open: { en: (name: string) => `${name} has this project open`, fr: (name: string) => `${name} a ouvert ce projet` },
  reads: {
    en: (name: string, module: string) => `${name} is looking at ${module}`,
    fr: (name: string, module: string) => `${name} consulte «\u00a0${module}\u00a0»`,
  },
  edits: {
    en: (name: string, module: string) => `${name} is editing ${module}`,
    fr: (name: string, module: string) => `${name} modifie «\u00a0${module}\u00a0»`,
  },
  counts: {
    en: (name: string) => `${name} is editing the figures`,
    fr: (name: string) => `${name} modifie les chiffres`,
  },
  answers: {
    en: (name: string, module: string, question: string) => `${name} is editing ${module}: ${question}`,
    fr: (name: string, module: string, question: string) =>
      `${name} modifie «\u00a0${module}\u00a0»\u00a0: ${question}`,
  },
});

/**
 * Describes what somebody is doing, in a sentence. @param questionLabel the question's text, where the screen has it
 */
function useSentence(): (colleague: Colleague, questionLabel?: (question: string) => string | undefined) => string {
  const words = useMessages(messages);
  const text = useText();
  return ({ place, ...person }, questionLabel) => {
    const name = displayName(person);
    if (place.module === null) return words.open(name);
    if (place.cell !== undefined) return words.counts(name);
    const module = text(moduleTitles[place.module]);
    if (place.question === null) return words.reads(name, module);
    const question = questionLabel?.(place.question);
    return question === undefined ? words.edits(name, module) : words.answers(name, module, question);
  };
}

const isBusy = ({ place }: Colleague) => place.question !== null || place.cell !== undefined;

/** How many initials fit beside a project's name. */
const mostInitials = 3;

/** Initials of the others who have the project open; pressing them shows a sentence for each. */
export function PresenceInitials({ colleagues }: { colleagues: readonly Colleague[] }) {
  const words = useMessages(messages);
  const sentence = useSentence();
  if (colleagues.length === 0) return null;
  const shown = colleagues.slice(0, colleagues.length > mostInitials ? mostInitials - 1 : mostInitials);
  const others = colleagues.slice(shown.length);
  return (
    <ul aria-label={words.here} className="flex shrink-0 items-center -space-x-1.5">
      {shown.map((colleague) => (
        <li className="flex" key={colleague.userId} title={sentence(colleague)}>
          <Avatar className="ring-2 ring-paper" person={colleague} size="small" />
          <span className="sr-only">{sentence(colleague)}</span>
        </li>
      ))}
      {others.length > 0 && (
        <li className={initialClass} title={others.map((colleague) => sentence(colleague)).join('\n')}>
          <span aria-hidden>+{others.length}</span>
          <span className="sr-only">{words.more(others.length)}</span>
        </li>
      )}
    </ul>
  );
}

const initialClass =
  'inline-flex size-7 items-center justify-center rounded-full bg-primary-soft text-xs font-semibold text-ink ring-2 ring-paper';

type LineProps = {
  colleagues: readonly Colleague[];
  questionLabel: (question: string) => string | undefined;
};

/** Who else is in the same module, and at which question: 'Bruno is editing Idea'. */
export function PresenceLine({ colleagues, questionLabel }: LineProps) {
  const words = useMessages(messages);
  const sentence = useSentence();
  if (colleagues.length === 0) return null;
  return (
    <ul aria-label={words.here} className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted" data-no-print>
      {colleagues.map((colleague) => (
        <li className="flex items-center gap-2" key={colleague.userId}>
          <span
            aria-hidden
            className={classNames('size-2 rounded-full', isBusy(colleague) ? 'bg-green' : 'bg-control')}
          />
          {sentence(colleague, questionLabel)}
        </li>
      ))}
    </ul>
  );
}
