import { html } from 'hono/html';

export type Markup = ReturnType<typeof html>;

/** Where the styles of plain pages are served. */
export const plainStylesPath = '/plain.css';

export type PlainPage = {
  language: string;
  title: string;
  productName: string;
  content: Markup | readonly Markup[];
  /** Above everything else. */
  notice?: Markup;
};

/** A page that the server renders itself: forms and links, no script, not for search engines. */
export function plainPage({ language, title, productName, content, notice }: PlainPage): Markup {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${productName}</title>
<link rel="stylesheet" href="${plainStylesPath}">
</head>
<body>
${notice === undefined ? '' : html`<header>${notice}</header>`}
<main>
${content}
</main>
</body>
</html>`;
}

/** The colours of apps/web/src/styles/tokens.css. */
export const plainStyles = `:root { color-scheme: light dark; --paper: #faf6ee; --surface: #fffdf8; --ink: #17332a; --accent: #c23a13; --on-accent: #fff; --note: #faf0c4; --line: #e0d6c4; }
@media (prefers-color-scheme: dark) { :root { --paper: #101a16; --surface: #17241e; --ink: #f0ece2; --accent: #ff8a5e; --on-accent: #2b0d02; --note: #37300f; --line: #2b3d34; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere; }
header { background: var(--note); padding: 1rem 1.5rem; text-align: center; }
header p { margin: 0; }
main { max-width: 28rem; margin: 3rem auto; padding: 2rem 1.5rem; background: var(--surface); border: 1px solid var(--line); border-radius: 1rem; }
h1 { margin: 0 0 1.5rem; font: 600 1.75rem/1.2 Georgia, serif; }
hr { margin: 1.5rem 0; border: 0; border-top: 1px solid var(--line); }
.price { font-size: 1.25rem; }
button { width: 100%; min-height: 3rem; padding: 0.75rem 1.25rem; border: 1px solid transparent; border-radius: 0.75rem; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600; cursor: pointer; }
a { display: inline-block; padding: 0.6rem 0; color: inherit; }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
@media (max-width: 32rem) { main { margin: 1rem; } }
`;
