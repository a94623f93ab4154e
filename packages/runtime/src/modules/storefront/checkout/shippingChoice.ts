import { shippingMethodRequired } from '../../orders/index.ts';

/** Encodes a shipping provider and shipping method as a radio button value. */
export const choiceText = (provider: string, method: string): string =>
  `${encodeURIComponent(provider)}/${encodeURIComponent(method)}`;

/**
 * Decodes a shipping provider and shipping method from a radio button value. Throws `SHIPPING_METHOD_REQUIRED` (400) for any other
 * value.
 */
export function shippingChoice(text: string): {
  readonly provider_code: string;
  readonly method_code: string;
} {
  const [provider = '', method = '', ...more] = text.split('/');
  if (provider === '' || method === '' || more.length > 0) throw shippingMethodRequired();
  try {
    return { provider_code: decodeURIComponent(provider), method_code: decodeURIComponent(method) };
  } catch {
    // The shop's own forms never send an invalid percent-encoding.
    throw shippingMethodRequired();
  }
}
