import { type ComponentType, createContext, type ReactNode } from 'react';

/** UTF-16 offsets of a block in the text of the report. */
export type BlockPlace = { start: number; end: number; isHeading: boolean };

/** What is shown at the edge of each block of a report, such as its comments; null: nothing. */
export const BlockAside = createContext<ComponentType<BlockPlace> | null>(null);

/** Makes what is shown beside a heading of a report from its line; null: nothing. */
export const HeadingTool = createContext<((heading: string) => ReactNode) | null>(null);
