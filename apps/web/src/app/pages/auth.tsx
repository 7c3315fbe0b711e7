export { SignInSteps as AuthPage } from '../../features/auth/sign-in-steps.tsx';
