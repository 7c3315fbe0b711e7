import { demoIds } from '@elan/domain/demo';
import { expect, it } from 'vitest';
import { moduleCalls } from './modules.ts';
import { createDemoStore } from './store.ts';

it('sets a question aside with its answer, and brings it back', async () => {
  const store = createDemoStore('en');
  const { setAside } = moduleCalls(store);
  const part = { projectId: demoIds.project, module: 'rd', kind: 'question', part: 'suppliers' } as const;
  const aside = await setAside({ ...part, aside: true });
  expect(aside.answers).not.toHaveProperty('suppliers');
  expect(aside.setAside?.questions['suppliers']).toContain('mill');
  const back = await setAside({ ...part, aside: false });
  expect(back.setAside).toBeUndefined();
  expect(back.answers['suppliers']).toBe(aside.setAside?.questions['suppliers']);
});
