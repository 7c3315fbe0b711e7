export { storeTask } from './add-task.ts';
