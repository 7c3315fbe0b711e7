import { expect, test } from 'vitest';
import { moduleKeys } from './keys.ts';
import { moduleOutlines } from './outlines.ts';
import { moduleDefinition } from './registry.ts';

test.each(moduleKeys)('the outline of %s is that of its definition', (module) => {
  const { output, questions, holdsFigures } = moduleDefinition(module);
  const required = questions.filter((question) => question.required).map(({ id }) => id);
  expect(moduleOutlines[module]).toEqual({ output, required, holdsFigures });
});
