import { translateMessages } from '@shop/runtime/extension';
import { walletMessages } from './walletMessages.ts';

/** The texts of payment by wallet in Spanish. */
export const spanishWalletMessages = translateMessages(walletMessages, 'es', {
  'walletgw.name': 'Monedero electrónico',
  'walletgw.status.pending': 'Pendiente en la pasarela de pago',
  'walletgw.activity.captured': 'Pago cobrado. Transacción: {id}',
  'walletgw.activity.authorized': 'El cliente ha autorizado el pago. Transacción: {id}',
  'walletgw.activity.paymentInReview':
    'El proveedor del monedero electrónico revisa el pago. Transacción: {id}',
  'walletgw.activity.authorizationInReview':
    'El proveedor del monedero electrónico revisa la autorización. Transacción: {id}',
  'walletgw.activity.failed': 'El pago ha fallado: {reason}',
  'walletgw.activity.authorizationDenied': 'se ha denegado la autorización {id}',
  'walletgw.activity.captureDenied':
    'el proveedor del monedero electrónico ha rechazado el cobro. Cobro: {id}',
  'walletgw.activity.otherAmount':
    'el proveedor del monedero electrónico ha comunicado {money}, que no es el total del pedido. No se ha cobrado nada. Identificador: {id}',
  'walletgw.activity.authorizationExpired': 'la autorización {id} caducó el {time}',
  'walletgw.reason.neverStarted': 'El pago con el monedero nunca se inició',
  'walletgw.reason.gone': 'El pago ya no existe en el proveedor del monedero',
  'walletgw.reason.neverApproved': 'El pago con el monedero nunca se aprobó',
  'walletgw.reason.released': 'La autorización se liberó en el proveedor del monedero',
  'walletgw.reason.canceledByCustomer': 'El cliente canceló el pago en el proveedor del monedero',
});
