import { type ComponentType, createContext, type ReactNode } from 'react';

export type OwnLink = ComponentType<{ href: string; children?: ReactNode }>;

/**
 * Renders the links of a text to pages of this site. Null, as for every analysis: such links are not followed, because
 * a model or another person wrote them.
 */
export const OwnLinks = createContext<OwnLink | null>(null);
