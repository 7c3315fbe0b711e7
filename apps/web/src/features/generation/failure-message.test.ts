import { describe, expect, it } from 'vitest';
import { failureMessage } from './failure-message.ts';

describe('failureMessage', () => {
  it('starts with the mark and the words of the specification', () => {
    expect(failureMessage('technical', 'en')).toMatch(/^# ⚠️ Service temporarily unavailable\n/u);
    expect(failureMessage('technical', 'fr')).toMatch(/^# ⚠️ Service temporairement indisponible\n/u);
  });

  it('tells a wrong configuration from a technical difficulty', () => {
    expect(failureMessage('configuration', 'en')).toContain('configuration problem');
    expect(failureMessage('configuration', 'en')).toContain('The administrator has to correct it.');
    expect(failureMessage('configuration', 'fr')).toContain('problème de configuration');
    for (const failure of ['technical', 'interrupted', 'unusable'] as const) {
      expect(failureMessage(failure, 'en')).toContain('technical difficulty');
      expect(failureMessage(failure, 'fr')).toContain('difficulté technique');
    }
  });

  it.each(['en', 'fr'] as const)('gives three pieces of advice (%s)', (language) => {
    expect(failureMessage('technical', language).match(/^- /gmu)).toHaveLength(3);
  });

  it('says it shortly when the reply was empty', () => {
    expect(failureMessage('empty', 'en')).toMatch(/^Error generating response\.\n/u);
    expect(failureMessage('empty', 'fr')).toMatch(/^Erreur lors de la génération de la réponse\.\n/u);
  });
});
