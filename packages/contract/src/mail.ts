import { noticeKinds } from '@elan/domain/notices';
import * as z from 'zod/mini';
import { nothing, procedure } from './base.ts';

const noticeKind = z.enum(noticeKinds);

export const noticeChoices = z.record(noticeKind, z.boolean());

export const mailContract = {
  /** Which notices the caller gets by mail. */
  notices: procedure
    .meta({ access: 'account' })
    .route({ method: 'GET', path: '/account/notices', summary: 'Which notices are sent by mail' })
    .input(nothing)
    .output(noticeChoices),
  /** Switches one kind on or off; returns all choices. */
  setNotice: procedure
    .meta({ access: 'account' })
    .route({ method: 'PUT', path: '/account/notices/{kind}', summary: 'Switch a kind of notice on or off' })
    .input(z.object({ kind: noticeKind, wanted: z.boolean() }))
    .output(noticeChoices),
};
