import { languages } from '@elan/domain/locale';
import { listedPaths, pageAddress } from '@elan/domain/routes';

/** What search engines may read: the public pages, and nothing that belongs to programs or to somebody. */
export function robots(origin: string): string {
  const closed = ['/api/', '/rpc/', '/functions/', '/webhooks/', '/sandbox/', '/dev/', '/invite/'];
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
}

/** Every public page in each language, each naming the others. */
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
