import type { AppContext, PaymentSetup } from '@shop/runtime/extension';
import { LIVE, SANDBOX } from './walletConfig.ts';
import type { WalletConfig } from './walletConfig.ts';

const NEEDED = ['walletgwClientId', 'walletgwClientSecret', 'walletgwWebhookId'] as const;

/** Describes the setup of the wallet gateway account: the mode based on the API URL, missing settings, and the webhook URL. */
export async function walletSetup(app: AppContext, { environment }: WalletConfig): Promise<PaymentSetup> {
  const { walletgwEnvironment, ...settings } = await app.settings([...NEEDED, 'walletgwEnvironment']);
  const hasAccount = settings.walletgwClientId && settings.walletgwClientSecret;
  return {
    mode: hasAccount ? modeOf(environment ?? walletgwEnvironment) : null,
    missing: NEEDED.filter((name) => !settings[name]),
    addresses: [{ purpose: 'webhook', url: new URL('/api/walletgw/webhook', app.config.shop.url).href }],
  };
}

/** Any other API URL belongs to a simulator. */
function modeOf(address: string): PaymentSetup['mode'] {
  if (address === LIVE) return 'live';
  return address === SANDBOX ? 'test' : 'simulated';
}
