import { translateMessages } from '../../platform/contracts/messages.ts';
import { paymentMessages } from './paymentMessages.ts';

/** The names of payment statuses in French. */
export const frenchPaymentMessages = translateMessages(paymentMessages, 'fr', {
  'payments.noneRequired': 'Aucun paiement requis',
  'payments.zeroTotal': 'Paiement effectué automatiquement (commande sans montant)',
  'payments.status.pending': 'En attente',
  'payments.status.authorized': 'Autorisé',
  'payments.status.paid': 'Payé',
  'payments.status.captured': 'Encaissé',
  'payments.status.refunded': 'Remboursé',
  'payments.status.partiallyRefunded': 'Partiellement remboursé',
  'payments.status.failed': 'Échoué',
  'payments.status.canceled': 'Annulé',
});
