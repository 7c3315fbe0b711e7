import { capitalised, inWords } from '@elan/domain/in-words';
import { languages } from '@elan/domain/locale';
import { generationLimits } from '@elan/domain/plans';
import { expect, it } from 'vitest';
import { authMessages } from './messages.ts';

it('offers as many analyses as the free plan has', () => {
  const free = capitalised(inWords(generationLimits.free));
  for (const language of languages)
    expect(authMessages.signUpLead[language].startsWith(`${free[language]} `)).toBe(true);
});
