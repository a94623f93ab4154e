import { translateMessages } from '@shop/runtime/extension';
import { walletMessages } from './walletMessages.ts';

/** The texts of payment by wallet in German. */
export const germanWalletMessages = translateMessages(walletMessages, 'de', {
  'walletgw.name': 'Wallet',
  'walletgw.status.pending': 'In Prüfung beim Zahlungsdienst',
  'walletgw.activity.captured': 'Zahlung eingezogen. Transaktion: {id}',
  'walletgw.activity.authorized': 'Der Kunde hat die Zahlung autorisiert. Transaktion: {id}',
  'walletgw.activity.paymentInReview': 'Der Wallet-Anbieter prüft die Zahlung. Transaktion: {id}',
  'walletgw.activity.authorizationInReview': 'Der Wallet-Anbieter prüft die Autorisierung. Transaktion: {id}',
  'walletgw.activity.failed': 'Zahlung fehlgeschlagen: {reason}',
  'walletgw.activity.authorizationDenied': 'Die Autorisierung {id} wurde abgelehnt',
  'walletgw.activity.captureDenied': 'Der Wallet-Anbieter hat den Einzug abgelehnt. Einzug: {id}',
  'walletgw.activity.otherAmount':
    'Der Wallet-Anbieter hat {money} gemeldet, was nicht die Summe der Bestellung ist. Nichts wurde eingezogen. Kennung: {id}',
  'walletgw.activity.authorizationExpired': 'Die Autorisierung {id} ist am {time} abgelaufen',
  'walletgw.reason.neverStarted': 'Die Wallet-Zahlung wurde nie begonnen',
  'walletgw.reason.gone': 'Die Zahlung gibt es beim Wallet-Anbieter nicht mehr',
  'walletgw.reason.neverApproved': 'Die Wallet-Zahlung wurde nie bestätigt',
  'walletgw.reason.released': 'Die Autorisierung wurde beim Wallet-Anbieter freigegeben',
  'walletgw.reason.canceledByCustomer': 'Der Kunde hat die Zahlung beim Wallet-Anbieter abgebrochen',
});
