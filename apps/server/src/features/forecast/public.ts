export { presentFigures } from './present.ts';
