import type { Bundle } from '@elan/contract/notices';

/** Where a notice leads: to the only thing it is about, or to the page where all of them are; of an unknown kind, to the plan. */
export function bundleAddress({ kind, project_id: project, subject, is_open: isOpen }: Bundle): string {
  const page = (name: string, query: Record<string, string>, place: string) =>
    `/project/${name}?${new URLSearchParams({ ...query, project })}${subject === null ? '' : `#${place}-${subject}`}`;
  switch (kind) {
    case 'suggested':
      return page('suggestions', isOpen || subject === null ? {} : { state: 'decided' }, 'suggestion');
    case 'accepted':
    case 'refused':
      return page('suggestions', { state: 'decided' }, 'suggestion');
    case 'asked':
    case 'answered':
      return page('tasks', {}, 'task');
    default:
      kind satisfies 'signed';
      return page('plan', {}, 'plan');
  }
}
