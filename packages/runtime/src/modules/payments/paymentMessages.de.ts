import { translateMessages } from '../../platform/contracts/messages.ts';
import { paymentMessages } from './paymentMessages.ts';

/** The names of payment statuses in German. */
export const germanPaymentMessages = translateMessages(paymentMessages, 'de', {
  'payments.noneRequired': 'Keine Zahlung nötig',
  'payments.zeroTotal': 'Automatisch bezahlt (Bestellung ohne Betrag)',
  'payments.status.pending': 'Ausstehend',
  'payments.status.authorized': 'Autorisiert',
  'payments.status.paid': 'Bezahlt',
  'payments.status.captured': 'Bezahlt',
  'payments.status.refunded': 'Erstattet',
  'payments.status.partiallyRefunded': 'Teilweise erstattet',
  'payments.status.failed': 'Fehlgeschlagen',
  'payments.status.canceled': 'Storniert',
});
