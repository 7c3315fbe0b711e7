import type { Persona } from './persona.ts';

export type PersonasReading = { personas: Persona[] } | { problem: 'unusable' | 'misshapen' };

export function parsePersonas(reply: string): PersonasReading {
  return reply === '' ? { personas: [] } : { problem: 'unusable' };
}
