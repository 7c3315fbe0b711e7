import type { Mention } from '@elan/domain/mentions';
import { type ComponentProps, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Avatar } from '../../components/person.tsx';
import { TextArea } from '../../components/ui/text-area.tsx';
import { classNames } from '../../lib/class-names.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { mentionMessages } from './mention-messages.ts';
import { usePeople } from './use-people.ts';

type Props = Omit<ComponentProps<typeof TextArea>, 'value' | 'onChange' | 'ref'> & {
  projectId: string;
  value: string;
  ref: { current: HTMLTextAreaElement | null };
  /** Called with the new text, and with the person whose mention was chosen. */
  onText: (text: string, mention?: Mention) => void;
};

/** A text area that offers the people of the project after an @. */
export function MentionArea({ projectId, value, ref, onText, onKeyDown, onBlur, ...area }: Props) {
  const words = useMessages(mentionMessages);
  const listId = useId();
  const [cursor, setCursor] = useState(0);
  const [active, setActive] = useState(0);
  const [focused, setFocused] = useState(false);
  /** The @ whose list was closed, or whose person was chosen. */
  const [done, setDone] = useState<number | null>(null);
  const { start, people } = usePeople(projectId, value, focused ? cursor : 0);
  const list = useRef<HTMLDivElement>(null);
  const next = useRef<number | null>(null);

  const isOpen = start !== null && start.at !== done && people.length > 0 && area.readOnly !== true;
  const at = Math.min(active, people.length - 1);
  const optionId = (index: number) => `${listId}-${index}`;

  useLayoutEffect(() => {
    if (next.current === null) return;
    ref.current?.setSelectionRange(next.current, next.current);
    setCursor(next.current);
    next.current = null;
  });
  useLayoutEffect(() => {
    if (isOpen) list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, at]);

  const choose = (index: number) => {
    const person = people[index];
    if (start === null || person === undefined) return;
    const { user_id, label } = person;
    const rest = value.slice(cursor);
    const named = `${value.slice(0, start.at)}@${label}${/^\s/u.test(rest) ? '' : ' '}`;
    next.current = named.length;
    setDone(start.at);
    onText(named + rest, { user_id, label });
    ref.current?.focus();
  };

  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing);
    const act = isOpen && isPlain ? actionOf(event.key) : null;
    if (act === null) return onKeyDown?.(event);
    event.preventDefault();
    event.stopPropagation();
    if (act === 'close') setDone(start?.at ?? null);
    else if (act === 'choose') choose(at);
    else setActive((at + act + people.length) % people.length);
  };

  return (
    <div className="relative">
      <TextArea
        {...area}
        aria-autocomplete="list"
        {...(isOpen ? { 'aria-activedescendant': optionId(at), 'aria-controls': listId } : {})}
        onBlur={(event) => {
          setFocused(false);
          onBlur?.(event);
        }}
        onChange={(event) => {
          const { value: typed, selectionStart } = event.target;
          setCursor(selectionStart);
          setActive(0);
          setFocused(true);
          // A new @ in the place of one that is done opens the list again.
          if (done !== null && typed[done] !== '@') setDone(null);
          onText(typed);
        }}
        onKeyDown={press}
        onSelect={(event) => {
          setCursor(event.currentTarget.selectionStart);
          setFocused(document.activeElement === event.currentTarget);
        }}
        ref={ref}
        value={value}
      />
      {isOpen && (
        <div
          aria-label={words.people}
          className="absolute inset-x-0 top-full z-30 mt-2 max-h-96 overflow-y-auto rounded-2xl bg-surface p-1.5 shadow-floating ring-1 ring-line sm:max-w-sm forced-colors:border"
          id={listId}
          ref={list}
          role="listbox"
          tabIndex={-1}
        >
          {people.map(({ user_id: id, label, profile }, index) => (
            // The text area keeps the focus and has the keys (aria-activedescendant).
            <div
              aria-selected={index === at}
              className={classNames(
                'flex min-h-11 items-center gap-3 rounded-xl px-3 py-1',
                index === at && 'bg-primary-soft forced-colors:border',
              )}
              id={optionId(index)}
              key={id}
              onMouseDown={(event) => {
                event.preventDefault();
                choose(index);
              }}
              role="option"
              tabIndex={-1}
            >
              <Avatar person={profile} size="small" />
              <span className="min-w-0 wrap-anywhere">
                {label}
                {profile.email !== label && <span className="block text-sm text-muted">{profile.email}</span>}
              </span>
            </div>
          ))}
        </div>
      )}
      <p className="sr-only" role="status">
        {isOpen ? words.offered(people.length) : ''}
      </p>
    </div>
  );
}

function actionOf(key: string): -1 | 1 | 'choose' | 'close' | null {
  switch (key) {
    case 'ArrowDown':
      return 1;
    case 'ArrowUp':
      return -1;
    case 'Enter':
      return 'choose';
    case 'Escape':
      return 'close';
    default:
      return null;
  }
}
