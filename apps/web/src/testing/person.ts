import type { Profile } from '@elan/domain/people';

/** Somebody without a name of their own, unless given. */
export const personOf = (email: string, name = ''): Profile => ({ email, name, color: 'pine' });
