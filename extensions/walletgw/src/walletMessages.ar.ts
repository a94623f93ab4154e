import { translateMessages } from '@shop/runtime/extension';
import { walletMessages } from './walletMessages.ts';

/** The names of payment by wallet in Arabic. */
export const arabicWalletMessages = translateMessages(walletMessages, 'ar', {
  'walletgw.name': 'المحفظة الإلكترونية',
  'walletgw.status.pending': 'قيد المعالجة لدى مزوّد الدفع',
});
