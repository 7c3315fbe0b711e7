import { createCollaborator, createProject, createUser } from './factories.ts';
import { createTestApp } from './test-app.ts';

/** An application with one project, which its owner and an editor may change. */
export async function twoEditors() {
  const app = await createTestApp();
  const owner = await createUser(app.deps, { premium: true });
  const editor = await createUser(app.deps, { premium: true });
  const project = await createProject(app.deps, { ownerId: owner.id });
  await createCollaborator(app.deps, project, { user: editor, role: 'editor' });
  return { app, owner, editor, projectId: project.id };
}
