import type { GenerationRequest } from '../../port.ts';
import type { Knowledge } from '../knowledge.ts';
import { renderText } from './render-report.ts';

/**
 * Three customers to correct, as the JSON that the module reads: those one meets in the trade, what the answers say,
 * and what to ask for the rest.
 * The text has a heading for each persona, then the name of each field and its entries below it.
 */
export function renderPersonas(request: GenerationRequest, knowledge: Knowledge): string {
  const personas = renderText(request, knowledge)
    .split(/^# /mu)
    .slice(1)
    .map((block) => {
      const [nom = '', ...lines] = block.split('\n').filter((line) => line.trim() !== '');
      const fields: Record<string, string[]> = {};
      let field: string[] = [];
      for (const line of lines) {
        if (line.startsWith('- ')) field.push(line.slice(2));
        else if (line === '-') continue;
        else {
          field = [];
          fields[line] = field;
        }
      }
      const single = ['age', 'profession', 'localisation', 'revenus', 'citation'];
      const entries = Object.entries(fields).map(([name, texts]) => [
        name,
        single.includes(name) ? texts.join(' ') : texts,
      ]);
      return { nom, ...Object.fromEntries(entries) };
    });
  return JSON.stringify({ personas }, null, 1);
}
