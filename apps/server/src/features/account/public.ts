/** What the app may import from account. */
export { answerDeletion, deletionOperation, deletionPath } from './delete-function.ts';
