import { translateMessages } from '@shop/runtime/extension';
import { cardMessages } from './cardMessages.ts';

/** The name of payment by card, and the texts of its form, in Spanish. */
export const spanishCardMessages = translateMessages(cardMessages, 'es', {
  'cardgw.name': 'Tarjeta',
  'cardgw.pay': 'Pagar ahora',
  'cardgw.needsScript':
    'El formulario de la tarjeta necesita JavaScript. Permítalo en esta página o pague de otra manera.',
  'cardgw.notLoaded':
    'No se ha podido cargar el formulario de la tarjeta. Vuelva a cargar la página o pague de otra manera.',
  'cardgw.declined': 'El pago no se ha completado. Compruebe los datos de su tarjeta.',
  'cardgw.noAnswer': 'El servicio de pago con tarjeta no responde. Inténtelo de nuevo.',
  'cardgw.activity.captured': '{money} cobrados. Transacción: {id}',
  'cardgw.activity.authorized': '{money} autorizados. Transacción: {id}',
  'cardgw.activity.failed': 'El pago ha fallado',
  'cardgw.activity.failedBecause': 'El pago ha fallado: {reason}',
  'cardgw.reason.abandoned': 'El pago se abandonó',
});
