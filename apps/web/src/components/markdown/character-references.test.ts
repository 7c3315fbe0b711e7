import { describe, expect, it } from 'vitest';
import { decodeNamedCharacterReference } from './character-references.ts';

describe('decodeNamedCharacterReference', () => {
  it('knows the names that are written by hand', () => {
    expect(['amp', 'nbsp', 'eacute', 'laquo'].map(decodeNamedCharacterReference)).toEqual(['&', '\u00a0', 'é', '«']);
  });

  it.each(['nosuchname', 'toString', ''])('leaves %o as it was written', (name) => {
    expect(decodeNamedCharacterReference(name)).toBe(false);
  });
});
