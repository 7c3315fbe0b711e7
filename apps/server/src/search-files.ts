import { listedPaths } from '@elan/domain/listed-paths';
import { languages } from '@elan/domain/locale';
import { pageAddress } from '@elan/domain/routes';

/** robots.txt: allows the public pages, and no API or personal page. */
export function robots(origin: string): string {
  const closed = [
    '/api/',
    '/rpc/',
    '/functions/',
    '/webhooks/',
    '/sandbox/',
    '/dev/',
    '/oauth/',
    '/connect',
    '/invite/',
  ];
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
}

/** The sitemap: every public page in each language, with links to its translations. */
export function sitemap(origin: string): string {
  const pages = listedPaths.flatMap((path) => {
    const alternates = [
      ...languages.map((language) => [language, pageAddress(path, language)] as const),
      ['x-default', path] as const,
    ].map(([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${address}"/>`);
    return languages.map((language) =>
      [`<url><loc>${origin}${pageAddress(path, language)}</loc>`, ...alternates, '</url>'].join('\n'),
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages,
    '</urlset>',
    '',
  ].join('\n');
}
