import { intlLocale, type Language } from '@elan/domain/locale';
import { pageAddress } from '@elan/domain/routes';

const description = {
  en: 'Guided modules that take you from a first idea to a business you can defend.',
  fr: "Des modules guidés, d'une première idée à une entreprise qui tient la route.",
};

/** The web app manifest, which lets people install the product as an application. */
export function webManifest(productName: string, language: Language): string {
  const picture = (file: string, sizes: string, purpose = 'any') => ({
    src: `/${file}`,
    sizes,
    type: file.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
    purpose,
  });
  return JSON.stringify({
    id: '/',
    name: productName,
    short_name: productName,
    description: description[language],
    lang: intlLocale(language),
    dir: 'ltr',
    start_url: pageAddress('/', language),
    scope: '/',
    display: 'standalone',
    background_color: '#faf6ee',
    theme_color: '#1d4638',
    categories: ['business', 'productivity'],
    icons: [
      picture('icon.svg', 'any'),
      picture('icon-192.png', '192x192'),
      picture('icon-512.png', '512x512'),
      picture('icon-maskable-512.png', '512x512', 'maskable'),
    ],
  });
}
