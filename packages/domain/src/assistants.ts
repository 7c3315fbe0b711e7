import type { ProgramScope } from './programs.ts';

/**
 * What an assistant that a person connects may be allowed. These are scopes of access tokens; `write` is not among them,
 * because a connection opens the assistants' address alone, where nothing is written but suggestions.
 */
export const assistantScopes = ['read', 'suggest', 'documents'] as const satisfies readonly ProgramScope[];
export type AssistantScope = (typeof assistantScopes)[number];

/** How long the credentials of an assistant are valid. */
export const connectionTimes = {
  /** Seconds until the code that the browser carries to the assistant ends; it works once. */
  codeSeconds: 120,
  /** Seconds that a call's token is valid; the assistant then renews it. */
  accessSeconds: 60 * 60,
  /** Seconds after its first use that a refresh token answers again, for an answer that got lost or two at once. */
  repeatSeconds: 60,
  /** Days after its latest renewal that a connection ends. */
  idleDays: 30,
  /** Days after the consent that a connection ends, however much it is used. */
  mostDays: 90,
} as const;

/** The most assistants that one account is connected to. */
export const mostConnections = 20;

/** The most registered assistants that nobody has allowed; the oldest are evicted. */
export const mostUnusedClients = 2_000;

/** The limits of a registration. */
export const clientLimits = { name: 80, redirects: 10, redirect: 500 } as const;

/** Where the answer to a person's consent goes: a site, an app by its own scheme, or a program on the same device. */
export type ConnectionPlace = { kind: 'site'; host: string } | { kind: 'app'; scheme: string } | { kind: 'device' };

/** Schemes without a dot that editors have registered; other apps use a reversed domain name (RFC 8252). */
const editorSchemes: readonly string[] = ['cursor', 'vscode', 'vscode-insiders', 'windsurf'];

/** Hosts that mean the device itself. */
const loopback: readonly string[] = ['127.0.0.1', '[::1]', 'localhost'];

/**
 * Where a redirect address leads.
 * @returns null when no assistant may use it: plain http beyond the device, a fragment, a user name, other schemes
 */
export function placeOfRedirect(address: string): ConnectionPlace | null {
  if (address.length > clientLimits.redirect || !/^[\x21-\x7e]+$/u.test(address) || address.includes('#')) return null;
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.password !== '') return null;
  const scheme = url.protocol.slice(0, -1);
  if (scheme === 'https') return { kind: 'site', host: url.host };
  if (scheme === 'http') return loopback.includes(url.hostname) ? { kind: 'device' } : null;
  return editorSchemes.includes(scheme) || /^[a-z][a-z\d+-]*(?:\.[a-z\d+-]+)+$/u.test(scheme)
    ? { kind: 'app', scheme }
    : null;
}

/**
 * Whether a redirect address is one that an assistant has registered: exactly, except for the port on the device
 * itself, which programs are given anew each time (RFC 8252, section 7.3).
 */
export function isRegisteredRedirect(registered: readonly string[], asked: string): boolean {
  if (registered.includes(asked)) return true;
  return placeOfRedirect(asked)?.kind === 'device' && registered.map(withoutPort).includes(withoutPort(asked));
}

function withoutPort(address: string): string {
  if (placeOfRedirect(address)?.kind !== 'device') return address;
  const url = new URL(address);
  url.port = '';
  return url.href;
}
