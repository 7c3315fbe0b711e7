import type { Localized } from '@elan/domain/locale';
import type { Sample, SampleProject } from '@elan/domain/modules/sample-file';

const files = import.meta.glob<Localized<Sample>>('../../../../content/samples/*.yaml', {
  query: '?sample',
  import: 'default',
  eager: true,
});

/** @throws if the project has no file; `npm run check` finds that first */
export function sampleOf(project: SampleProject): Localized<Sample> {
  const sample = files[`../../../../content/samples/${project}.yaml`];
  if (sample === undefined) throw new Error(`There is no content file samples/${project}.yaml.`);
  return sample;
}
