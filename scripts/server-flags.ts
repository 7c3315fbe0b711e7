/**
 * Node flags of the server. The young generation is kept small: otherwise it would grow to 100 MB during the start,
 * which a server at rest never needs again.
 */
export const serverFlags = ['--max-semi-space-size=8'];
