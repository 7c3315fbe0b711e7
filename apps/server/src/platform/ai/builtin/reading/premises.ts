import type { Reading } from './reading.ts';

const premises =
  /(?<!\p{L})(?:rent|lease|shops?|stores?|storefront|bakery|restaurants?|caf[ée]s?|bar|studio|salon|gym|clinic|workshop|warehouse|boutiques?|magasins?|loyer|bail|boulangerie|restos?|atelier|commerce|comptoir|entrepôt|épicerie|(?:un|le|du|notre|mon) (?:\p{L}+ )?local)(?!\p{L})/iu;

/** Whether customers come to a place of its own, as far as the answers tell; else the work goes to them. */
export function hasPremises({ answer }: Reading): boolean {
  const chosen = answer('brainstorm', 'businessType');
  if (chosen === 'own_premises') return true;
  if (chosen === 'mobile' || chosen === 'home_based') return false;
  const model = answer('idea', 'businessModel');
  return premises.test(answer('idea', 'businessIdea') ?? '') || (model !== 'services' && model !== 'license');
}
