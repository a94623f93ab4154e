export { daysOf, periodQuery, periodsOf } from './period.ts';
export type { AskedPeriod } from './period.ts';
