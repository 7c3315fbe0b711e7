import { cors } from 'hono/cors';
import { assistantsPath } from '../../rpc/assistant-address.ts';

/** The paths of the protocol beside the address of the assistants. */
export const oauthPaths = { register: '/oauth/register', token: '/oauth/token', revoke: '/oauth/revoke' } as const;

const [resource, server] = [
  '/.well-known/oauth-protected-resource',
  '/.well-known/oauth-authorization-server',
] as const;

/** Where assistants look for a description: after its path (RFC 9728), without it, and below it; with a slash at the end or none. */
const placesOf = (description: string) =>
  [`${description}${assistantsPath}`, description, `${assistantsPath}${description}`].flatMap((path) => [
    path,
    `${path}/`,
  ]);

/** The descriptions: of the resource, and of the authorization server. */
export const metadataPaths = { resource: placesOf(resource), server: placesOf(server) } as const;

/**
 * The paths that an assistant calls from a page of another site to connect; its calls then come from its server. Cookies
 * are ignored on them.
 */
export const pathsForBrowserClients: readonly string[] = [
  ...metadataPaths.resource,
  ...metadataPaths.server,
  ...Object.values(oauthPaths),
];

/**
 * Lets pages of other sites read the answers of those paths (CORS). Never with credentials: a browser then sends no
 * cookies, and what counts is the token that the page has.
 */
export const openToBrowserClients = cors({
  origin: '*',
  allowMethods: ['GET', 'POST'],
  // What the protocol's own client sends (Model Context Protocol, streamable HTTP).
  allowHeaders: [
    'authorization',
    'content-type',
    'last-event-id',
    'mcp-method',
    'mcp-name',
    'mcp-protocol-version',
    'mcp-session-id',
  ],
  exposeHeaders: ['www-authenticate', 'retry-after'],
  maxAge: 86_400,
});
