import { createElement, Fragment, type ReactNode, useContext } from 'react';
import { ShownMarks, splitMarks } from './text-marks.ts';

type Props = {
  /** Plain text with marks in it. */
  text: string;
  inLink?: boolean;
  /** How the words themselves are shown. */
  shown?: (words: string) => ReactNode[];
};

/** Plain text with its marks. */
export function MarkedWords({ text, inLink = false, shown = asTheyAre }: Props) {
  const marks = useContext(ShownMarks);
  const pieces = splitMarks(text).map(({ words, mark }) => {
    const content = createElement(Fragment, null, ...shown(words));
    const place = mark === null ? undefined : marks[mark];
    return place === undefined ? content : place.show(content, inLink);
  });
  return createElement(Fragment, null, ...pieces);
}

const asTheyAre = (words: string): ReactNode[] => [words];
