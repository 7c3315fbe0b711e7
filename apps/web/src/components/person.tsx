import { displayName, initials, type PersonColor, type Profile } from '@elan/domain/people';
import { UserRound } from 'lucide-react';
import { classNames } from '../lib/class-names.ts';

/** The background of a person's colour. */
export const personFill: Readonly<Record<PersonColor, string>> = {
  pine: 'bg-person-pine',
  teal: 'bg-person-teal',
  blue: 'bg-person-blue',
  violet: 'bg-person-violet',
  plum: 'bg-person-plum',
  rose: 'bg-person-rose',
  rust: 'bg-person-rust',
  olive: 'bg-person-olive',
};

const sizes = { small: 'size-7 text-xs', medium: 'size-9', large: 'size-10' } as const;

type Props = {
  /** Null for somebody whose account is gone, or who has not accepted yet. */
  person: Profile | null;
  size?: keyof typeof sizes;
  className?: string;
};

/** A person's initials in their colour. Hidden from screen readers, because the name is next to it. */
export function Avatar({ person, size = 'medium', className }: Props) {
  return (
    <span
      aria-hidden
      className={classNames(
        'inline-flex shrink-0 items-center justify-center rounded-full font-semibold forced-colors:border',
        sizes[size],
        person === null ? 'bg-sunken text-muted' : `${personFill[person.color]} text-on-person`,
        className,
      )}
    >
      {person === null ? <UserRound className={size === 'small' ? 'size-4' : 'size-5'} /> : initials(person)}
    </span>
  );
}

/** A name with the address beside it, where one has to know who is meant. */
export function PersonText({ person }: { person: Profile }) {
  return person.name === '' ? person.email : `${displayName(person)} (${person.email})`;
}
