import type { ActivityType } from '@elan/domain/activity';
import type { SuggestionState } from '@elan/domain/suggestions/suggestion';
import { eq, sql } from 'drizzle-orm';
import { projectPeople } from '../../db/project-people.ts';
import { projects } from '../../db/schema/projects.ts';
import type { Write } from '../../db/write.ts';
import type { UserActor } from '../../rpc/actor.ts';
import type { Deps } from '../../rpc/deps.ts';
import { sendNotice } from '../mail/public.ts';
import { addToBundle, forgetSubject } from '../notices/public.ts';
import { acceptedNotice, newSuggestionNotice, refusedNotice } from './mails.ts';
import type { StoredSuggestion } from './queries.ts';

/** A withdrawn suggestion leaves no trace on the timeline. */
const activities: Readonly<Record<SuggestionState, ActivityType | null>> = {
  open: 'suggestion_added',
  accepted: 'suggestion_accepted',
  refused: 'suggestion_refused',
  withdrawn: null,
};

type SuggestionEvent = { suggestion: StoredSuggestion; project: string; actor: UserActor };

/**
 * Notifies people that a suggestion was made or decided. One about debts or the household is not on the timeline, and
 * reaches only the people who may see those rows. Those who may decide see a new one on their bell, its author the
 * decision; the owner and the author are mailed.
 */
export async function notifyOfSuggestion(deps: Deps, work: Write, event: SuggestionEvent): Promise<void> {
  const { suggestion, actor } = event;
  const { projectId, kind, module, state } = suggestion;
  const type = activities[state];
  const activity = {
    type: type ?? 'suggestion_added',
    description: `Suggestion: ${kind}, ${state}`,
    metadata: { kind },
  };
  await work.live({
    projectId,
    topic: suggestion.private ? 'private-ledger' : 'suggestions',
    actor,
    ...(module === null ? {} : { module }),
    ...(type === null || suggestion.private ? {} : { activity }),
  });
  await putOnBells(work, event);
  await mailAbout(deps, work, event);
}

/** Those who decide see a new one, its author the decision. Decided suggestions are removed from all bells. */
async function putOnBells(
  work: Write,
  { suggestion: { id: subject, projectId, state, userId }, actor }: SuggestionEvent,
) {
  const of = { projectId, subject, actorId: actor.userId };
  if (state === 'open') return addToBundle(work, { ...of, kind: 'suggested', readers: 'editors' });
  await forgetSubject(work, { projectId, subject, kind: 'suggested', isGone: state === 'withdrawn' });
  if (state === 'withdrawn' || userId === null) return;
  await addToBundle(work, { ...of, kind: state, readers: { userId } });
}

const notices = { open: newSuggestionNotice, accepted: acceptedNotice, refused: refusedNotice } as const;

/** Nobody is mailed about what they did themselves, nor about a project they left. */
async function mailAbout(deps: Deps, work: Write, { suggestion, project, actor }: SuggestionEvent): Promise<void> {
  const { projectId, state, userId: author, word } = suggestion;
  if (state === 'withdrawn') return;
  const people = projectPeople(work.tx, projectId);
  const [reader] = await work.tx
    .select({ id: people.userId })
    .from(people)
    .innerJoin(projects, eq(projects.id, projectId))
    .where(eq(people.userId, state === 'open' ? projects.userId : sql`${author}::uuid`));
  if (reader === undefined || reader.id === actor.userId) return;
  // As with replies: beyond this, only the screen tells.
  if (!(await deps.limiter.hasRoom('replyMail', actor.userId, 1))) return;
  const words = notices[state](deps.settings, { who: actor.profile, project, projectId, word });
  await sendNotice(deps, work, { userId: reader.id, kind: 'suggestion', words });
}
