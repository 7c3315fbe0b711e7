/** What the app may use of the account. */
export { answerDeletion, deletionOperation, deletionPath } from './delete-function.ts';
