export { vatCheckFault } from './vatCheckFault.ts';
