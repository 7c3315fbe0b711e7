export { cancelAtPeriodEnd } from './cancel-at-period-end.ts';
export { changeCustomerEmail } from './change-customer-email.ts';
export { answerCheckoutFunction, checkoutPath } from './checkout-function.ts';
export { endSubscription } from './end-subscription.ts';
export { createPaymentProvider } from './payment-provider.ts';
export { findSubscription, planSubscription } from './queries.ts';
export { receiveWebhook } from './receive-webhook.ts';
export { prepareSubscriptions, reconcileSubscriptions } from './reconcile-subscriptions.ts';
export { paymentsShown } from './selling.ts';
