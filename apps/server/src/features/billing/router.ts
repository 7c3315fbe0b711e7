import { os } from '../../rpc/base.ts';
import { catalogueEntry } from './catalogue.ts';
import { openPortal } from './open-portal.ts';
import { presentSubscription } from './present.ts';
import { findSubscription } from './queries.ts';
import { paymentsShown } from './selling.ts';
import { startCheckout } from './start-checkout.ts';
import { verifyCheckout } from './verify-checkout.ts';

export const billingRouter = {
  plan: os.billing.plan.handler(({ context: { deps } }) => {
    return { plan: catalogueEntry(deps.settings.payments), payments: paymentsShown(deps) };
  }),
  subscription: os.billing.subscription.handler(async ({ context: { deps, user } }) => {
    const row = await findSubscription(deps.db, user.userId);
    return { subscription: row === null ? null : presentSubscription(row) };
  }),
  checkout: os.billing.checkout.handler(({ context: { deps, user }, input }) => startCheckout(deps, user, input)),
  verify: os.billing.verify.handler(({ context: { deps, user }, input }) =>
    verifyCheckout(deps, user, input.sessionId),
  ),
  portal: os.billing.portal.handler(({ context: { deps, user } }) => openPortal(deps, user)),
};
