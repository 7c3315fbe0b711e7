import { os } from '../../rpc/base.ts';
import { chooseBell } from './choose-bell.ts';
import { markRead } from './mark-read.ts';
import { countNotices, listNotices, readBellChoices } from './queries.ts';

export const noticesRouter = {
  list: os.notices.list.handler(({ context: { deps, user }, input }) =>
    listNotices(deps.db, user.userId, input.cursor),
  ),
  count: os.notices.count.handler(({ context: { deps, user } }) => countNotices(deps.db, user.userId)),
  read: os.notices.read.handler(async ({ context: { deps, user }, input }) => {
    await markRead(deps, user.userId, input);
    return {};
  }),
  readAll: os.notices.readAll.handler(async ({ context: { deps, user }, input }) => {
    await markRead(deps, user.userId, input);
    return {};
  }),
  choices: os.notices.choices.handler(({ context: { deps, user } }) => readBellChoices(deps.db, user.userId)),
  choose: os.notices.choose.handler(async ({ context: { deps, user }, input }) => {
    await chooseBell(deps, user.userId, input.kind, input.shown);
    return readBellChoices(deps.db, user.userId);
  }),
};
