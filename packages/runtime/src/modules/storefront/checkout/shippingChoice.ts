import { shippingMethodRequired } from '../../orders/index.ts';

/** Writes provider and method as the value of one radio button. */
export const choiceText = (provider: string, method: string): string =>
  `${encodeURIComponent(provider)}/${encodeURIComponent(method)}`;

/** Reads provider and method from such a value. Throws `SHIPPING_METHOD_REQUIRED` (400) for anything else. */
export function shippingChoice(text: string): {
  readonly provider_code: string;
  readonly method_code: string;
} {
  const [provider = '', method = '', ...more] = text.split('/');
  if (provider === '' || method === '' || more.length > 0) throw shippingMethodRequired();
  try {
    return { provider_code: decodeURIComponent(provider), method_code: decodeURIComponent(method) };
  } catch {
    // A percent sign that encodes nothing comes from no form of ours.
    throw shippingMethodRequired();
  }
}
