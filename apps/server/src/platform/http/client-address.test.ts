import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { listen } from '../../testing/listen.ts';
import {
  addressKey,
  type ClientAddressVariables,
  clientAddress,
  networkTest,
  normalizeAddress,
  resolveAddress,
} from './client-address.ts';

async function askedFrom(trusted: string[], forwarded?: string, host?: string): Promise<string> {
  const app = new Hono<{ Variables: ClientAddressVariables }>();
  app.use(clientAddress(trusted));
  app.get('/', (c) => c.text(c.get('clientAddress')));
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return (await fetch(await listen(app, host), { headers })).text();
}

describe('over a connection', () => {
  it('is the peer', async () => {
    expect(await askedFrom([])).toBe('127.0.0.1');
    expect(await askedFrom([], undefined, '::1')).toBe('::1');
  });

  it('is not what a client invents', async () => {
    expect(await askedFrom([], '203.0.113.9')).toBe('127.0.0.1');
    expect(await askedFrom(['10.0.0.0/8'], '203.0.113.9')).toBe('127.0.0.1');
  });

  it('is what a trusted proxy says', async () => {
    expect(await askedFrom(['127.0.0.1'], '203.0.113.9')).toBe('203.0.113.9');
    expect(await askedFrom(['127.0.0.0/8'], '198.51.100.1, 203.0.113.9')).toBe('203.0.113.9');
  });

  it('is a placeholder for a request made inside the process', async () => {
    const app = new Hono<{ Variables: ClientAddressVariables }>();
    app.use(clientAddress([]));
    app.get('/', (c) => c.text(c.get('clientAddress')));
    expect(await (await app.request('/')).text()).toBe('0.0.0.0');
  });
});

describe('behind several proxies', () => {
  const isTrusted = networkTest(['10.0.0.0/8', 'fd00::/8']);

  it.each([
    ['10.0.0.1', undefined, '10.0.0.1'],
    ['10.0.0.1', '', '10.0.0.1'],
    ['10.0.0.1', '198.51.100.7, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['10.0.0.1', '10.1.1.1, 10.0.0.2', '10.1.1.1'],
    ['10.0.0.1', '203.0.113.9, nonsense, 10.0.0.2', '10.0.0.2'],
    ['::ffff:10.0.0.1', '203.0.113.9:5123', '203.0.113.9'],
    ['fd00::1', '[2001:DB8::1]:443', '2001:db8::1'],
    ['192.0.2.1', '203.0.113.9', '192.0.2.1'],
    [undefined, '203.0.113.9', '0.0.0.0'],
  ])('peer %s, forwarded %s gives %s', (peer, forwarded, expected) => {
    expect(resolveAddress(peer, forwarded, isTrusted)).toBe(expected);
  });
});

it('has one spelling', () => {
  expect(normalizeAddress('::ffff:192.0.2.128')).toBe('192.0.2.128');
  expect(normalizeAddress('2001:0DB8:0:0:0:0:0:1')).toBe('2001:db8::1');
  expect(normalizeAddress('fe80::1%eth0')).toBe('fe80::1');
  expect(normalizeAddress('localhost')).toBeUndefined();
});

it('counts IPv6 by /64', () => {
  expect(addressKey('192.0.2.1')).toBe('192.0.2.1');
  expect(addressKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(addressKey('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(addressKey('::1')).toBe('0:0:0:0::/64');
});
