import { confirmationBases } from '@elan/domain/figure-check/confirmed-figure';
import { limits } from '@elan/domain/limits';
import { plainText } from '@elan/domain/plain-text';
import * as z from 'zod/mini';
import { del, get, id, nothing, procedure, put, storableDate, timestamp } from './base.ts';
import { moduleKey } from './modules.ts';
import { profile } from './people.ts';

const source = z.nullable(plainText(limits.figureSource).check(z.regex(/\S/u)));
const url = z.nullable(plainText(limits.figureSource).check(z.regex(/^https?:\/\/[^\s/?#]+\S*$/u)));
const basis = z.enum(confirmationBases);

export const confirmedFigure = z.object({
  id,
  kind: z.enum(['money', 'percent', 'count', 'name']),
  /** Money in cents, percentages in hundredths of a percent; 0 for a name. */
  value: z.number(),
  written: z.string(),
  context: z.string(),
  /** Whose analysis it was confirmed in. */
  module: moduleKey,
  basis,
  source: z.nullable(z.string()),
  url: z.nullable(z.string()),
  /** A day: when the source was published or read. */
  sourceDate: z.nullable(z.string()),
  confirmedAt: timestamp,
  /** Null when that person left the project. */
  confirmedBy: z.nullable(profile),
});
export type StoredConfirmation = z.infer<typeof confirmedFigure>;

export const confirmedFigures = z.object({
  /** The oldest first. */
  confirmed: z.array(confirmedFigure),
});

const inProject = { projectId: id };
const ofConfirmation = { ...inProject, confirmationId: id };

export const figureCheckContract = {
  list: procedure
    .meta({ access: 'project:view', programs: 'read' })
    .route(
      get(
        '/projects/{projectId}/confirmed-figures',
        'The figures and names of analyses that people of the project answer for',
      ),
    )
    .input(z.object(inProject))
    .output(confirmedFigures),
  confirm: procedure
    .meta({ access: 'project:edit' })
    .route(
      put(
        '/projects/{projectId}/confirmed-figures/{confirmationId}',
        'Confirm a figure or a name of an analysis with a source, or a figure as an estimate',
      ),
    )
    .input(
      z.object({
        ...ofConfirmation,
        of: z.enum(['figure', 'name']),
        written: plainText(limits.figureWritten).check(z.regex(/\S/u)),
        context: plainText(limits.figureContext),
        module: moduleKey,
        basis,
        source: z._default(source, null),
        url: z._default(url, null),
        sourceDate: z._default(z.nullable(storableDate), null),
      }),
    )
    .output(confirmedFigure),
  takeBack: procedure
    .meta({ access: 'project:edit' })
    .route(
      del(
        '/projects/{projectId}/confirmed-figures/{confirmationId}',
        'Take a confirmation back: the figure is to check again',
      ),
    )
    .input(z.object(ofConfirmation))
    .output(nothing),
};
