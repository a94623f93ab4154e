import type { Patterns } from '../refusals.ts';

/** The German texts of what happened to an order, by patterns of the activities of the API. */
export const activities: Patterns = [
  [/^Order has been created$/, 'Bestellung angelegt'],
  [/^Captured (\S+ [A-Z]{3})$/, '{1} eingezogen'],
  [/^Captured (\S+ [A-Z]{3})\. Transaction ID: (\S+)$/, '{1} eingezogen. Transaktion: {2}'],
  [/^Authorized (\S+ [A-Z]{3})\. Transaction ID: (\S+)$/, '{1} autorisiert. Transaktion: {2}'],
  [/^The gateway reviews the capture of (\S+ [A-Z]{3})$/, 'Der Zahlungsdienst prüft den Einzug von {1}'],
  [/^Captured the payment\. Transaction ID: (\S+)$/, 'Zahlung eingezogen. Transaktion: {1}'],
  [
    /^Customer authorized the payment\. Transaction ID: (\S+)$/,
    'Der Kunde hat die Zahlung autorisiert. Transaktion: {1}',
  ],
  [
    /^The wallet gateway reviews the (?:payment|authorization)\. Transaction ID: (\S+)$/,
    'Der Wallet-Anbieter prüft die Zahlung. Transaktion: {1}',
  ],
  [/^Payment failed$/, 'Zahlung fehlgeschlagen'],
  [/^(?:Payment failed|The wallet gateway payment failed): (.+)$/, 'Zahlung fehlgeschlagen: {1}'],
  [/^Refunded (\S+ [A-Z]{3})\. Refund ID: (\S+)$/, '{1} erstattet. Erstattung: {2}'],
  [/^Reason for the refund: (.+)$/s, 'Grund der Erstattung: {1}'],
  [
    /^Attention: the refund of (\S+ [A-Z]{3}) failed\. Refund ID: (\S+)$/,
    'Achtung: Die Erstattung von {1} ist fehlgeschlagen. Erstattung: {2}',
  ],
  [
    /^Attention: the order was paid after it was canceled$/,
    'Achtung: Die Bestellung wurde bezahlt, nachdem sie storniert war',
  ],
  [
    /^Attention: the gateway has a payment for this order with another amount$/,
    'Achtung: Beim Zahlungsdienst liegt für diese Bestellung eine Zahlung mit einem anderen Betrag',
  ],
  [
    /^Attention: the wallet gateway denied the payment capture\. Capture ID: (\S+)$/,
    'Achtung: Der Wallet-Anbieter hat den Einzug abgelehnt. Einzug: {1}',
  ],
  [
    /^Order (\S+) of the same cart is paid, so (.+) of this one was given back$/,
    'Bestellung {1} desselben Warenkorbs ist bezahlt, daher wurden {2} dieser Bestellung zurückgegeben',
  ],
  [
    /^Order (\S+) of the same cart was paid too: (.+) was given back$/,
    'Auch Bestellung {1} desselben Warenkorbs wurde bezahlt: {2} wurden zurückgegeben',
  ],
  [/^Order canceled \((.+)\)$/, 'Bestellung storniert ({1})'],
  [/^Shipment created \(([^,]+)\)$/, 'Sendung angelegt ({1})'],
  [/^Shipment created \(([^,]+), carrier (.+)\)$/, 'Sendung angelegt ({1}, {2})'],
  [/^Label created \((.+), (\S+)\)$/, 'Versandetikett erstellt ({1}, {2})'],
  [/^Shipment information updated$/, 'Angaben zur Sendung geändert'],
  [/^Shipment delivered$/, 'Sendung zugestellt'],
  [/^Shipment canceled$/, 'Sendung storniert'],
  [/^Marked as reviewed$/, 'Als geprüft markiert'],
  [/^E-mail changed from (.+) to (.+)$/, 'E-Mail geändert von {1} zu {2}'],
  [/^Name changed from (.+) to (.+)$/, 'Name geändert von {1} zu {2}'],
  [/^Shipping address changed /, 'Lieferadresse geändert'],
  [/^Billing address changed /, 'Rechnungsadresse geändert'],
  [/^The confirmation is sent again to (.+)$/, 'Bestellbestätigung erneut gesendet an {1}'],
  [
    /^The e-mail about the cancellation is sent again to (.+)$/,
    'E-Mail zur Stornierung erneut gesendet an {1}',
  ],
  [/^The e-mail about the refund is sent again to (.+)$/, 'E-Mail zur Erstattung erneut gesendet an {1}'],
  [/^The e-mail about the shipment is sent again to (.+)$/, 'E-Mail zur Sendung erneut gesendet an {1}'],
  [/^The e-mail about the delivery is sent again to (.+)$/, 'E-Mail zur Zustellung erneut gesendet an {1}'],
  [
    /^The e-mail about the new order is sent again to (.+)$/,
    'E-Mail zur neuen Bestellung erneut gesendet an {1}',
  ],
];
