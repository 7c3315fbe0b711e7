export const swotQuadrants = ['strengths', 'weaknesses', 'opportunities', 'threats'] as const;
export type SwotQuadrant = (typeof swotQuadrants)[number];
export type Swot = Readonly<Record<SwotQuadrant, readonly string[]>>;
