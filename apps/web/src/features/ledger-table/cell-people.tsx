import { displayName } from '@elan/domain/people';
import { personFill } from '../../components/person.tsx';
import type { Colleague } from '../../components/present-people.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { tableMessages } from './messages.ts';

/** Who else is in a cell: a name in the person's colour at its corner. */
export function CellPeople({ people }: { people: readonly Colleague[] }) {
  const words = useMessages(tableMessages);
  if (people.length === 0) return null;
  const names = people.map((person) => displayName(person)).join(', ');
  return (
    <>
      <span className="sr-only">{words.isHere(names)}</span>
      <span aria-hidden className="ledger-people" title={words.isHere(names)}>
        {people.map((person) => (
          <span className={`ledger-person ${personFill[person.color]} text-on-person`} key={person.userId}>
            {displayName(person)}
          </span>
        ))}
      </span>
    </>
  );
}
