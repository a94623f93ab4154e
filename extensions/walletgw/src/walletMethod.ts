import type { PaymentMethod } from '@shop/runtime/extension';
import { captureAuthorization } from './captureAuthorization.ts';
import { createWalletOrder } from './createWalletOrder.ts';
import { endWalletPayment } from './endWalletPayment.ts';
import { findAttempt } from './findAttempt.ts';
import { finishWallet } from './finishWallet.ts';
import { refundCapture } from './refundCapture.ts';
import { statuses, transitions } from './transitions.ts';
import { releaseAuthorization } from './releaseAuthorization.ts';
import type { Wallet } from './wallet.ts';
import { isConfigured } from './walletAccount.ts';
import { walletSetup } from './walletSetup.ts';

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
