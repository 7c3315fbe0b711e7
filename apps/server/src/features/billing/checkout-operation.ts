import { functionOperation } from '../../rpc/function-operation.ts';

/** The path of the checkout call named by the specification, and its OpenAPI description. */
export const checkoutPath = '/functions/v1/stripe-checkout';

const text = { type: 'string' };

export const checkoutOperation = functionOperation({
  summary: 'Start a checkout for the plan',
  body: {
    type: 'object',
    required: ['price_id', 'mode', 'success_url', 'cancel_url'],
    properties: {
      price_id: text,
      mode: { type: 'string', enum: ['subscription'] },
      success_url: text,
      cancel_url: text,
    },
  },
  answer: {
    description: 'Where the plan is paid',
    schema: { type: 'object', required: ['url'], properties: { url: text } },
  },
  refusal: 'nothing was charged',
});
