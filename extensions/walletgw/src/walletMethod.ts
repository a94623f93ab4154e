import type {
  AppContext,
  EndCall,
  FinishCall,
  PaymentMethod,
  PaymentReport,
  PaymentSetup,
} from '@shop/runtime/extension';
import { captureAuthorization } from './captureAuthorization.ts';
import { createWalletOrder } from './createWalletOrder.ts';
import { findAttempt } from './findAttempt.ts';
import { refundCapture } from './refundCapture.ts';
import { statuses, transitions } from './transitions.ts';
import { releaseAuthorization } from './releaseAuthorization.ts';
import type { Wallet } from './wallet.ts';
import { isConfigured } from './walletAccount.ts';
import { finalisePayment, reportOf } from './finalisePayment.ts';
import { findRemoteOrder } from './remoteOrder.ts';
import { openSession } from './wallet.ts';
import { LIVE, SANDBOX } from './walletConfig.ts';
import type { WalletConfig } from './walletConfig.ts';

export const walletMethod = (wallet: Wallet): PaymentMethod => ({
  code: 'walletgw',
  name: 'Wallet',
  nameKey: 'walletgw.name',
  setup: (app) => walletSetup(app, wallet.config),
  statuses,
  transitions,
  isAvailable: (_cart, app) => isConfigured(app),
  checkoutHint: (_cart, app) => app.texts()('walletgw.hint'),
  startPayment: async ({ app, order, token }) => ({
    kind: 'redirect',
    url: (await createWalletOrder(app, wallet, order.uuid, token)).approveUrl,
  }),
  finishPayment: (call) => finishWallet(wallet, call),
  capture: (call) => captureAuthorization(wallet, call),
  refund: (call) => refundCapture(wallet, call),
  void: (call) => releaseAuthorization(wallet, call),
  endPayment: (call) => endWalletPayment(wallet, call),
  findAttempt: (attempt, order, app, signal) => findAttempt(wallet, attempt, order, app, signal),
});

/**
 * Captures or authorizes the money of an approved payment and records it under the order's claim. Nothing is left to report afterward.
 * Throws if the gateway does not respond.
 */
async function finishWallet(wallet: Wallet, { app, order: { uuid } }: FinishCall): Promise<null> {
  const order = await app.orders.find(app.db, { uuid });
  if (order?.payment_status === 'pending') await finalisePayment(app, wallet, order);
  return null;
}

/**
 * Looks up an order's payment. If the gateway has neither captured nor authorized money, there is nothing to end. Only the shop captures an
 * approved payment, and it does not do so after the payment was ended.
 */
async function endWalletPayment(
  wallet: Wallet,
  { app, order: { uuid }, signal }: EndCall,
): Promise<PaymentReport | null> {
  const order = await app.orders.find(app.db, { uuid });
  if (!order || order.integration_order_id === null) return null;
  const session = await openSession(app, wallet);
  const remote = await findRemoteOrder(session, order.integration_order_id, signal);
  return remote && reportOf(order, remote);
}

const NEEDED = ['walletgwClientId', 'walletgwClientSecret', 'walletgwWebhookId'] as const;

/** Describes the setup of the wallet gateway account: the mode based on the API URL, missing settings, and the webhook URL. */
async function walletSetup(app: AppContext, { environment }: WalletConfig): Promise<PaymentSetup> {
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
