/** What other features may import from tasks. */
export { storeTask } from './add-task.ts';
