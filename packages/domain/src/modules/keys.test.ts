import { expect, test } from 'vitest';
import { freeModules, isFreeModule, isModuleKey, moduleKeys, moduleTitles } from './keys.ts';

test('there are eleven modules, each with its title in both languages', () => {
  expect(moduleKeys).toHaveLength(11);
  expect(new Set(moduleKeys).size).toBe(11);
  for (const key of moduleKeys) expect(moduleTitles[key].en && moduleTitles[key].fr).toBeTruthy();
});

test('three modules are free', () => {
  expect(freeModules).toEqual(['brainstorm', 'idea', 'analysis']);
  expect(moduleKeys.filter(isFreeModule)).toHaveLength(3);
});

test('only the eleven names are modules', () => {
  expect(isModuleKey('rd')).toBe(true);
  for (const other of ['dashboard', 'project-details', '', undefined, null, 3, 'Idea']) {
    expect(isModuleKey(other)).toBe(false);
  }
});
