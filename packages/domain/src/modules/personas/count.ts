/** How many personas one generation produces (specification 9). */
export const personaCount = 3;
