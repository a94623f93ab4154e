import { translateMessages } from '@shop/runtime/extension';
import { walletMessages } from './walletMessages.ts';

/** The texts of payment by wallet in French. */
export const frenchWalletMessages = translateMessages(walletMessages, 'fr', {
  'walletgw.name': 'Portefeuille électronique',
  'walletgw.status.pending': 'En attente chez le prestataire de paiement',
  'walletgw.activity.captured': 'Paiement encaissé. Transaction : {id}',
  'walletgw.activity.authorized': 'Le client a autorisé le paiement. Transaction : {id}',
  'walletgw.activity.paymentInReview':
    'Le prestataire du portefeuille électronique vérifie le paiement. Transaction : {id}',
  'walletgw.activity.authorizationInReview':
    'Le prestataire du portefeuille électronique vérifie l’autorisation. Transaction : {id}',
  'walletgw.activity.failed': 'Le paiement a échoué : {reason}',
  'walletgw.activity.authorizationDenied': 'l’autorisation {id} a été refusée',
  'walletgw.activity.captureDenied':
    'le prestataire du portefeuille électronique a refusé l’encaissement. Encaissement : {id}',
  'walletgw.activity.otherAmount':
    'le prestataire du portefeuille électronique a annoncé {money}, ce qui n’est pas le total de la commande. Rien n’a été encaissé. Identifiant : {id}',
  'walletgw.activity.authorizationExpired': 'l’autorisation {id} a expiré le {time}',
  'walletgw.reason.neverStarted': 'Le paiement par portefeuille n’a jamais été commencé',
  'walletgw.reason.gone': 'Le paiement n’existe plus chez le prestataire du portefeuille',
  'walletgw.reason.neverApproved': 'Le paiement par portefeuille n’a jamais été approuvé',
  'walletgw.reason.released': 'L’autorisation a été levée chez le prestataire du portefeuille',
  'walletgw.reason.canceledByCustomer': 'Le client a annulé le paiement chez le prestataire du portefeuille',
});
