import type { TaskList } from '@elan/contract/tasks';
import { displayName } from '@elan/domain/people';
import type { LeftThing } from '@elan/domain/what-is-left/left-thing';
import { useState } from 'react';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { formatDate } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n/language-provider.tsx';
import { useMessages, useText } from '../../lib/i18n/use-messages.ts';
import { ItemLink } from './item-link.tsx';
import { leftMessages } from './messages.ts';

type Props = {
  things: readonly LeftThing[];
  people: TaskList['people'];
  /** Null for a place that the reader's plan does not open. */
  pathOf: (thing: LeftThing) => string | null;
  /** How many are shown at first. */
  few: number;
};

/** Things that are left, each with the way to where it is settled. */
export function LeftList({ things, people, pathOf, few }: Props) {
  const words = useMessages(leftMessages);
  const text = useText();
  const { language } = useLanguage();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? things : things.slice(0, few);
  return (
    <>
      <ul className="flex flex-col divide-y divide-line">
        {shown.map((thing) => {
          const { id, stops, title, why, due, assignee } = thing;
          const person = people.find((each) => each.id === assignee);
          const path = pathOf(thing);
          return (
            <ItemLink
              badge={stops !== null && <Badge tone={stops === 'dealBreaker' ? 'red' : 'yellow'}>{words[stops]}</Badge>}
              key={id}
              title={text(title)}
              to={path ?? '/pricing'}
            >
              {[
                ...(due === null ? [] : [formatDate(`${due}T00:00:00`, language)]),
                ...(person === undefined ? [] : [displayName(person)]),
                ...(why === null ? [] : [text(why)]),
                ...(path === null ? [words.locked] : []),
              ].join(' · ') || undefined}
            </ItemLink>
          );
        })}
      </ul>
      {shown.length < things.length && (
        <Button className="self-start" onClick={() => setShowsAll(true)} size="small" variant="secondary">
          {words.more(things.length - shown.length)}
        </Button>
      )}
    </>
  );
}
