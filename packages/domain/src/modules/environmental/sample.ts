import type { Localized } from '../../locale.ts';
import type { AnswersOf } from '../registry.ts';

/** A bakery in Trois-Rivières and a scheduling app for clinics. */
export const sample: Localized<{ bakery: AnswersOf<'environmental'>; clinic: AnswersOf<'environmental'> }> = {
  en: {
    bakery: {
      businessType: 'shop_or_food',
      productionMethod: 'small_batches',
      materials: 'Organic flour from a mill in Mauricie, water, sea salt, paper bags, parchment paper',
      packaging: 'recyclable',
      transportation: 'on_foot',
      energySource: 'grid_electricity',
      digitalFootprint: 'moderate',
      wasteManagement:
        'Unsold bread to the community fridge every evening; flour sacks back to the mill; parchment paper in the garbage',
      sustainabilityGoals:
        'Fewer than 5 unsold loaves out of 100 by the end of the first year; half of the customers with their own bag',
    },
    clinic: {
      businessType: 'digital',
      productionMethod: 'on_computers',
      materials: 'Two laptops, two used telephones, hosting in Canada, text messages',
      packaging: 'none',
      transportation: 'own_vehicle',
      energySource: 'grid_electricity',
      digitalFootprint: 'central',
      wasteManagement: 'Old devices to the Écocentre in Sherbrooke; messages deleted after 30 days',
      sustainabilityGoals: 'Keep every device for 6 years; servers in Québec by the end of the second year',
    },
  },
  fr: {
    bakery: {
      businessType: 'shop_or_food',
      productionMethod: 'small_batches',
      materials: "Farine bio d'un moulin de la Mauricie, eau, sel de mer, sacs de papier, papier parchemin",
      packaging: 'recyclable',
      transportation: 'on_foot',
      energySource: 'grid_electricity',
      digitalFootprint: 'moderate',
      wasteManagement:
        'Pains invendus au frigo communautaire chaque soir\u00a0; sacs de farine retournés au moulin\u00a0; papier parchemin aux ordures',
      sustainabilityGoals:
        'Moins de 5 pains invendus sur 100 à la fin de la première année\u00a0; la moitié de la clientèle avec son propre sac',
    },
    clinic: {
      businessType: 'digital',
      productionMethod: 'on_computers',
      materials: 'Deux portables, deux téléphones usagés, un hébergement au Canada, des textos',
      packaging: 'none',
      transportation: 'own_vehicle',
      energySource: 'grid_electricity',
      digitalFootprint: 'central',
      wasteManagement: "Vieux appareils à l'Écocentre de Sherbrooke\u00a0; messages effacés après 30 jours",
      sustainabilityGoals: 'Garder chaque appareil 6 ans\u00a0; des serveurs au Québec à la fin de la deuxième année',
    },
  },
};
