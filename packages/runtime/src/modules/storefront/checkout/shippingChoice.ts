import { shippingMethodRequired } from '../../orders/index.ts';

/** Encodes provider and method as the value of a radio button. */
export const choiceText = (provider: string, method: string): string =>
  `${encodeURIComponent(provider)}/${encodeURIComponent(method)}`;

/** Decodes provider and method from a radio button value. Throws `SHIPPING_METHOD_REQUIRED` (400) for any other value. */
export function shippingChoice(text: string): {
  readonly provider_code: string;
  readonly method_code: string;
} {
  const [provider = '', method = '', ...more] = text.split('/');
  if (provider === '' || method === '' || more.length > 0) throw shippingMethodRequired();
  try {
    return { provider_code: decodeURIComponent(provider), method_code: decodeURIComponent(method) };
  } catch {
    // Our forms never send an invalid percent sequence.
    throw shippingMethodRequired();
  }
}
