import { os } from '../../rpc/base.ts';
import { readNotices } from './queries.ts';
import { setNotice } from './set-notice.ts';

export const mailRouter = {
  notices: os.mail.notices.handler(({ context: { deps, user } }) => readNotices(deps.db, user.userId)),
  setNotice: os.mail.setNotice.handler(async ({ context: { deps, user }, input }) => {
    await setNotice(deps.db, user.userId, input.kind, input.wanted);
    return readNotices(deps.db, user.userId);
  }),
};
