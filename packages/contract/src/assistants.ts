import { assistantScopes } from '@elan/domain/assistants';
import * as z from 'zod/mini';
import { del, get, id, nothing, post, procedure, timestamp } from './base.ts';

const parameter = z.optional(z.string().check(z.maxLength(2_000)));

/** The parameters of an authorization request, as the browser brought them (RFC 6749, 7636, 8707). */
export const connectionRequest = z.object({
  client_id: parameter,
  redirect_uri: parameter,
  response_type: parameter,
  code_challenge: parameter,
  code_challenge_method: parameter,
  resource: parameter,
  scope: parameter,
  state: parameter,
});
export type ConnectionRequest = z.infer<typeof connectionRequest>;

const place = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('site'), host: z.string() }),
  z.object({ kind: z.literal('app'), scheme: z.string() }),
  z.object({ kind: z.literal('device') }),
]);

const scopes = z.array(z.enum(assistantScopes)).check(z.minLength(1), z.maxLength(assistantScopes.length));

/** What a person is asked: who asks, where the answer goes, and for what. */
export const askedConnection = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('asked'),
    /** As the assistant calls itself: nobody has checked it. */
    name: z.string(),
    place,
    scopes,
    /** Where refusing leads. */
    refusal: z.string(),
  }),
  /** Not known here: it has to introduce itself again. The browser is sent nowhere. */
  z.object({ kind: z.literal('unknown') }),
  /** Known, but it asks for what it cannot have; `back` tells it so. */
  z.object({ kind: z.literal('invalid'), problem: z.string(), name: z.string(), place, back: z.string() }),
]);
export type AskedConnection = z.infer<typeof askedConnection>;

export const connectedAssistant = z.object({
  id,
  name: z.string(),
  place,
  scopes,
  connected_at: timestamp,
  last_used_at: z.nullable(timestamp),
  ends_at: timestamp,
});
export type ConnectedAssistant = z.infer<typeof connectedAssistant>;

export const assistantsContract = {
  list: procedure
    .meta({ access: 'account' })
    .route(get('/account/assistants', 'Assistants that are connected to the account'))
    .input(nothing)
    .output(z.object({ assistants: z.array(connectedAssistant) })),
  ask: procedure
    .meta({ access: 'account' })
    .route(post('/account/assistants/asked', 'What an assistant that connects asks for'))
    .input(connectionRequest)
    .output(askedConnection),
  /** INVALID_INPUT when the request is not one that `ask` shows; LIMIT_REACHED when too many are connected. */
  allow: procedure
    .meta({ access: 'account' })
    .route(post('/account/assistants/allowed', 'Allow an assistant to connect'))
    .input(z.object({ request: connectionRequest, scopes }))
    .output(z.object({ redirect: z.string() })),
  /** Ends what the assistant was given at once. NOT_FOUND when it is not connected. */
  disconnect: procedure
    .meta({ access: 'account' })
    .route(del('/account/assistants/{assistantId}', 'Disconnect an assistant'))
    .input(z.object({ assistantId: id }))
    .output(nothing),
};
