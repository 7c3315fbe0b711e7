import type { NoticeKind } from '@elan/domain/notices';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';

/** Stores whether a person wants a kind of notice; does nothing when the account no longer exists. */
export async function setNotice(db: Database, userId: string, kind: NoticeKind, wanted: boolean): Promise<void> {
  await db.execute(sql`
    insert into notice_choices (user_id, kind, wanted)
    select id, ${kind}, ${wanted} from users where id = ${userId} for key share
    on conflict (user_id, kind) do update set wanted = excluded.wanted, chosen_at = now()
    where notice_choices.wanted <> excluded.wanted`);
}
