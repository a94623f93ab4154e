import type { AppContext, PaymentSetup } from '@shop/runtime/extension';
import type { CardConfig } from './config.ts';

const NEEDED = ['cardgwSecretKey', 'cardgwPublishableKey', 'cardgwEndpointSecret'] as const;

/** Describes the setup of the card gateway account: the mode based on the secret key, missing settings, and the webhook URL. */
export async function cardSetup(app: AppContext, { apiBase }: CardConfig): Promise<PaymentSetup> {
  const settings = await app.settings(NEEDED);
  const key = settings.cardgwSecretKey;
  return {
    mode: key ? modeOf(key, apiBase) : null,
    missing: NEEDED.filter((name) => !settings[name]),
    addresses: [{ purpose: 'webhook', url: new URL('/api/cardgw/webhook', app.config.shop.url).href }],
  };
}

/** A custom API URL belongs to a simulator. */
function modeOf(key: string, apiBase: string | undefined): PaymentSetup['mode'] {
  if (apiBase !== undefined) return 'simulated';
  return /^[sr]k_live_/.test(key) ? 'live' : 'test';
}
