import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultProductName } from '@elan/domain/product';
import { expect, onTestFinished, test } from 'vitest';
import { loadingAuth } from './features/auth/public.ts';
import { createPageRoutes } from './page-routes.ts';
import { createTestApp } from './testing/test-app.ts';

/** The places of a page that hold the name, as apps/web/scripts/document.ts writes them. */
const page = [
  '<!doctype html><html lang="fr"><head><title>Tarifs · %PRODUCT_NAME%</title>',
  '<meta name="product-name" content="%PRODUCT_NAME%">',
  '<script type="application/ld+json">{"name":"%PRODUCT_NAME_IN_JSON%"}</script>',
  '</head><body><h1>%PRODUCT_NAME%</h1></body></html>',
].join('\n');

/** A built web with one page, and the shell. */
function builtWeb(): string {
  const directory = mkdtempSync(join(tmpdir(), 'elan-pages-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  mkdirSync(join(directory, 'pages'));
  for (const name of ['pricing', 'landing', 'app']) {
    for (const language of ['en', 'fr']) writeFileSync(join(directory, 'pages', `${name}.${language}.html`), page);
  }
  return directory;
}

test('every page and the manifest have the configured name (CONST-010)', async () => {
  const app = await createTestApp({ env: { PRODUCT_NAME: 'Essor & Cie' } });
  const routes = createPageRoutes(app.deps, loadingAuth(app.deps), builtWeb());
  for (const path of ['/', '/pricing', '/pages/app.fr.html']) {
    const html = await (await routes.request(path)).text();
    expect(html).toContain('<title>Tarifs · Essor &#38; Cie</title>');
    expect(html).toContain('<meta name="product-name" content="Essor &#38; Cie">');
    expect(html).toContain('{"name":"Essor & Cie"}');
    expect(html).not.toMatch(new RegExp(`%PRODUCT|${defaultProductName}`, 'u'));
  }
  for (const language of ['en', 'fr']) {
    const manifest = (await (await routes.request(`/manifest.${language}.webmanifest`)).json()) as object;
    expect(manifest).toMatchObject({ name: 'Essor & Cie', short_name: 'Essor & Cie' });
  }
});
