import { guideNames, helpNames, helpPath, tradePath, tradesPath } from '@elan/domain/help-pages';
import { type TradeChoice, tradeChoices } from '@elan/domain/trades/trade-names';
import { expect, it } from 'vitest';
import { createTestApp } from './testing/test-app.ts';

const origin = 'https://elan.example';
const tradeNames = Object.keys(tradeChoices) as TradeChoice[];
const open = () => createTestApp({ env: { PUBLIC_URL: origin } });

it('robots.txt disallows API paths and names the sitemap at the public URL', async () => {
  const { request } = await open();
  const answer = await request('/robots.txt');
  expect(answer.headers.get('content-type')).toContain('text/plain');
  const text = await answer.text();
  for (const path of ['/api/', '/rpc/', '/functions/', '/invite/']) expect(text).toContain(`Disallow: ${path}`);
  expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

it('the sitemap lists every public page in both languages, each with its translation', async () => {
  const { request } = await open();
  const answer = await request('/sitemap.xml');
  expect(answer.headers.get('content-type')).toContain('application/xml');
  const text = await answer.text();
  const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/gu)].map((match) => match[1]);
  expect(listed).toEqual(
    [
      ...['/', '/auth', '/pricing', '/terms', '/help', tradesPath, ...[...helpNames, ...guideNames].map(helpPath)],
      ...tradeNames.map(tradePath),
    ].flatMap((path) => [`${origin}${path}`, `${origin}${path}?lang=fr`]),
  );
  for (const path of ['/', '/terms']) {
    expect(text).toContain(`hreflang="fr" href="${origin}${path}?lang=fr"`);
    expect(text).toContain(`hreflang="x-default" href="${origin}${path}"`);
  }
  expect(text).not.toContain('account-deleted');
});
