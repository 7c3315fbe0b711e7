import { expect, test } from 'vitest';
import { suggestTrades } from './suggest-trades.ts';
import { readTrades } from './trades.ts';

/** Ideas in which a trade and its neighbours have words in common. */
test.each([
  ['small-engine-repair', 'Small engine repair (mowers, snowblowers, chainsaws) out of my garage'],
  ['small-engine-repair', 'I fix lawn mowers and snow blowers'],
  ['small-engine-repair', 'Réparation de tondeuses et de souffleuses'],
  ['small-engine-repair', 'Mécanicien de petits moteurs : VTT, scies, souffleuses'],
  ['landscaping-and-snow', 'Lawn mowing, and snow clearing with my own mower and snow blower'],
  ['landscaping-and-snow', 'Déneigement avec souffleuse'],
  ['car-repair', 'Mobile mechanic: brakes, oil change, engine repair'],
  ['flower-farm', 'Cut flower farm. U-pick, bouquets at the market and a CSA'],
  ['flower-farm', 'Ferme florale : fleurs coupées, bouquets par abonnement, mariages'],
  ['market-garden', 'Market garden: vegetables, garlic and a few cut flowers'],
  ['market-garden', 'Paniers de légumes et quelques bouquets'],
  ['shop', 'Fleuriste : bouquets, mariages, funérailles'],
])('%s: %s', async (trade, text) => {
  const [first] = suggestTrades(await readTrades(), [{ text, weight: 2 }]);
  expect(first?.key).toBe(trade);
});
