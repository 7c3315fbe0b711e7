import type { StoredIdea } from '@elan/contract/modules';
import { interestLevels } from '@elan/domain/modules/brainstorm/interest-level';
import { Badge, type BadgeTone } from '../../components/ui/badge.tsx';
import { classNames } from '../../lib/class-names.ts';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { brainstormMessages } from './messages.ts';

const tones: Record<StoredIdea['interestLevel'], BadgeTone> = { high: 'green', medium: 'yellow', low: 'neutral' };

type Props = { idea: StoredIdea; group: string; selected: boolean; disabled: boolean; onSelect: () => void };

/** One idea: a radio button the size of its card. */
export function IdeaCard({ idea, group, selected, disabled, onSelect }: Props) {
  const words = useMessages(brainstormMessages);
  const text = useText();
  return (
    <label
      className={classNames(
        'flex items-start gap-3 rounded-xl px-4 py-3 transition-colors duration-150 has-focus-visible:outline-3 has-focus-visible:outline-offset-[-3px] has-focus-visible:outline-ink',
        selected
          ? 'bg-primary-soft ring-2 ring-primary ring-inset'
          : 'bg-surface ring-1 ring-line ring-inset hover:bg-sunken',
      )}
    >
      <input
        checked={selected}
        className="mt-1.5 size-5 shrink-0 accent-primary outline-none"
        disabled={disabled}
        name={group}
        onChange={onSelect}
        type="radio"
        value={idea.id}
      />
      <span className="min-w-0">
        <span className="block font-serif text-lg leading-snug font-semibold break-words">{idea.title}</span>
        <span className="mt-1 block break-words">{idea.description}</span>
        <span className="mt-2 flex flex-wrap gap-2">
          <Badge className="max-w-full whitespace-normal!">{idea.sector}</Badge>
          <Badge tone={tones[idea.interestLevel]}>{words.interest(text(interestLevels[idea.interestLevel]))}</Badge>
        </span>
      </span>
    </label>
  );
}
