import type { Mention } from '@elan/domain/mentions';
import { type ComponentProps, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Avatar } from '../../components/person.tsx';
import { TextArea } from '../../components/ui/text-area.tsx';
import { classNames } from '../../lib/class-names.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { commentMessages } from './messages.ts';
import { type Mentionable, usePeople } from './use-people.ts';

type Props = Omit<ComponentProps<typeof TextArea>, 'value' | 'onChange' | 'ref'> & {
  projectId: string;
  value: string;
  ref: { current: HTMLTextAreaElement | null };
  /** Called with the new text, and with the person whose mention was chosen. */
  onText: (text: string, mention?: Mention) => void;
};

/** A text area that offers the people of the project after an @. */
export function MentionArea({ projectId, value, ref, onText, onKeyDown, ...area }: Props) {
  const words = useMessages(commentMessages);
  const listId = useId();
  const [cursor, setCursor] = useState(0);
  const [active, setActive] = useState(0);
  const [focused, setFocused] = useState(false);
  /** The @ whose list was closed, or whose person was chosen. */
  const [done, setDone] = useState<number | null>(null);
  const { start, people } = usePeople(projectId, value, focused ? cursor : 0);
  const next = useRef<number | null>(null);

  const isOpen = start !== null && start.at !== done && people.length > 0 && area.readOnly !== true;
  const at = Math.min(active, people.length - 1);

  useLayoutEffect(() => {
    if (next.current === null) return;
    ref.current?.setSelectionRange(next.current, next.current);
    setCursor(next.current);
    next.current = null;
  });

  const choose = ({ user_id, label }: Mentionable) => {
    if (start === null) return;
    const rest = value.slice(cursor);
    const named = `${value.slice(0, start.at)}@${label}${/^\s/u.test(rest) ? '' : ' '}`;
    next.current = named.length;
    setDone(start.at);
    onText(named + rest, { user_id, label });
    ref.current?.focus();
  };
  const type = ({ value: typed, selectionStart }: HTMLTextAreaElement) => {
    setCursor(selectionStart);
    setActive(0);
    setFocused(true);
    // A new @ in the place of one that is done opens the list again.
    if (done !== null && typed[done] !== '@') setDone(null);
    onText(typed);
  };
  const act = (key: string): boolean => {
    if (key === 'ArrowDown') setActive((at + 1) % people.length);
    else if (key === 'ArrowUp') setActive((at - 1 + people.length) % people.length);
    else if (key === 'Enter' && people[at] !== undefined) choose(people[at]);
    else if (key === 'Escape') setDone(start?.at ?? null);
    else return false;
    return true;
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing);
    if (!isOpen || !isPlain || !act(event.key)) return onKeyDown?.(event);
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className="relative">
      <TextArea
        {...area}
        aria-autocomplete="list"
        {...(isOpen && { 'aria-activedescendant': `${listId}-${at}`, 'aria-controls': listId })}
        onBlur={() => setFocused(false)}
        onChange={(event) => type(event.target)}
        onKeyDown={press}
        onSelect={(event) => {
          setCursor(event.currentTarget.selectionStart);
          setFocused(document.activeElement === event.currentTarget);
        }}
        ref={ref}
        value={value}
      />
      {isOpen && <PeopleList active={at} id={listId} onChoose={choose} people={people} />}
      <p className="sr-only" role="status">
        {isOpen ? words.offered(people.length) : ''}
      </p>
    </div>
  );
}

type ListProps = {
  /** Of the list; those of its entries have their number after it. */
  id: string;
  people: readonly Mentionable[];
  active: number;
  onChoose: (person: Mentionable) => void;
};

/** The text area keeps the focus and has the keys (aria-activedescendant). */
function PeopleList({ id, people, active, onChoose }: ListProps) {
  const words = useMessages(commentMessages);
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      aria-label={words.people}
      className="absolute inset-x-0 top-full z-30 mt-2 max-h-96 overflow-y-auto rounded-2xl bg-surface p-1.5 shadow-floating ring-1 ring-line sm:max-w-sm forced-colors:border"
      id={id}
      ref={list}
      role="listbox"
      tabIndex={-1}
    >
      {people.map((person, index) => (
        <div
          aria-selected={index === active}
          className={classNames(
            'flex min-h-11 items-center gap-3 rounded-xl px-3 py-1',
            index === active && 'bg-primary-soft forced-colors:border',
          )}
          id={`${id}-${index}`}
          key={person.user_id}
          onMouseDown={(event) => {
            event.preventDefault();
            onChoose(person);
          }}
          role="option"
          tabIndex={-1}
        >
          <Avatar person={person.profile} size="small" />
          <span className="min-w-0 wrap-anywhere">
            {person.label}
            {person.profile.email !== person.label && (
              <span className="block text-sm text-muted">{person.profile.email}</span>
            )}
          </span>
        </div>
      ))}
    </div>
  );
}
