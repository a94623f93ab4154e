export { daysOf, periodQuery, periodsOf } from './period.ts';
export type { RequestedPeriod as RequestedPeriod } from './period.ts';
