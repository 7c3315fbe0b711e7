/** Where the specification's own call to buy is, and how the OpenAPI document describes it. */
export const checkoutPath = '/functions/v1/stripe-checkout';

const text = { type: 'string' } as const;

export const checkoutOperation = {
  summary: 'Start buying the plan; a refusal is told in words',
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: {
          type: 'object',
          required: ['price_id', 'mode', 'success_url', 'cancel_url'],
          properties: {
            price_id: text,
            mode: { type: 'string', enum: ['subscription'] },
            success_url: text,
            cancel_url: text,
          },
        },
      },
    },
  },
  responses: {
    200: {
      description: 'Where the plan is paid',
      content: { 'application/json': { schema: { type: 'object', required: ['url'], properties: { url: text } } } },
    },
    default: {
      description: "The refusal, in the caller's language; nothing was charged",
      content: { 'application/json': { schema: { type: 'object', required: ['error'], properties: { error: text } } } },
    },
  },
} as const;
