import { pickField, readFields, readList, readText } from '../../loose-values.ts';
import { readJsonReply } from '../../tolerant-json.ts';
import { personaCount } from './count.ts';
import type { Persona } from './persona.ts';

export type PersonasReading = { personas: Persona[] } | { problem: 'unusable' | 'misshapen' };

/** Names models use for the specification's fields. */
const names: Readonly<Record<keyof Persona, readonly string[]>> = {
  nom: ['nom', 'name', 'full_name', 'prenom', 'first_name'],
  age: ['age', 'age_range', 'tranche_age'],
  profession: ['profession', 'occupation', 'job', 'job_title', 'emploi', 'metier'],
  localisation: ['localisation', 'location', 'lieu', 'place', 'city', 'ville'],
  revenus: ['revenus', 'revenu', 'income', 'revenue', 'salary', 'budget'],
  besoins: ['besoins', 'needs'],
  frustrations: ['frustrations', 'pain_points', 'pains', 'irritants'],
  comportements: ['comportements', 'behaviours', 'behaviors', 'habits', 'habitudes'],
  canaux_preferes: ['canaux_preferes', 'preferred_channels', 'channels', 'canaux'],
  citation: ['citation', 'quote'],
  objectifs: ['objectifs', 'goals', 'objectives'],
  freins_achat: ['freins_achat', 'freins', 'purchase_barriers', 'buying_barriers', 'barriers', 'objections'],
};

const list = { items: 8, characters: 400 };

/**
 * Parses a personas reply: JSON with a `personas` array, fenced or surrounded by text (PERS-014). Lenient about field
 * types, strict about their number: extras are dropped, fewer than three are rejected (decision N-12).
 * @returns the personas; 'misshapen' when the reply is data without three of them, 'unusable' when it is not data
 */
export function parsePersonas(reply: string): PersonasReading {
  let isData = false;
  const personas = readJsonReply(reply, (candidate) => {
    // A lone persona comes from a reply that was cut off, so it is treated as unreadable.
    if (readPersona(candidate) === undefined) isData = true;
    const entries = (candidate as { personas?: unknown } | null)?.personas;
    if (!Array.isArray(entries)) return undefined;
    const usable = entries.slice(0, 100).flatMap((entry) => readPersona(entry) ?? []);
    return usable.length < personaCount ? undefined : usable.slice(0, personaCount);
  });
  return personas === undefined ? { problem: isData ? 'misshapen' : 'unusable' } : { personas };
}

function readPersona(entry: unknown): Persona | undefined {
  const fields = readFields(entry);
  if (fields === undefined) return undefined;
  const text = (field: keyof Persona, maximum: number) => readText(pickField(fields, names[field]), maximum);
  const texts = (field: keyof Persona) => readList(pickField(fields, names[field]), list);
  const nom = text('nom', 120);
  if (nom === '') return undefined;
  return {
    nom,
    age: text('age', 200),
    profession: text('profession', 300),
    localisation: text('localisation', 300),
    revenus: text('revenus', 300),
    besoins: texts('besoins'),
    frustrations: texts('frustrations'),
    comportements: texts('comportements'),
    canaux_preferes: texts('canaux_preferes'),
    citation: text('citation', 600),
    objectifs: texts('objectifs'),
    freins_achat: texts('freins_achat'),
  };
}
