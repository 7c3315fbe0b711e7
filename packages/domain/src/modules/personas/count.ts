/** Personas of one generation (specification 9). */
export const personaCount = 3;
