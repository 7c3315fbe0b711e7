export { AdvisedProjects as AdvisingPage } from '../../features/advising/advised-projects.tsx';
