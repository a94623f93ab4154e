import { translateMessages } from '../../platform/contracts/messages.ts';
import { paymentMessages } from './paymentMessages.ts';

/** The names of payment statuses in Spanish. */
export const spanishPaymentMessages = translateMessages(paymentMessages, 'es', {
  'payments.noneRequired': 'No requiere pago',
  'payments.zeroTotal': 'Pago completado automáticamente (pedido sin importe)',
  'payments.status.pending': 'Pendiente',
  'payments.status.authorized': 'Autorizado',
  'payments.status.paid': 'Pagado',
  'payments.status.captured': 'Cobrado',
  'payments.status.refunded': 'Reembolsado',
  'payments.status.partiallyRefunded': 'Reembolsado en parte',
  'payments.status.failed': 'Fallido',
  'payments.status.canceled': 'Cancelado',
});
