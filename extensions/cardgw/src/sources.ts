import type { CheckoutForm } from '@shop/runtime/extension';

/** The gateway's script calls other gateway hosts and loads iframes from them. */
const GATEWAY = 'https://js.stripe.com';

/** Returns the origins that a page with the gateway's script may load from and connect to. */
export const sourcesOf = (
  origin: string,
): NonNullable<Extract<CheckoutForm, { markup: unknown }>['sources']> =>
  origin === GATEWAY
    ? {
        'script-src': [GATEWAY, 'https://*.js.stripe.com'],
        'connect-src': ['https://api.stripe.com'],
        'frame-src': [GATEWAY, 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
      }
    : { 'script-src': [origin], 'connect-src': [origin], 'frame-src': [origin] };
