import { html } from '@shop/runtime/extension';
import type { AppContext, CheckoutForm, Html, Text } from '@shop/runtime/extension';

/** The gateway's script calls other gateway hosts and loads iframes from them. */
const GATEWAY = 'https://js.stripe.com';

type Markup = Extract<CheckoutForm, { markup: unknown }>;

/** Returns the key with which the gateway's script works in browsers. Throws an Error if none is set. */
export async function publishableKeyOf(app: AppContext): Promise<string> {
  const key = await app.setting('cardgwPublishableKey');
  if (!key) throw new Error('The card gateway has no publishable key');
  return key;
}

/** Renders the data with which the shop's scripts say that the card was declined, or that the gateway does not answer. */
export const faultData = (text: Text): Html =>
  html`data-declined="${text('cardgw.declined')}" data-no-answer="${text('cardgw.noAnswer')}"`;

/** Returns the scripts of a page, the gateway's before the shop's at `path`, and the origins that they use. */
export const gatewayScripts = (
  scriptUrl: string,
  path: string,
): Required<Pick<Markup, 'scripts' | 'sources'>> => ({
  scripts: [scriptUrl, path],
  sources: sourcesOf(new URL(scriptUrl).origin),
});

/** Returns the origins that a page with the gateway's script may load from and connect to. */
const sourcesOf = (origin: string): NonNullable<Markup['sources']> =>
  origin === GATEWAY
    ? {
        'script-src': [GATEWAY, 'https://*.js.stripe.com'],
        'connect-src': ['https://api.stripe.com'],
        'frame-src': [GATEWAY, 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
      }
    : { 'script-src': [origin], 'connect-src': [origin], 'frame-src': [origin] };
