import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import { createElement, Fragment, type ReactNode, useContext } from 'react';
import { defineMessages } from '../../lib/i18n/messages.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { ScrollingTable } from '../scrolling-table.tsx';
import { splitAmounts } from './amounts.ts';
import { decodeReferences } from './character-references.ts';
import { MarkedWords } from './marked-words.tsx';
import { numericColumns } from './numeric-columns.ts';
import { OwnLinks } from './own-links.ts';
import { safeUrl } from './safe-url.ts';
import { withoutMarks } from './text-marks.ts';

const messages = defineMessages({
  done: { en: 'Done:', fr: 'Fait\u00a0:' },
  open: { en: 'To do:', fr: 'À faire\u00a0:' },
});

/**
 * Renders markdown with tables and task lists as elements. Elements are only created from markdown syntax, never from
 * HTML in the text, which stays text (decision S-22).
 */
export function MarkdownElements({ text }: { text: string }) {
  return createElement(Fragment, null, ...blocks(Lexer.lex(text, { gfm: true })));
}

// Children are passed individually: position is identity, so no keys are needed.

/** @param tight in a list without blank lines between its items, whose text is not wrapped in paragraphs */
function blocks(tokens: readonly Token[], tight = false): ReactNode[] {
  return tokens.flatMap((token) => block(token as MarkedToken, tight));
}

function block(token: MarkedToken, tight: boolean): ReactNode | ReactNode[] {
  switch (token.type) {
    case 'heading':
      // The screen has the h1, so a report starts one level below it.
      return createElement(`h${Math.min(token.depth + 1, 6)}`, null, ...inline(token.tokens));
    case 'paragraph':
      return createElement('p', null, ...inline(token.tokens));
    case 'text': {
      const words = inline(token.tokens ?? [token]);
      return tight ? words : createElement('p', null, ...words);
    }
    case 'list':
      return list(token);
    case 'table':
      return <ScrollingTable>{table(token)}</ScrollingTable>;
    case 'blockquote':
      return createElement('blockquote', null, ...blocks(token.tokens));
    case 'code':
      return (
        <pre>
          <code>{withoutMarks(token.text)}</code>
        </pre>
      );
    case 'html':
      return createElement('p', null, ...lines(withoutMarks(token.raw.trim())));
    case 'hr':
      return <hr />;
    case 'space':
    case 'def':
      return null;
    default:
      return inline([token]);
  }
}

function list({ ordered, start, items }: Tokens.List): ReactNode {
  const entries = items.map(({ tokens, loose }) => createElement('li', null, ...blocks(tokens, !loose)));
  const isFromOne = !ordered || start === 1 || start === '';
  return createElement(ordered ? 'ol' : 'ul', isFromOne ? null : { start }, ...entries);
}

function table({ header, rows }: Tokens.Table): ReactNode {
  const isNumeric = numericColumns(rows.map((cells) => cells.map(({ text }) => withoutMarks(text))));
  const cell = ({ header: isHeader, align, tokens }: Tokens.TableCell, column: number) => {
    const textAlign = align ?? (isNumeric[column] ? 'right' : null);
    // An empty header cell is not a heading, whatever the table calls it.
    return createElement(
      isHeader && tokens.length > 0 ? 'th' : 'td',
      textAlign === null ? null : { style: { textAlign } },
      ...inline(tokens),
    );
  };
  const row = (cells: Tokens.TableCell[]) => createElement('tr', null, ...cells.map(cell));
  return (
    <table>
      <thead>{row(header)}</thead>
      {rows.length > 0 && createElement('tbody', null, ...rows.map(row))}
    </table>
  );
}

function inline(tokens: readonly Token[], inLink = false): ReactNode[] {
  const nodes: ReactNode[] = [];
  // An amount can span two tokens: '12 000 ' and the escaped '$'.
  let words = '';
  const finish = () => {
    if (words === withoutMarks(words)) nodes.push(...withAmounts(words));
    else nodes.push(createElement(MarkedWords, { text: words, inLink, shown: withAmounts }));
    words = '';
  };
  for (const entry of tokens) {
    const token = entry as MarkedToken;
    if (token.type === 'escape') words += token.text;
    else if (token.type === 'text' && token.tokens === undefined) words += decodeReferences(token.text);
    else {
      finish();
      nodes.push(phrase(token, inLink));
    }
  }
  finish();
  return nodes;
}

function phrase(token: MarkedToken, inLink: boolean): ReactNode {
  switch (token.type) {
    case 'strong':
    case 'em':
    case 'del':
      return createElement(token.type, null, ...inline(token.tokens, inLink));
    case 'codespan':
      return <code>{withoutMarks(token.text)}</code>;
    case 'link':
      return link(token);
    case 'image':
      return decodeReferences(withoutMarks(token.text));
    case 'br':
      return lineBreak;
    case 'checkbox':
      return <TaskMark done={token.checked} />;
    case 'html':
      return createElement(Fragment, null, ...lines(withoutMarks(token.raw)));
    default:
      return withoutMarks(token.raw);
  }
}

function link({ href, tokens, autolink = false }: Tokens.Link): ReactNode {
  const written = withoutMarks(autolink ? href : decodeReferences(href));
  const address = safeUrl(written);
  if (address === '') return createElement(OwnAddress, { href: written }, ...inline(tokens, true));
  return createElement(
    'a',
    { href: address, rel: 'noopener noreferrer nofollow', target: '_blank' },
    ...inline(tokens, true),
  );
}

/** A link without a scheme: followed only in texts of our own. */
function OwnAddress({ href, children }: { href: string; children?: ReactNode }) {
  const Link = useContext(OwnLinks);
  return Link !== null && /^\/(?![/\\])/u.test(href) ? <Link href={href}>{children}</Link> : children;
}

function withAmounts(text: string): ReactNode[] {
  return splitAmounts(text).map((piece) =>
    piece.isAmount ? createElement('span', { className: 'amount' }, piece.text) : piece.text,
  );
}

const lineBreak = <br />;

/** <br>, the one tag models write in table cells, becomes a line break; any other tag is shown as written. */
function lines(html: string): ReactNode[] {
  const [first, ...rest] = html.split(/<br\s*\/?>/iu);
  return [first, ...rest.flatMap((line) => [lineBreak, line])];
}

function TaskMark({ done }: { done: boolean }) {
  const words = useMessages(messages);
  return (
    <>
      <span aria-hidden>{done ? '☑' : '☐'} </span>
      <span className="sr-only">{done ? words.done : words.open}</span>
    </>
  );
}
