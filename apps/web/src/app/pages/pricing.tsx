export { Pricing as PricingPage } from '../../features/billing/pricing.tsx';
