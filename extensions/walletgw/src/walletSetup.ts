import type { AppContext, PaymentSetup } from '@shop/runtime/extension';
import { LIVE, SANDBOX } from './walletConfig.ts';
import type { WalletConfig } from './walletConfig.ts';

const NEEDED = ['walletgwClientId', 'walletgwClientSecret', 'walletgwWebhookId'] as const;

/** Describes the wallet gateway account: its mode by the API URL, what is missing, and where its events are sent. */
export async function walletSetup(app: AppContext, { environment }: WalletConfig): Promise<PaymentSetup> {
  const { walletgwEnvironment, ...settings } = await app.settings([...NEEDED, 'walletgwEnvironment']);
  const hasAccount = settings.walletgwClientId && settings.walletgwClientSecret;
  return {
    mode: hasAccount ? modeOf(environment ?? walletgwEnvironment) : null,
    missing: NEEDED.filter((name) => !settings[name]),
    addresses: [{ purpose: 'webhook', url: new URL('/api/walletgw/webhook', app.config.shop.url).href }],
  };
}

/** Any other URL is a simulator's. */
function modeOf(address: string): PaymentSetup['mode'] {
  if (address === LIVE) return 'live';
  return address === SANDBOX ? 'test' : 'simulated';
}
