import { translateMessages } from '../../platform/messages/contract.ts';
import { orderMessages } from './orderMessages.ts';

/** The texts of orders in French: e-mails, statuses and documents. */
export const frenchOrderMessages = translateMessages(orderMessages, 'fr', {
  'orders.email.view': 'Voir votre commande',
  'orders.email.shipTo': 'Adresse de livraison :',
  'orders.email.payment': 'Paiement : {method}',
  'orders.email.line': '{qty, number} × {product}',
  'orders.email.subtotal': 'Sous-total',
  'orders.email.discount': 'Remise',
  'orders.email.shipping': 'Livraison',
  'orders.email.tax': 'TVA',
  'orders.email.total': 'Total',

  'orders.email.confirmation.subject': 'Votre commande {number} chez {shop}',
  'orders.email.confirmation.intro': 'Merci pour votre commande {number}. Nous l’avons bien reçue.',

  'orders.email.canceled.subject': 'Votre commande {number} chez {shop} a été annulée',
  'orders.email.canceled.intro': 'Votre commande {number} a été annulée. Plus aucun article ne sera expédié.',

  'orders.email.refund.subject': 'Le remboursement de votre commande {number} chez {shop}',
  'orders.email.refund.full':
    'Nous vous avons remboursé {amount}. Votre commande {number} est désormais intégralement remboursée.',
  'orders.email.refund.partial': 'Nous vous avons remboursé {amount} sur votre commande {number}.',
  'orders.email.refund.way':
    'La somme vous est restituée par le moyen de paiement que vous avez utilisé : {method}. Le délai de réception dépend de votre banque ou du prestataire de paiement.',

  'orders.email.shipped.subject': 'Votre commande {number} chez {shop} est en route',
  'orders.email.shipped.intro': 'Ces articles de votre commande {number} sont en route :',
  'orders.email.shipped.carrier': 'Transporteur : {carrier}',
  'orders.email.shipped.tracking': 'Numéro de suivi : {tracking}',
  'orders.email.shipped.track': 'Suivre votre colis',

  'orders.email.delivered.subject': 'Votre commande {number} chez {shop} a été livrée',
  'orders.email.delivered.intro': 'Ces articles de votre commande {number} ont été livrés :',

  'orders.email.merchant.subject': 'Nouvelle commande {number} : {total}',
  'orders.email.merchant.intro': '{shop} a reçu une nouvelle commande, {number}.',
  'orders.email.merchant.customer': 'Client',
  'orders.email.merchant.noName': 'Nom non renseigné',
  'orders.email.merchant.email': 'Adresse e-mail',
  'orders.email.merchant.payment': 'Paiement',
  'orders.email.merchant.shipping': 'Livraison',
  'orders.email.merchant.coupon': 'Code promo',
  'orders.email.merchant.shipTo': 'Adresse de livraison :',
  'orders.email.merchant.note': 'Remarque du client :',

  'orders.shipmentStatus.unfullfilled': 'Non expédiée',
  'orders.shipmentStatus.partiallyShipped': 'Partiellement expédiée',
  'orders.shipmentStatus.shipped': 'Expédiée',
  'orders.shipmentStatus.partiallyDelivered': 'Partiellement livrée',
  'orders.shipmentStatus.delivered': 'Livrée',
  'orders.shipmentStatus.canceled': 'Annulée',

  'orders.document.invoice': 'Facture',
  'orders.document.number': 'Facture {number}',
  'orders.document.invoiced': 'Date de facturation',
  'orders.document.slip': 'Bon de livraison',
  'orders.document.order': 'Commande {number}',
  'orders.document.date': 'Date de commande',
  'orders.document.billTo': 'Adresse de facturation',
  'orders.document.shipTo': 'Adresse de livraison',
  'orders.document.qty': 'Qté',
  'orders.document.item': 'Article',
  'orders.document.price': 'Prix unitaire',
  'orders.document.taxRate': 'TVA',
  'orders.document.amount': 'Montant',
  'orders.document.taxAt': 'TVA {percent, number} %',
  'orders.document.shippingTax': 'TVA sur la livraison',
  'orders.document.method': 'Paiement',
  'orders.document.shipping': 'Livraison',
  'orders.document.paid': 'Payé',
  'orders.document.refunded': 'Remboursé',
  'orders.document.due': 'Reste à payer',
  'orders.document.packed': 'Préparé',
  'orders.document.note': 'Remarque du client',
  'orders.document.canceled': 'Cette commande a été annulée.',
  'orders.document.page': 'Page {page, number} sur {pages, number}',
});
