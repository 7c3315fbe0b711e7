import type { Table } from '../blocks.ts';

/** A line of a slide: what it is about, and what it says. */
export type Point = {
  lead: string;
  text: string;
  /** Whether more lines about the same subject follow. */
  opens?: boolean;
};

/** Columns for each label. Dollars. */
export type Chart = {
  caption: string;
  /** What the chart shows, in words. */
  alt: string;
  labels: readonly string[];
  series: readonly { name: string; values: readonly number[] }[];
};

export type Slide = {
  title: string;
  points: readonly Point[];
  /** Beside each other. */
  tables: readonly Table[];
  chart: Chart | null;
  /** For the presenter: the whole text, or where the figures come from. */
  notes: string;
};

/** The business plan as slides, after a cover. */
export type Deck = {
  title: string;
  subtitle: string;
  /** Further lines of the cover. */
  lines: readonly string[];
  date: string;
  /** 'Prepared with' the product, on free documents; empty otherwise. */
  madeWith: string;
  slides: readonly Slide[];
};
