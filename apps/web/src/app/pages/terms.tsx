export { Terms as TermsPage } from '../../features/terms/terms.tsx';
