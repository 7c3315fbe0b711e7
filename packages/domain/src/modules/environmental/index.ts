import texts from '../../../../../content/modules/environmental.json' with { type: 'json' };
import { defineModule } from '../define-module.ts';

export const environmental = defineModule(texts, {
  key: 'environmental',
  output: 'report',
  clarification: true,
  questions: [
    {
      id: 'businessType',
      kind: 'select',
      required: true,
      always: true,
      options: ['shop_or_food', 'making', 'on_site_services', 'office_services', 'digital', 'land'],
    },
    {
      id: 'productionMethod',
      kind: 'select',
      required: true,
      options: ['small_batches', 'machines', 'subcontracted', 'resale', 'service', 'on_computers'],
    },
    { id: 'materials', kind: 'text', required: true },
    {
      id: 'packaging',
      kind: 'select',
      required: true,
      options: ['none', 'reusable', 'recyclable', 'compostable', 'plastic_mixed', 'undecided'],
      undecided: 'undecided',
    },
    {
      id: 'transportation',
      kind: 'select',
      required: true,
      options: ['on_foot', 'customers_drive', 'own_vehicle', 'electric_or_bike', 'carrier', 'remote'],
    },
    {
      id: 'energySource',
      kind: 'select',
      required: true,
      options: ['grid_electricity', 'natural_gas', 'oil_or_propane', 'wood', 'own_renewable', 'unknown'],
    },
    {
      id: 'digitalFootprint',
      kind: 'select',
      required: false,
      options: ['minimal', 'moderate', 'central', 'heavy', 'unknown'],
      undecided: 'unknown',
    },
    { id: 'wasteManagement', kind: 'text', required: false },
    { id: 'sustainabilityGoals', kind: 'text', figures: 'nothing', required: false },
  ],
});
