import { personColors } from '@elan/domain/people';
import * as z from 'zod/mini';

/** A person as the people who work with them see them. */
export const profile = z.object({
  email: z.string(),
  /** Empty until the person chooses one. */
  name: z.string(),
  color: z.enum(personColors),
});
