import { type Mention, mentionStart } from '@elan/domain/mentions';
import { displayName, type Profile } from '@elan/domain/people';
import { plainLetters } from '@elan/domain/plain-letters';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../../data/account/session.ts';
import { collaboratorPages, collaboratorsKey } from '../../data/api/queries.ts';

/** Somebody who can be mentioned, and what the mention says. */
export type Mentionable = Mention & { profile: Profile };

/** Shown at most at once. */
const mostOffered = 8;

/**
 * The people of the project that fit what is being typed after an @; none where nothing is.
 * @param cursor where the cursor is in the text
 */
export function usePeople(projectId: string, text: string, cursor: number) {
  const { user } = useAccount();
  const start = mentionStart(text, cursor);
  const { data } = useQuery({
    // Read again with the list of collaborators, and apart from it because this one is always whole.
    queryKey: [...collaboratorsKey(projectId), 'mentionable'] as const,
    queryFn: ({ signal }) => readEverybody(projectId, signal),
    enabled: start !== null,
    // Without it, an @ is an ordinary letter.
    retry: false,
  });
  const people = start === null || data === undefined ? [] : fitting(data, start.typed, user.id);
  return { start, people };
}

async function readEverybody(projectId: string, signal: AbortSignal): Promise<Mentionable[]> {
  const pages = collaboratorPages(projectId);
  let list = await pages.readPage({}, { signal });
  while (list.next !== null) list = pages.join(list, await pages.readPage({ cursor: list.next }, { signal }));
  const { owner, collaborators } = list;
  const { user_id: ownerId, ...ownerProfile } = owner;
  return withLabels([
    { user_id: ownerId, profile: ownerProfile },
    ...collaborators.flatMap(({ status, user_id: id, user_profile: profile }) =>
      status === 'accepted' && id !== null && profile !== null ? [{ user_id: id, profile }] : [],
    ),
  ]);
}

/** Two people of one name are told apart by their addresses. */
function withLabels(people: readonly Omit<Mentionable, 'label'>[]): Mentionable[] {
  const nameOf = ({ profile }: Omit<Mentionable, 'label'>) => displayName(profile);
  const named = Map.groupBy(people, nameOf);
  return people.map((person) => {
    const name = nameOf(person);
    return { ...person, label: named.get(name)?.length === 1 ? name : person.profile.email };
  });
}

/** Those with a word of their name, or their address, that begins as typed. */
function fitting(people: readonly Mentionable[], typed: string, userId: string): Mentionable[] {
  const wanted = plainLetters(typed);
  const fits = ({ label, profile }: Mentionable) => {
    const name = plainLetters(label);
    return [name, ...name.split(/[\s\u00a0-]+/u), plainLetters(profile.email)].some((word) => word.startsWith(wanted));
  };
  return people.filter((person) => person.user_id !== userId && fits(person)).slice(0, mostOffered);
}
