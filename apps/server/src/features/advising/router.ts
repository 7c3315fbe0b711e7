import { os } from '../../rpc/base.ts';
import { listAdvised } from './queries.ts';

export const advisingRouter = {
  list: os.advising.list.handler(({ context: { deps, user }, input }) =>
    listAdvised(deps.db, user.userId, input.cursor),
  ),
};
