export { dayIn, daysOf, periodsOf } from './period.ts';
export type { Period } from './period.ts';
