import type { AppContext } from '@shop/runtime/extension';
import type { WalletConfig } from './walletConfig.ts';
import { SANDBOX } from './walletConfig.ts';

/** The shop's account at the gateway. */
export interface WalletAccount {
  /** Base URL of the gateway's API, without a trailing slash. */
  readonly base: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Webhook ID. Null if webhook deliveries cannot be verified. */
  readonly webhookId: string | null;
  readonly intent: 'CAPTURE' | 'AUTHORIZE';
}

const KEYS = [
  'walletgwClientId',
  'walletgwClientSecret',
  'walletgwEnvironment',
  'walletgwWebhookId',
  'walletgwPaymentIntent',
] as const;

/** Returns the account from the configuration and settings, or null if the client ID or secret is missing. One statement. */
export async function walletAccount(app: AppContext, config: WalletConfig): Promise<WalletAccount | null> {
  const settings = await app.settings(KEYS);
  const { walletgwClientId: clientId, walletgwClientSecret: clientSecret } = settings;
  if (!clientId || !clientSecret) return null;
  return {
    base: config.environment ?? settings.walletgwEnvironment ?? SANDBOX,
    clientId,
    clientSecret,
    webhookId: settings.walletgwWebhookId || null,
    intent: settings.walletgwPaymentIntent,
  };
}

/** Reports whether the client ID and secret are set. */
export async function isConfigured(app: AppContext): Promise<boolean> {
  const settings = await app.settings(['walletgwClientId', 'walletgwClientSecret']);
  return Boolean(settings.walletgwClientId && settings.walletgwClientSecret);
}
