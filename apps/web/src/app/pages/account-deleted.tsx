export { AccountDeleted as AccountDeletedPage } from '../../features/account/account-deleted.tsx';
