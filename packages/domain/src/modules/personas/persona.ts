import * as z from 'zod/mini';

/** A customer profile, with the field names of the specification. */
export const persona = z.object({
  nom: z.string(),
  age: z.string(),
  profession: z.string(),
  localisation: z.string(),
  revenus: z.string(),
  besoins: z.array(z.string()),
  frustrations: z.array(z.string()),
  comportements: z.array(z.string()),
  canaux_preferes: z.array(z.string()),
  citation: z.string(),
  objectifs: z.array(z.string()),
  freins_achat: z.array(z.string()),
});
export type Persona = z.infer<typeof persona>;
