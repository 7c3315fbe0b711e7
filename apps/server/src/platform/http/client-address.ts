import { BlockList, isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';

export type ClientAddressVariables = { clientAddress: string };

/** The address of a request without a peer, made inside the process. */
const noAddress = '0.0.0.0';

/**
 * Sets `c.get('clientAddress')` to the address a request comes from. Forwarding headers are trusted only from the
 * listed proxies.
 * @param trustedProxies addresses and networks (CIDR)
 */
export function clientAddress(
  trustedProxies: readonly string[],
): MiddlewareHandler<{ Variables: ClientAddressVariables }> {
  const isTrusted = networkTest(trustedProxies);
  return async (c, next) => {
    const forwarded = c.req.header('x-forwarded-for');
    c.set('clientAddress', resolveAddress(peerOf(c), forwarded, isTrusted));
    await next();
  };
}

/** @returns a function that tells whether a request reached us through one of these proxies */
export function isFromProxy(trustedProxies: readonly string[]): (c: Context) => boolean {
  const isTrusted = networkTest(trustedProxies);
  return (c) => {
    const peer = normalizeAddress(peerOf(c) ?? '');
    return peer !== undefined && isTrusted(peer);
  };
}

function peerOf(c: Context): string | undefined {
  return (c.env as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress;
}

/**
 * The right-most hop that is not a trusted proxy; the client can forge everything to the left of it.
 * @param peer the address at the other end of the connection
 * @param forwarded the `x-forwarded-for` header
 */
export function resolveAddress(
  peer: string | undefined,
  forwarded: string | undefined,
  isTrusted: (address: string) => boolean,
): string {
  let address = peer === undefined ? undefined : normalizeAddress(peer);
  if (address === undefined) return noAddress;
  for (const hop of (forwarded ?? '').split(',').reverse()) {
    if (!isTrusted(address)) break;
    const next = normalizeAddress(hop);
    if (next === undefined) break;
    address = next;
  }
  return address;
}

/** @returns a function that tells whether an address is in one of the networks */
export function networkTest(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    list.addSubnet(address, bits === undefined ? (family === 'ipv6' ? 128 : 32) : Number(bits), family);
  }
  return (address) => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** Normalizes an address: no port, no zone, IPv4-mapped IPv6 as IPv4. @returns undefined for anything else */
export function normalizeAddress(written: string): string | undefined {
  const trimmed = written.trim();
  const bare = /^\[([^\]]+)\](?::\d+)?$/u.exec(trimmed)?.[1] ?? /^([\d.]+):\d+$/u.exec(trimmed)?.[1] ?? trimmed;
  const address = bare.replace(/%.*$/u, '');
  const family = isIP(address);
  if (family === 0) return undefined;
  if (family === 4) return address;
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/u.exec(canonical);
  if (mapped === null) return canonical;
  const [high, low] = [Number.parseInt(mapped[1] ?? '', 16), Number.parseInt(mapped[2] ?? '', 16)];
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** The key that rate limits count by: the address, or its /64 for IPv6, since one household has the whole /64. */
export function addressKey(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter((group) => group !== '');
  const right = tail === undefined ? [] : tail.split(':').filter((group) => group !== '');
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}
