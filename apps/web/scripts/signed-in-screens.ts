import { type ModuleKey, moduleKeys } from '@elan/domain/modules/keys';
import type { Manifest } from './manifest.ts';
import type { Page } from './page.ts';

type Screen = Pick<Page, 'name' | 'later'> & { sources: string[] };

const layout = 'src/app/layouts/signed-in-layout.tsx';
const modules = '../../packages/domain/src/modules';

/** What some modules show besides their questions and their analysis. */
const companions: Readonly<Record<string, { sources?: string[]; later?: string[] }>> = {
  brainstorm: { later: ['src/features/brainstorm/ideas-panel.tsx'] },
  analysis: {
    sources: ['src/app/compositions/module/module-autofill.tsx'],
    later: ['src/features/modules/journey-card.tsx'],
  },
  environmental: { sources: ['src/app/compositions/module/environmental-kind.tsx'] },
};

/**
 * The shells for screens of people who are signed in: each announces all the files of its screen, so that a browser
 * fetches them together instead of finding one in the other. The name says the path (`shellOf` on the server); a screen
 * without a shell of its own opens with the plain one.
 */
export function signedInScreens(manifest: Manifest): Screen[] {
  const page = (name: string, file: string): Screen => ({
    name: `app-${name}`,
    sources: [layout, `src/app/pages/${file}.tsx`],
  });
  return [
    page('dashboard', 'dashboard'),
    page('project-details', 'project-details'),
    page('project-left', 'what-is-left'),
    page('project-request', 'project-request'),
    page('project-plan', 'project-plan'),
    page('project-links', 'project-links'),
    page('project-suggestions', 'project-suggestions'),
    page('account', 'account'),
    ...moduleKeys.map((key) => ({
      name: `app-module-${key}`,
      ...sourcesOf(key, manifest),
    })),
  ];
}

/** A module has its own page, or uses the shared one with its questions. */
function sourcesOf(key: ModuleKey, manifest: Manifest): Omit<Screen, 'name'> {
  const own = `src/app/compositions/module/${key}.tsx`;
  const hasOwn = manifest[own] !== undefined;
  const { sources = [], later = [] } = companions[key] ?? {};
  return {
    sources: [layout, 'src/app/pages/module.tsx', hasOwn ? own : `${modules}/${key}/index.ts`, ...sources],
    later,
  };
}
