import type { Text } from '@elan/domain/locale';
import { includesScope } from '@elan/domain/programs';
import type { McpServer } from '@modelcontextprotocol/server';
import * as z from 'zod';
import { projectId } from './arguments.ts';
import type { ToolContext } from './tool-context.ts';

type Prompt = { title: Text; description: Text; asks: Text };

const prompts: Readonly<Record<string, Prompt>> = {
  prepare_for_the_bank: {
    title: { en: 'Prepare me for the bank', fr: 'Me préparer pour la banque' },
    description: {
      en: 'What a lender will ask about this plan, and what is still missing.',
      fr: 'Ce que le prêteur demandera au sujet de ce plan, et ce qui manque encore.',
    },
    asks: {
      en: 'Read the plan of the project with `read_plan`, its forecast with `read_forecast` and the facts for the lender with `read_lender_facts`. Then tell me, in this order: what is missing before a lender can read it; the five questions they will ask first, each with what my plan answers today, quoted; and what I should bring. State no figure that is not in the forecast or in my answers. Propose what you would change, one proposal at a time, after I have said yes.',
      fr: "Lisez le plan du projet avec `read_plan`, ses prévisions avec `read_forecast` et les renseignements pour le prêteur avec `read_lender_facts`. Dites-moi ensuite, dans cet ordre\u00a0: ce qui manque avant que le prêteur puisse le lire\u00a0; les cinq questions qu'il posera d'abord, avec ce que mon plan y répond aujourd'hui, en le citant\u00a0; et ce que je devrais apporter. Ne donnez aucun chiffre qui ne soit ni dans les prévisions ni dans mes réponses. Proposez ce que vous changeriez, une proposition à la fois, après mon accord.",
    },
  },
  check_my_figures: {
    title: { en: 'Check my figures', fr: 'Vérifier mes chiffres' },
    description: {
      en: 'Whether the figures hold together, and which nobody has checked.',
      fr: "Si les chiffres tiennent ensemble, et lesquels personne n'a vérifiés.",
    },
    asks: {
      en: 'Read the figures of the project with `read_figures`, those to check with `read_proposed_figures` and the forecast with `read_forecast`. Tell me which figures contradict each other or my answers (`read_plan` with the module `finances`), which seem too high or too low for this trade and why, and which nobody has checked. Say where each comes from. If something is missing, ask me for it instead of guessing. Propose a change only after I have said yes.',
      fr: "Lisez les chiffres du projet avec `read_figures`, ceux à vérifier avec `read_proposed_figures` et les prévisions avec `read_forecast`. Dites-moi lesquels se contredisent ou contredisent mes réponses (`read_plan` avec le module `finances`), lesquels semblent trop élevés ou trop bas pour ce métier et pourquoi, et lesquels personne n'a vérifiés. Dites d'où vient chacun. S'il manque quelque chose, demandez-le-moi au lieu de deviner. Ne proposez un changement qu'après mon accord.",
    },
  },
};

/** Adds the conversations that a person can begin from a menu of the assistant, if it may read. */
export function addPrompts(server: McpServer, { user, say }: ToolContext): void {
  if (!includesScope(user.program?.scopes ?? [], 'read')) return;
  for (const [name, { title, description, asks }] of Object.entries(prompts)) {
    server.registerPrompt(
      name,
      { title: say(title), description: say(description), argsSchema: z.object({ projectId }) },
      ({ projectId }) => ({
        messages: [{ role: 'user', content: { type: 'text', text: `${say(asks)}\n\nprojectId: ${projectId}` } }],
      }),
    );
  }
}
