/**
 * How the server's own Node runs. The young generation is kept small: starting would otherwise leave 100 MB of it
 * behind, which a server at rest never needs again. What it leaves in the old one is collected when all has started
 * (apps/server/src/main.ts).
 */
export const serverFlags = ['--max-semi-space-size=8', '--expose-gc'];
