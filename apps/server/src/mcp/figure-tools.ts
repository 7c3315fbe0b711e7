import type { ProjectForecast } from '@elan/contract/forecast';
import type { McpServer } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { full, projectId } from './arguments.ts';
import { addProjectList, readOnly } from './list-tool.ts';
import { fitted } from './portion.ts';
import type { ToolContext } from './tool-context.ts';
import { answerTool, asResult } from './tool-result.ts';

/** Adds the tools that read figures: what people keep, what was read in their answers, and what comes of it. */
export function addFigureTools(server: McpServer, { client, user, say }: ToolContext): void {
  addProjectList(server, 'read_figures', {
    title: say({ en: 'Read the figures', fr: 'Lire les chiffres' }),
    description: 'The figures that people keep in a project: sales, costs, pay and so on. Amounts are in cents.',
    field: 'rows',
    read: async (project) => (await client.ledger.get(project)).rows,
  });
  addProjectList(server, 'read_proposed_figures', {
    title: say({ en: 'Read the figures to check', fr: 'Lire les chiffres à vérifier' }),
    description:
      'Figures that were read in the answers of a project, with the words they come from, and that nobody has accepted or refused. People decide on them; ask about them rather than propose them again. Amounts are in cents.',
    field: 'rows',
    read: async (project) => (await client.forecast.proposals(project)).rows,
  });
  server.registerTool(
    'read_forecast',
    {
      title: say({ en: 'Read the forecast', fr: 'Lire les prévisions' }),
      description:
        'The forecast of a project for three years, in cents: sales, result, break-even, lowest cash, what opening takes and what is still to find, and the lines of the statements. `books` is null while something is missing; then `missing` says what to ask the person. Not known is not zero: never state a figure that is not here. With `full`, every month.',
      inputSchema: z.object({ projectId, full }),
      outputSchema: z.looseObject({
        books: z
          .looseObject({
            sales: z.array(z.number()).describe('Of each year'),
            result: z.array(z.number()),
            breakEven: z.array(z.number().nullable()),
            lowestCash: z.looseObject({ month: z.string(), amount: z.number() }),
          })
          .nullable(),
        missing: z.array(z.looseObject({ asks: z.string() })),
      }),
      annotations: readOnly,
    },
    ({ projectId, full }) =>
      answerTool(async () => {
        const forecast = await client.forecast.get({ projectId, language: user.language });
        return asResult(full ? forecast : fitted(byYear(forecast)));
      }),
  );
}

/** The forecast without its months. */
function byYear({ books, ...rest }: ProjectForecast) {
  if (books === null) return { ...rest, books };
  const { months: _months, income, cash, balance, ...figures } = books;
  const years = (lines: typeof income) => lines.map(({ months: _, ...line }) => line);
  return { ...rest, books: { ...figures, income: years(income), cash: years(cash), balance: years(balance) } };
}
