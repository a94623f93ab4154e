import { translateMessages } from '@shop/runtime/extension';
import { cardMessages } from './cardMessages.ts';

/** The name of payment by card, and the texts of its form, in French. */
export const frenchCardMessages = translateMessages(cardMessages, 'fr', {
  'cardgw.name': 'Carte bancaire',
  'cardgw.pay': 'Payer maintenant',
  'cardgw.needsScript':
    'Le formulaire de carte a besoin de JavaScript. Veuillez l’autoriser pour cette page ou choisir un autre moyen de paiement.',
  'cardgw.notLoaded':
    'Le formulaire de carte n’a pas pu être chargé. Veuillez actualiser la page ou choisir un autre moyen de paiement.',
  'cardgw.declined': 'Le paiement n’a pas abouti. Veuillez vérifier les données de votre carte.',
  'cardgw.noAnswer': 'Le service de paiement par carte ne répond pas. Veuillez réessayer.',
  'cardgw.activity.captured': '{money} encaissés. Transaction : {id}',
  'cardgw.activity.authorized': '{money} autorisés. Transaction : {id}',
  'cardgw.activity.failed': 'Le paiement a échoué',
  'cardgw.activity.failedBecause': 'Le paiement a échoué : {reason}',
  'cardgw.reason.abandoned': 'Le paiement a été abandonné',
});
