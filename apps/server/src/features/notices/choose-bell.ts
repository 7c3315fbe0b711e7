import { type BellKind, noticeDefaults } from '@elan/domain/notices';
import { sql } from 'drizzle-orm';
import { write } from '../../db/write.ts';
import type { Deps } from '../../rpc/deps.ts';

/**
 * Stores whether a person's bell shows a kind; does nothing when the account no longer exists. What they chose for mails
 * stays.
 */
export function chooseBell(deps: Deps, userId: string, kind: BellKind, shown: boolean): Promise<void> {
  return write(deps, async (work) => {
    await work.tx.execute(sql`
      insert into notice_choices (user_id, kind, wanted, bell)
      select id, ${kind}, ${noticeDefaults[kind]}, ${shown} from users where id = ${userId} for key share
      on conflict (user_id, kind) do update set bell = excluded.bell`);
    work.liveUser(userId, 'notices');
  });
}
