import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { languages } from '@elan/domain/locale';
import { defaultProductName } from '@elan/domain/product';
import { type Browser, chromium } from '@playwright/test';
import { executablePath } from './chromium.ts';

/**
 * Draws the pictures in apps/web/public: icons for phones and desktops, made from icon.svg, and the link preview in
 * each language.
 */
const publicDirectory = fileURLToPath(new URL('../apps/web/public/', import.meta.url));
const icon = readFileSync(`${publicDirectory}icon.svg`, 'utf8');
/** The logo without its rounded background, for platforms that round the corners themselves. */
const sign = icon.replace(/<rect[^>]*\/>/u, '');
const ground = '#1d4638';

const font = (path: string) =>
  readFileSync(fileURLToPath(import.meta.resolve(`@fontsource-variable/${path}`))).toString('base64');

const words = {
  en: {
    headline: 'From a first idea to a business you can defend',
    lead: 'Answer in your own words. Get an analysis written for your project.',
  },
  fr: {
    headline: "D'une première idée à une entreprise qui tient la route",
    lead: 'Répondez dans vos mots. Recevez une analyse écrite pour votre projet.',
  },
};

async function draw(browser: Browser, html: string, width: number, height: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<!doctype html><meta charset="utf-8">${html}`);
  await page.evaluate('document.fonts.ready');
  const picture = await page.screenshot({ omitBackground: true });
  await page.close();
  return picture;
}

const iconPage = (svg: string, background: string, inset: string) =>
  `<style>body{margin:0;background:${background}}svg{position:absolute;inset:${inset};width:calc(100% - 2*${inset});height:calc(100% - 2*${inset})}</style>${svg}`;

const previewPage = (language: keyof typeof words) => `<style>
  @font-face { font-family: Display; src: url(data:font/woff2;base64,${font('fraunces/files/fraunces-latin-opsz-normal.woff2')}); font-weight: 100 900 }
  @font-face { font-family: Text; src: url(data:font/woff2;base64,${font('source-sans-3/files/source-sans-3-latin-wght-normal.woff2')}); font-weight: 200 900 }
  body { margin: 0; height: 630px; box-sizing: border-box; padding: 76px 84px; background: ${ground}; color: #fbf8f1;
    display: flex; flex-direction: column; font-family: Text }
  .name { display: flex; align-items: center; gap: 20px; font: 600 44px Display }
  .name svg { width: 76px; height: 76px }
  h1 { font: 600 84px/1.08 Display; letter-spacing: -0.01em; max-width: 960px; margin: auto 0 28px; text-wrap: balance }
  p { font-size: 33px; margin: 0; color: #cfdfd5 }
</style>
<div class="name">${icon.replace(ground, '#2c5c48')}${defaultProductName}</div>
<h1>${words[language].headline}</h1><p>${words[language].lead}</p>`;

/** Wraps a picture in an .ico file, for programs that request /favicon.ico without reading the page. */
function toIco(picture: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
}

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const keep = (name: string, picture: Buffer) => writeFileSync(`${publicDirectory}${name}`, picture);
for (const size of [192, 512]) {
  keep(`icon-${size}.png`, await draw(browser, iconPage(icon, 'transparent', '0px'), size, size));
}
keep('favicon.ico', toIco(await draw(browser, iconPage(icon, 'transparent', '0px'), 32, 32), 32));
// Systems crop these to their own shape, so the logo stays away from the edge.
keep('icon-maskable-512.png', await draw(browser, iconPage(sign, ground, '64px'), 512, 512));
keep('apple-touch-icon.png', await draw(browser, iconPage(sign, ground, '14px'), 180, 180));
for (const language of languages) {
  keep(`preview.${language}.png`, await draw(browser, previewPage(language), 1200, 630));
}
await browser.close();
