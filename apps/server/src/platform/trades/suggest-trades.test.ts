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
  ['car-repair', 'Garage de mécanique automobile : freins, pneus, antirouille'],
  ['car-detailing', 'Mobile auto detailing: interiors, shampoo, ceramic coating, fleets'],
  ['car-detailing', "Esthétique automobile à domicile, lavage et shampoing d'intérieurs"],
  ['beauty', 'Esthétique, soins du visage et épilation'],
  ['pet-boarding', 'Dog daycare, cards of ten days, and boarding at night'],
  ['pet-boarding', 'A daycare and boarding place where people leave their dogs while they work'],
  ['pet-boarding', 'Garderie pour chiens et pension la nuit à Sherbrooke'],
  ['pet-boarding', 'Garderie chien, je garde des chiens le jour et la nuit'],
  ['pet-grooming', 'Dog grooming, baths and nail trims, no boarding'],
  ['pet-grooming', 'Toilettage de chiens et de chats'],
  ['home-day-care', 'Home daycare for six toddlers, with a dog in the house'],
  ['home-day-care', 'Garderie en milieu familial, six enfants'],
  ['flower-farm', 'Cut flower farm. U-pick, bouquets at the market and a CSA'],
  ['flower-farm', 'Ferme florale : fleurs coupées, bouquets par abonnement, mariages'],
  ['market-garden', 'Market garden: vegetables, garlic and a few cut flowers'],
  ['market-garden', 'Paniers de légumes et quelques bouquets'],
  ['shop', 'Fleuriste : bouquets, mariages, funérailles'],
])('%s: %s', async (trade, text) => {
  const [first] = suggestTrades(await readTrades(), [{ text, weight: 2 }]);
  expect(first?.key).toBe(trade);
});
