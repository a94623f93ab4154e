import { isRecord } from '../../platform/isRecord.ts';
import { recordFault } from './recordFault.ts';
import { reportOf } from './methodAnswers.ts';
import { isWebAddress } from './stepFault.ts';

/** The charge for which a payment method returned an outcome. */
export interface RequestedCharge {
  readonly handler: 'payWith' | 'findCharge';
  /** The amount as a decimal string in major units of the currency. */
  readonly amount: string;
  readonly currency: string;
}

const CODE = /^[a-z][\w.-]{0,99}$/i;
const MAX_MESSAGE = 500;

/**
 * Describes the error in the return value of `payWith` or `findCharge`, as a phrase that follows the payment method's name. Returns null if
 * the value is valid. Only `findCharge` may return null, and only `payWith` may decline.
 */
export function chargeFault(
  answer: unknown,
  request: RequestedCharge,
  isStatus: (code: string) => boolean,
): string | null {
  const { handler } = request;
  if ((answer ?? null) === null && handler === 'findCharge') return null;
  if (!isRecord(answer)) return `returned no outcome from ${handler}`;
  const { outcome } = answer;
  if (outcome === 'unknown') return null;
  if (outcome === 'paid') return paidFault(answer, request, isStatus);
  if (outcome === 'action')
    return isWebAddress(answer['url']) ? null : 'returned an action without an http or https URL';
  if (outcome === 'declined' && handler === 'payWith') return declinedFault(answer);
  return `returned the outcome ${JSON.stringify(outcome) ?? 'undefined'} from ${handler}`;
}

function paidFault(
  { report }: Readonly<Record<string, unknown>>,
  { amount, currency }: RequestedCharge,
  isStatus: (code: string) => boolean,
): string | null {
  if (!isReport(report)) return 'returned a charge without a payment report';
  const { record } = reportOf(report) ?? {};
  if (record?.pending) return 'returned a charge that is still pending';
  return recordFault(record, { kind: 'place', amount, currency, mayBeLess: false }, isStatus);
}

function declinedFault({ code, message, report }: Readonly<Record<string, unknown>>): string | null {
  if (typeof code !== 'string' || !CODE.test(code)) return 'declined a charge without a code';
  if (typeof message !== 'string' || message.trim() === '' || message.length > MAX_MESSAGE)
    return `declined a charge without a message of 1 to ${MAX_MESSAGE} characters`;
  if ((report ?? null) === null) return null;
  if (!isReport(report)) return 'declined a charge with an invalid payment report';
  return reportOf(report)?.record === undefined ? null : 'declined a charge with a report of money';
}

function isReport(value: unknown): boolean {
  try {
    return reportOf(value) !== null;
  } catch {
    return false;
  }
}
