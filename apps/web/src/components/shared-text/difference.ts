import type { ComponentType } from 'react';

/** Shows two texts and what differs between them. */
export type Difference = ComponentType<{ older: string; newer: string }>;
