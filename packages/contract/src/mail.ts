import { noticeKinds } from '@elan/domain/notices';
import * as z from 'zod/mini';
import { get, nothing, procedure, put } from './base.ts';

const noticeKind = z.enum(noticeKinds);

export const noticeChoices = z.record(noticeKind, z.boolean());

export const mailContract = {
  /** Which notices the caller gets by mail. */
  notices: procedure
    .meta({ access: 'account' })
    .route(get('/account/notices', 'Which notices are sent by mail'))
    .input(nothing)
    .output(noticeChoices),
  /** Switches one kind on or off; returns all choices. */
  setNotice: procedure
    .meta({ access: 'account' })
    .route(put('/account/notices/{kind}', 'Switch a kind of notice on or off'))
    .input(z.object({ kind: noticeKind, wanted: z.boolean() }))
    .output(noticeChoices),
};
