import { memo, type ReactNode, useMemo } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { defineMessages } from '../../lib/i18n/messages.ts';
import { useMessages } from '../../lib/i18n/use-messages.ts';
import { mendTail, splitBlocks } from './blocks.ts';
import { blockId } from './headings.ts';
import { rehypeReport } from './rehype-report.ts';

const messages = defineMessages({
  table: { en: 'Table, scrolls sideways', fr: 'Tableau, défilement horizontal' },
  done: { en: 'Done:', fr: 'Fait :' },
  open: { en: 'To do:', fr: 'À faire :' },
});

type Props = {
  text: string;
  /** The text is still growing. */
  streaming?: boolean;
  /** Its sections can be led to from a table of contents. Two reports on one screen cannot both. */
  linked?: boolean;
  className?: string;
};

/**
 * An analysis, set like a report. The text comes from a model or from another person: no raw HTML, no remote image,
 * links to http, https and mailto only (decision S-22).
 */
export function Markdown({ text, streaming = false, linked = false, className = '' }: Props) {
  // Blocks only ever grow at the end, so the place of a block is its identity.
  const blocks = useMemo(() => splitBlocks(text).map((block, place) => ({ block, place })), [text]);
  return (
    <div className={`prose ${className}`}>
      {blocks.map(({ block, place }) => (
        <Block
          id={linked ? blockId(place) : undefined}
          key={place}
          text={streaming && place === blocks.length - 1 ? mendTail(block) : block}
        />
      ))}
    </div>
  );
}

function Block({ text, id }: { text: string; id: string | undefined }) {
  return (
    <div className="outline-none" id={id} tabIndex={id === undefined ? undefined : -1}>
      <BlockText text={text} />
    </div>
  );
}

const BlockText = memo(function BlockText({ text }: { text: string }) {
  return (
    <ReactMarkdown
      components={components}
      rehypePlugins={[rehypeReport]}
      remarkPlugins={[remarkGfm]}
      urlTransform={safeUrl}
    >
      {text}
    </ReactMarkdown>
  );
});

/** The address when it may be followed, else nothing. */
export function safeUrl(url: string): string {
  return /^(?:https?:\/\/|mailto:)/iu.test(url.trim()) ? url.trim() : '';
}

// The screen has the h1; a report starts one level below it.
const components: Components = {
  h1: ({ children }) => <h2>{children}</h2>,
  h2: ({ children }) => <h3>{children}</h3>,
  h3: ({ children }) => <h4>{children}</h4>,
  h4: ({ children }) => <h5>{children}</h5>,
  h5: ({ children }) => <h6>{children}</h6>,
  a: ({ href, children }) =>
    href === undefined || href === '' ? (
      <span>{children}</span>
    ) : (
      <a href={href} rel="noopener noreferrer nofollow" target="_blank">
        {children}
      </a>
    ),
  img: ({ alt }) => <span>{alt}</span>,
  input: ({ checked }) => <TaskMark done={checked === true} />,
  // A heading without words is none, whatever the table calls it.
  th: ({ children, style }) =>
    children === undefined || children === null ? <td /> : <th style={style}>{children}</th>,
  table: ({ children }) => <ScrollingTable>{children}</ScrollingTable>,
};

/** Reachable by keyboard, because not every browser lets one scroll what cannot be focused. */
const reachable = { tabIndex: 0 };

function ScrollingTable({ children }: { children: ReactNode }) {
  const words = useMessages(messages);
  return (
    <figure aria-label={words.table} className="m-0 overflow-x-auto" {...reachable}>
      <table>{children}</table>
    </figure>
  );
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
