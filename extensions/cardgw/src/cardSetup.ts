import type { AppContext, PaymentSetup } from '@shop/runtime/extension';
import type { CardConfig } from './config.ts';

const NEEDED = ['cardgwSecretKey', 'cardgwPublishableKey', 'cardgwEndpointSecret'] as const;

/** Describes the account at the card gateway: its mode by its secret key, what is missing, and where its events go. */
export async function cardSetup(app: AppContext, { apiBase }: CardConfig): Promise<PaymentSetup> {
  const settings = await app.settings(NEEDED);
  const key = settings.cardgwSecretKey;
  return {
    mode: key ? modeOf(key, apiBase) : null,
    missing: NEEDED.filter((name) => !settings[name]),
    addresses: [{ purpose: 'webhook', url: new URL('/api/cardgw/webhook', app.config.shop.url).href }],
  };
}

/** An address of its own instead of the gateway's is that of a simulator. */
function modeOf(key: string, apiBase: string | undefined): PaymentSetup['mode'] {
  if (apiBase !== undefined) return 'simulated';
  return /^[sr]k_live_/.test(key) ? 'live' : 'test';
}
