/**
 * How the server's own Node runs. The young generation is kept small: starting would otherwise leave 100 MB of it
 * behind, which a server at rest never needs again.
 */
export const serverFlags = ['--max-semi-space-size=8'];
