import { listedPaths } from '@elan/domain/listed-paths';
import { currency, intlLocale, languages } from '@elan/domain/locale';
import { priceText } from '@elan/domain/product';
import { pageAddress } from '@elan/domain/routes';
import { escapeHtml } from './escape-html.ts';
import type { Page } from './page.ts';

/** The server replaces this with its own origin when it sends a page. */
const origin = '%ORIGIN%';
/** The setting PRODUCT_NAME, as plain text and escaped for a JSON string. */
const productName = '%PRODUCT_NAME%';
const productNameInJson = '%PRODUCT_NAME_IN_JSON%';
const noIndex = '<meta name="robots" content="noindex">';

const pictureText = {
  en: `${productName}: from a first idea to a business you can defend`,
  fr: `${productName} : d'une première idée à une entreprise qui tient la route`,
};

/** The head tags that search engines and link previews read. */
export function headTags({ path, language, title, description }: Page): string[] {
  if (path === null || description === null) return [noIndex];
  const listed = listedPaths.includes(path);
  const property = (name: string, content: string) => `<meta property="og:${name}" content="${escapeHtml(content)}">`;
  const ogLocale = (of: typeof language) => intlLocale(of).replace('-', '_');
  return [
    `<meta name="description" content="${escapeHtml(description[language])}">`,
    listed ? '<meta name="robots" content="index, follow">' : noIndex,
    `<link rel="canonical" href="${origin}${pageAddress(path, language)}">`,
    ...languages.map((other) => alternate(other, pageAddress(path, other))),
    alternate('x-default', path),
    property('type', 'website'),
    property('site_name', productName),
    property('title', title[language]),
    property('description', description[language]),
    property('url', `${origin}${pageAddress(path, language)}`),
    property('locale', ogLocale(language)),
    ...languages.filter((other) => other !== language).map((other) => property('locale:alternate', ogLocale(other))),
    property('image', `${origin}/preview.${language}.png`),
    property('image:width', '1200'),
    property('image:height', '630'),
    property('image:alt', pictureText[language]),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(path === '/' || path === '/pricing' ? [structuredData(language, description[language])] : []),
  ];
}

function alternate(language: string, address: string): string {
  return `<link rel="alternate" hreflang="${language}" href="${origin}${address}">`;
}

/** Structured data. A script policy does not apply to it: the browser never runs it. */
function structuredData(language: Page['language'], description: string): string {
  const [price = ''] = priceText.split(' ');
  const offer = (name: string, amount: string) => ({
    '@type': 'Offer',
    name,
    price: amount,
    priceCurrency: currency.code,
    url: `${origin}${pageAddress('/pricing', language)}`,
  });
  const monthly = {
    '@type': 'UnitPriceSpecification',
    price,
    priceCurrency: currency.code,
    billingDuration: 'P1M',
  };
  const app = {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    '@id': `${origin}/#app`,
    name: productNameInJson,
    url: `${origin}${pageAddress('/', language)}`,
    description,
    image: `${origin}/preview.${language}.png`,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    browserRequirements: 'JavaScript',
    inLanguage: languages.map(intlLocale),
    offers: [
      offer(language === 'fr' ? 'Gratuit' : 'Free', '0'),
      { ...offer('Premium', price), priceSpecification: monthly },
    ],
  };
  return `<script type="application/ld+json">${JSON.stringify(app).replaceAll('<', '\\u003c')}</script>`;
}
