export { daysOf, periodQuery, periodsOf } from './period.ts';
export type { RequestedPeriod } from './period.ts';
