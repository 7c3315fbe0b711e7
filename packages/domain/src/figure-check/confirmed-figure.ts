import { plainLetters } from '../plain-letters.ts';
import { isSameContext } from './context-of.ts';
import type { Figure, FigureKind } from './figure.ts';
import { findFigures } from './find-figures.ts';
import { valuesOf } from './known-figures.ts';

/** What a confirmation is based on: a source that others can read, or their own estimate. */
export const confirmationBases = ['source', 'estimate'] as const;
export type ConfirmationBasis = (typeof confirmationBases)[number];

/** A figure, or the name of a program, a law or a body, that a person of the project has confirmed. */
export type ConfirmedFigure = {
  kind: FigureKind | 'name';
  /** In the units of the kind (see find-figures); 0 for a name. */
  value: number;
  /** As the report writes it. */
  written: string;
  /** The sentence or the row it was confirmed in, by which it is recognized in a later version. */
  context: string;
};

/**
 * Reads the one figure of a text, as a confirmation names it.
 * @returns null when the text has no figure, or several
 */
export function readWritten(written: string): Pick<ConfirmedFigure, 'kind' | 'value'> | null {
  const [figure, ...others] = findFigures(written);
  return figure === undefined || others.length > 0 ? null : { kind: figure.kind, value: figure.value };
}

/** Whether a confirmation covers a figure: the same value, said of the same thing. */
export function coversFigure(
  confirmed: ConfirmedFigure,
  figure: Pick<Figure, 'kind' | 'value' | 'otherValue'>,
  context: () => string,
): boolean {
  return (
    confirmed.kind === figure.kind &&
    valuesOf(figure).some((value) => Math.abs(value - confirmed.value) < 1e-6) &&
    isSameContext(confirmed.context, context())
  );
}

/** Whether a confirmation covers a name, wherever it is said. */
export function coversName(confirmed: ConfirmedFigure, name: string): boolean {
  return confirmed.kind === 'name' && plainName(confirmed.written) === plainName(name);
}

/** A name without case, accents, articles and signs, for comparing. */
export function plainName(name: string): string {
  return plainLetters(name)
    .replace(/[’']/gu, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/(?<!\p{L})(?:the|le|la|les|l)(?!\p{L})/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}
