import { expect, test } from 'vitest';
import { founderTexts } from './founder-texts.ts';
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
  ['mobile-mechanic', 'Mobile mechanic: brakes, oil change, engine repair'],
  ['car-repair', 'Garage de mécanique automobile : freins, pneus, antirouille'],
  ['mobile-mechanic', 'Mobile diesel truck repair for farms. I come to the yard with a service truck.'],
  ['mobile-mechanic', "I fix cars in people's driveways"],
  ['mobile-mechanic', 'Je répare des autos chez les gens, mécanique à domicile'],
  ['mobile-mechanic', 'Mécano mobile : freins et vidanges dans votre entrée'],
  ['car-repair', 'Two-bay garage: brakes, tires, oil change, rustproofing'],
  ['landscaping-and-snow', 'Snow removal of driveways'],
  ['senior-care', 'Aide à domicile pour aînés'],
  ['senior-care', 'Aide pour personnes âgées à la maison'],
  ['tutoring', 'Aide aux devoirs'],
  ['tutoring', "Aide pour les devoirs après l'école"],
  ['tutoring', 'Aide aux élèves en difficulté'],
  ['it-support', 'Aide informatique pour aînés'],
  ['moving-and-delivery', 'Aide pour déménager'],
  ['cleaning', 'Aide ménagère pour familles'],
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

test.each([
  [
    'caterer',
    {
      businessIdea: 'un service de traiteur pour les garderies, 9$ par repas',
      targetMarket: 'les garderies et les parents pressés',
      experience: 'éducatrice 15 ans, je cuisine pour la garderie',
    },
  ],
  ['prepared-meals', { businessIdea: 'Des repas pour les garderies en milieu familial' }],
  ['prepared-meals', { businessIdea: 'Hot meals, every day, for home daycares' }],
  ['prepared-meals', { businessIdea: 'Bouffe santé pour garderies' }],
  ['small-making', { businessIdea: 'Jouets en bois pour les garderies et les écoles' }],
  [undefined, { businessIdea: 'Cartoons for daycares' }],
  ['senior-care', { businessIdea: 'Aide pour aînés' }],
  ['bike-repair', { businessIdea: 'Un atelier pour réparer des vélos' }],
  ['home-day-care', { businessIdea: 'Garderie en milieu familial, repas inclus' }],
  ['handyman', { businessIdea: 'carpenter, decks and kitchens' }],
] as const)('suggests %s, not the trade of the customers: %j', async (trade, answers) => {
  const project = { name: 'Manon', description: null, modules: { idea: { answers } } };
  const [first] = suggestTrades(await readTrades(), founderTexts(project));
  expect(first?.key).toBe(trade);
});

test('an idea that was kept from the list has the trade it was listed for, not one its description names', async () => {
  const trades = await readTrades();
  const card = trades.find(({ key }) => key === 'handyman')?.ideas.find(({ title }) => /^Bathrooms/u.test(title.en));
  const selectedIdea = { title: card?.title.en ?? '', description: card?.description.en ?? '' };
  expect(selectedIdea.description).toMatch(/plumber and electrician/u);
  const modules = {
    brainstorm: { answers: {}, selectedIdea },
    idea: { answers: { businessIdea: `${selectedIdea.title}. ${selectedIdea.description}` } },
  };
  const [first] = suggestTrades(trades, founderTexts({ name: 'wood', description: null, modules }));
  expect(first).toEqual({ key: 'handyman', words: [selectedIdea.title] });
});
