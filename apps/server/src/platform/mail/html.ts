import { footerLines, frame, type Letter, type Letterhead, type LetterText } from './letter.ts';

/**
 * The product's colours (apps/web/src/styles/tokens.css). Mail programs know no variables and many only inline styles,
 * so the light colours are inline, and the dark ones replace them where a program follows `prefers-color-scheme`.
 */
export const colours = {
  paper: { light: '#faf6ee', dark: '#101a16' },
  surface: { light: '#fffdf8', dark: '#17241e' },
  line: { light: '#e0d6c4', dark: '#2b3d34' },
  ink: { light: '#17332a', dark: '#f0ece2' },
  muted: { light: '#51625a', dark: '#b3c0b8' },
  primary: { light: '#1d4638', dark: '#bfdccb' },
  accent: { light: '#c23a13', dark: '#ff8a5e' },
  'on-accent': { light: '#ffffff', dark: '#2b0d02' },
} as const;
type Colour = keyof typeof colours;

const properties = { text: 'color', ground: 'background-color', border: 'border-color' } as const;
type Property = keyof typeof properties;

const serif = "font-family:Fraunces,Georgia,'Times New Roman',serif";
const sans = "font-family:'Source Sans 3','Segoe UI',Helvetica,Arial,sans-serif";

/** The attributes of an element: the light colour inline, and a class by which the dark theme replaces it. */
function look(style: string, ...painted: readonly `${Property}-${Colour}`[]): string {
  const light = painted.map((name) => {
    const [property, colour] = split(name);
    return `${properties[property]}:${colours[colour].light}`;
  });
  return `class="${painted.join(' ')}" style="${[...light, style].join(';')}"`;
}

function split(name: string): [Property, Colour] {
  const at = name.indexOf('-');
  return [name.slice(0, at) as Property, name.slice(at + 1) as Colour];
}

const darkRules = Object.entries(colours)
  .flatMap(([colour, { dark }]) =>
    Object.entries(properties).map(([name, property]) => `.${name}-${colour}{${property}:${dark}!important}`),
  )
  .join('');

const sheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${darkRules}}`;

/**
 * The HTML part: one column that is never wider than the window, in tables because Outlook lays out nothing else. No
 * picture, no script, nothing from another server.
 */
export function renderHtml(letterhead: Letterhead, letter: Letter): string {
  const { subject, texts, unsubscribe } = letter;
  const [first, other] = texts;
  return [
    `<!doctype html><html lang="${first?.language ?? 'en'}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(subject)}</title><style>${sheet}</style></head>`,
    `<body ${look(`margin:0;padding:0;${sans}`, 'ground-paper')}>`,
    `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(first?.paragraphs[0] ?? '')}</div>`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${look('', 'ground-paper')}>`,
    '<tr><td align="center" style="padding:24px 12px">',
    '<table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:560px;table-layout:fixed">',
    `<tr><td ${look(`padding:0 8px 16px;${serif};font-size:22px;line-height:28px;font-weight:600`, 'text-primary')}>`,
    `${escapeHtml(letterhead.productName)}</td></tr>`,
    other === undefined ? '' : note(other),
    ...texts.map((text) => section(letterhead, text, unsubscribe)),
    '</table></td></tr></table></body></html>',
  ].join('');
}

/** Says at the top that the mail is in both languages. */
function note({ language }: LetterText): string {
  const attributes = look('padding:0 8px 16px;font-size:15px;line-height:22px', 'text-muted');
  return `<tr><td lang="${language}" ${attributes}>${escapeHtml(frame.follows[language])}</td></tr>`;
}

function section(letterhead: Letterhead, text: LetterText, unsubscribe: string | undefined): string {
  const { language, heading, paragraphs, lists = [], action, closing } = text;
  const card = look(
    'padding:28px 24px;border-width:1px;border-style:solid;border-radius:16px;overflow-wrap:anywhere;word-break:break-word',
    'ground-surface',
    'border-line',
    'text-ink',
  );
  const title = look(`margin:0 0 16px;${serif};font-size:24px;line-height:31px;font-weight:600`, 'text-ink');
  return [
    `<tr><td lang="${language}" ${card}>`,
    `<h1 ${title}>${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((words) => paragraph(words)),
    ...lists.map((list) => itemList(list)),
    action === undefined ? '' : button(action),
    closing === undefined ? '' : paragraph(closing),
    `</td></tr><tr><td lang="${language}" ${look('padding:16px 24px 32px;font-size:14px;line-height:21px;overflow-wrap:anywhere;word-break:break-word', 'text-muted')}>`,
    ...footerLines(letterhead, text).map((line) => `<p style="margin:0 0 6px">${escapeHtml(line)}</p>`),
    unsubscribe === undefined
      ? ''
      : `<p style="margin:0 0 6px"><a href="${escapeHtml(unsubscribe)}" ${look('text-decoration:underline', 'text-muted')}>${escapeHtml(frame.unsubscribe[language])}</a></p>`,
    '</td></tr>',
  ].join('');
}

const paragraph = (words: string) =>
  `<p ${look('margin:0 0 16px;font-size:17px;line-height:27px', 'text-ink')}>${escapeHtml(words)}</p>`;

function itemList({ heading, items }: { heading: string; items: readonly string[] }): string {
  const title = look(`margin:24px 0 8px;${serif};font-size:19px;line-height:26px;font-weight:600`, 'text-ink');
  const entry = look('margin:0 0 6px;font-size:17px;line-height:27px', 'text-ink');
  return [
    `<h2 ${title}>${escapeHtml(heading)}</h2>`,
    `<ul style="margin:0 0 16px;padding:0 0 0 20px">`,
    ...items.map((item) => `<li ${entry}>${escapeHtml(item)}</li>`),
    '</ul>',
  ].join('');
}

/** A cell as the button: Outlook ignores the padding of a link. */
function button({ label, link }: { label: string; link: string }): string {
  const cell = look('border-radius:12px', 'ground-accent');
  const anchor = look(
    'display:inline-block;padding:13px 22px;font-size:17px;line-height:22px;font-weight:600;text-decoration:none',
    'text-on-accent',
  );
  return [
    '<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr>',
    `<td ${cell}><a href="${escapeHtml(link)}" ${anchor}>${escapeHtml(label)}</a></td></tr></table>`,
  ].join('');
}

function escapeHtml(words: string): string {
  return words.replace(/[&<>"']/gu, (character) => `&#${character.charCodeAt(0)};`);
}
