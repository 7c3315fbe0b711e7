import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';
import { unsubscribeLink } from '../mail/public.ts';
import { claimDigests } from './claim-digests.ts';
import { digestMail } from './mails.ts';
import { readNews } from './queries.ts';

/** Hours after which a digest that could not be sent is dropped: a right it was written with may have ended. */
const lifetimeHours = 24;

const firstId = '00000000-0000-0000-0000-000000000000';

/**
 * Mails the weekly digest to everybody who asked for it and has news, a portion of people in each transaction. It may
 * run any number of times, in several processes: each person's digest is claimed once a week.
 */
export async function sendDigests(deps: Deps): Promise<void> {
  for (let after: string | null = firstId; after !== null; ) after = await sendPortion(deps, after);
}

function sendPortion(deps: Deps, after: string): Promise<string | null> {
  return write(deps, async (work) => {
    const { claimed, last } = await claimDigests(work.tx, deps, after);
    if (claimed.length === 0) return last;
    const now = deps.now();
    const news = Map.groupBy(await readNews(work.tx, claimed, now), ({ userId }) => userId);
    for (const { userId, email, language, since } of claimed) {
      const projects = news.get(userId);
      if (projects === undefined) continue;
      const unsubscribe = unsubscribeLink(deps, { userId, kind: 'digest' });
      const mail = digestMail(deps.settings, { recipient: email, language, since, projects, unsubscribe });
      await work.mail({ ...mail, expiresAt: new Date(now.getTime() + lifetimeHours * 60 * 60 * 1000) });
    }
    return last;
  });
}
