import { Html } from '../../platform/html/html.ts';
import type { CheckoutForm } from './shopperCalls.ts';

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
