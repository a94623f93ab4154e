import type { AppContext } from '@shop/runtime/extension';

/** Returns how the gateway captures new payments, by the setting `cardgwPaymentMode`. */
export const captureMode = async (app: AppContext): Promise<'automatic_async' | 'manual'> =>
  (await app.setting('cardgwPaymentMode')) === 'capture' ? 'automatic_async' : 'manual';
