import type { PaymentReport } from './contract.ts';
import { Html } from '../../platform/html/html.ts';
import { isRecord } from '../../platform/isRecord.ts';
import type { CheckoutForm } from './shopperCalls.ts';

/**
 * Validates the return value of `finishPayment`, `endPayment` or `take`. Throws if the value is not a payment report, null
 * or undefined.
 */
export function reportOf(answer: unknown): PaymentReport | null {
  if (answer === null || answer === undefined) return null;
  if (isReport(answer)) return answer;
  throw new TypeError(`The payment method returned ${describe(answer)}, which is not a payment report`);
}

const isReport = (answer: unknown): answer is PaymentReport =>
  isRecord(answer) && (answer['record'] === undefined || isRecord(answer['record']));

const describe = (answer: unknown): string => (isRecord(answer) ? 'an invalid record' : typeof answer);

/** Checks the form that an extension returned for paying or approving a payment. Throws an Error if it is neither a URL nor markup. */
export function formOf(form: unknown): CheckoutForm {
  if (isForm(form)) return form;
  throw new Error('The form is neither a URL nor markup');
}

function isForm(form: unknown): form is CheckoutForm {
  if (typeof form !== 'object' || form === null) return false;
  if (!('redirectTo' in form)) return 'markup' in form && form.markup instanceof Html;
  const { redirectTo } = form;
  return typeof redirectTo === 'string' && (/^\/(?!\/)/.test(redirectTo) || isWebAddress(redirectTo));
}

const isWebAddress = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '');
