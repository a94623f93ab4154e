export type { Check } from './check.ts';
export { listChecks } from './listChecks.ts';
