import type { PaymentReport } from './contract.ts';

/**
 * Validates the return value of `finishPayment`, `endPayment` or `take`. Throws if the value is not a payment report, null
 * or undefined.
 */
export function reportOf(answer: unknown): PaymentReport | null {
  if (answer === null || answer === undefined) return null;
  const { record } = Object(answer) as Partial<PaymentReport>;
  if (isPlain(answer) && (record === undefined || isPlain(record))) return answer as PaymentReport;
  throw new TypeError(`The payment method returned ${describe(answer)}, which is not a payment report`);
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const describe = (answer: unknown): string => (isPlain(answer) ? 'an invalid record' : typeof answer);
