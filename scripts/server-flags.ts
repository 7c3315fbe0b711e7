/**
 * Node flags of the server. The young generation is kept small: otherwise it would grow to 100 MB during the start,
 * which a server at rest never needs again. The old generation is collected once everything has started
 * (apps/server/src/main.ts).
 */
export const serverFlags = ['--max-semi-space-size=8', '--expose-gc'];
