import { describe, expect, it } from 'vitest';
import { reloadForNewBuild } from './new-build.ts';

/** A tab whose page is of one build while the server has another. */
function tab({ page, deployed, keeps = true }: { page: string | null; deployed: string | null; keeps?: boolean }) {
  let reloads = 0;
  let remembered: string | null = null;
  const meetMissingFile = () =>
    reloadForNewBuild({
      pageBuild: () => page,
      deployedBuild: async () => deployed,
      reloadedFor: () => remembered,
      remember: (build) => {
        if (keeps) remembered = build;
        return keeps;
      },
      reload: () => {
        reloads += 1;
      },
    });
  return { meetMissingFile, reloads: () => reloads };
}

describe('a missing file', () => {
  it('reloads a page that is older than the server', async () => {
    const { meetMissingFile, reloads } = tab({ page: 'old-build', deployed: 'new-build' });
    expect(await meetMissingFile()).toBe(true);
    expect(reloads()).toBe(1);
  });

  it('never reloads twice for one build, whatever is in the way', async () => {
    const { meetMissingFile, reloads } = tab({ page: 'old-build', deployed: 'new-build' });
    for (let time = 0; time < 5; time += 1) await meetMissingFile();
    expect(reloads()).toBe(1);
  });

  it.each([
    ['the page is of the build that the server has', { page: 'new-build', deployed: 'new-build' }],
    ['the server cannot be reached', { page: 'old-build', deployed: null }],
    ['the page is of no build', { page: null, deployed: 'new-build' }],
    ['the tab could not remember it', { page: 'old-build', deployed: 'new-build', keeps: false }],
  ])('does not reload when %s', async (_, situation) => {
    const { meetMissingFile, reloads } = tab(situation);
    expect(await meetMissingFile()).toBe(false);
    expect(reloads()).toBe(0);
  });
});
