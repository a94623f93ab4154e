import type { Patterns } from '../refusals.ts';

/** The French texts of what happened to an order, by patterns of the activities of the API. */
export const activities: Patterns = [
  [/^Order has been created$/, 'Commande créée'],
  [/^Captured (\S+ [A-Z]{3})$/, '{1} encaissés'],
  [/^Captured (\S+ [A-Z]{3})\. Transaction ID: (\S+)$/, '{1} encaissés. Transaction : {2}'],
  [/^Authorized (\S+ [A-Z]{3})\. Transaction ID: (\S+)$/, '{1} autorisés. Transaction : {2}'],
  [
    /^The gateway reviews the capture of (\S+ [A-Z]{3})$/,
    'La passerelle de paiement vérifie l’encaissement de {1}',
  ],
  [/^Captured the payment\. Transaction ID: (\S+)$/, 'Paiement encaissé. Transaction : {1}'],
  [
    /^Customer authorized the payment\. Transaction ID: (\S+)$/,
    'Le client a autorisé le paiement. Transaction : {1}',
  ],
  [
    /^The wallet gateway reviews the (?:payment|authorization)\. Transaction ID: (\S+)$/,
    'Le prestataire du portefeuille électronique vérifie le paiement. Transaction : {1}',
  ],
  [/^Payment failed$/, 'Le paiement a échoué'],
  [/^(?:Payment failed|The wallet gateway payment failed): (.+)$/, 'Le paiement a échoué : {1}'],
  [/^Refunded (\S+ [A-Z]{3})\. Refund ID: (\S+)$/, '{1} remboursés. Remboursement : {2}'],
  [/^Reason for the refund: (.+)$/s, 'Motif du remboursement : {1}'],
  [
    /^Attention: the refund of (\S+ [A-Z]{3}) failed\. Refund ID: (\S+)$/,
    'Attention : le remboursement de {1} a échoué. Remboursement : {2}',
  ],
  [
    /^Attention: the order was paid after it was canceled$/,
    'Attention : la commande a été payée après son annulation',
  ],
  [
    /^Attention: the gateway has a payment for this order with another amount$/,
    'Attention : la passerelle de paiement a pour cette commande un paiement d’un autre montant',
  ],
  [
    /^Attention: the wallet gateway denied the payment capture\. Capture ID: (\S+)$/,
    'Attention : le prestataire du portefeuille électronique a refusé l’encaissement. Encaissement : {1}',
  ],
  [
    /^Order (\S+) of the same cart is paid, so (.+) of this one was given back$/,
    'La commande {1} du même panier est payée : {2} de celle-ci ont été rendus',
  ],
  [
    /^Order (\S+) of the same cart was paid too: (.+) was given back$/,
    'La commande {1} du même panier a aussi été payée : {2} ont été rendus',
  ],
  [/^Order canceled \((.+)\)$/, 'Commande annulée ({1})'],
  [/^Shipment created \(([^,]+)\)$/, 'Expédition créée (articles : {1})'],
  [/^Shipment created \(([^,]+), carrier (.+)\)$/, 'Expédition créée (articles : {1}, {2})'],
  [/^Label created \((.+), (\S+)\)$/, 'Étiquette créée ({1}, {2})'],
  [/^Shipment information updated$/, 'Informations d’expédition modifiées'],
  [/^Shipment delivered$/, 'Expédition livrée'],
  [/^Shipment canceled$/, 'Expédition annulée'],
  [/^Marked as reviewed$/, 'Marquée comme vérifiée'],
  [/^E-mail changed from (.+) to (.+)$/, 'Adresse e-mail modifiée : {1} devient {2}'],
  [/^Name changed from (.+) to (.+)$/, 'Nom modifié : {1} devient {2}'],
  [/^Shipping address changed /, 'Adresse de livraison modifiée'],
  [/^Billing address changed /, 'Adresse de facturation modifiée'],
  [/^The confirmation is sent again to (.+)$/, 'Confirmation de commande renvoyée à {1}'],
  [/^The e-mail about the cancellation is sent again to (.+)$/, 'E-mail d’annulation renvoyé à {1}'],
  [/^The e-mail about the refund is sent again to (.+)$/, 'E-mail de remboursement renvoyé à {1}'],
  [/^The e-mail about the shipment is sent again to (.+)$/, 'E-mail d’expédition renvoyé à {1}'],
  [/^The e-mail about the delivery is sent again to (.+)$/, 'E-mail de livraison renvoyé à {1}'],
  [/^The e-mail about the new order is sent again to (.+)$/, 'E-mail de nouvelle commande renvoyé à {1}'],
];
