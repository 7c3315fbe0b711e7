import { type ComponentType, createContext } from 'react';

/** UTF-16 offsets of a block in the text of the report. */
export type BlockPlace = { start: number; end: number; isHeading: boolean };

/** What is shown at the edge of each block of a report, such as its comments; null: nothing. */
export const BlockAside = createContext<ComponentType<BlockPlace> | null>(null);
