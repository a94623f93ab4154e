import { translateMessages } from '../../platform/messages/contract.ts';
import { orderMessages } from './orderMessages.ts';

/** The texts of orders in German: e-mails, statuses and documents. */
export const germanOrderMessages = translateMessages(orderMessages, 'de', {
  'orders.email.view': 'Bestellung ansehen',
  'orders.email.shipTo': 'Lieferung an:',
  'orders.email.payment': 'Zahlungsart: {method}',
  'orders.email.line': '{qty, number} × {product}',
  'orders.email.subtotal': 'Zwischensumme',
  'orders.email.discount': 'Rabatt',
  'orders.email.shipping': 'Versand',
  'orders.email.tax': 'MwSt.',
  'orders.email.total': 'Gesamtsumme',

  'orders.email.confirmation.subject': 'Ihre Bestellung {number} bei {shop}',
  'orders.email.confirmation.intro': 'vielen Dank für Ihre Bestellung {number}. Sie ist bei uns eingegangen.',

  'orders.email.canceled.subject': 'Ihre Bestellung {number} bei {shop} wurde storniert',
  'orders.email.canceled.intro':
    'Ihre Bestellung {number} wurde storniert. Es wird nichts mehr davon verschickt.',

  'orders.email.refund.subject': 'Ihre Erstattung zur Bestellung {number} bei {shop}',
  'orders.email.refund.full':
    'wir haben Ihnen {amount} erstattet. Ihre Bestellung {number} ist damit vollständig erstattet.',
  'orders.email.refund.partial': 'wir haben Ihnen {amount} Ihrer Bestellung {number} erstattet.',
  'orders.email.refund.way':
    'Sie erhalten das Geld auf dem Weg zurück, auf dem Sie bezahlt haben: {method}. Wie schnell es ankommt, hängt von Ihrer Bank oder dem Zahlungsdienst ab.',

  'orders.email.shipped.subject': 'Ihre Bestellung {number} bei {shop} ist unterwegs',
  'orders.email.shipped.intro': 'diese Artikel Ihrer Bestellung {number} sind unterwegs:',
  'orders.email.shipped.carrier': 'Versand mit: {carrier}',
  'orders.email.shipped.tracking': 'Sendungsnummer: {tracking}',
  'orders.email.shipped.track': 'Sendung verfolgen',

  'orders.email.delivered.subject': 'Ihre Bestellung {number} bei {shop} wurde zugestellt',
  'orders.email.delivered.intro': 'diese Artikel Ihrer Bestellung {number} wurden zugestellt:',

  'orders.email.merchant.subject': 'Neue Bestellung {number}: {total}',
  'orders.email.merchant.intro': '{shop} hat eine neue Bestellung, {number}.',
  'orders.email.merchant.customer': 'Kunde',
  'orders.email.merchant.noName': 'Kein Name angegeben',
  'orders.email.merchant.email': 'E-Mail-Adresse',
  'orders.email.merchant.payment': 'Zahlungsart',
  'orders.email.merchant.shipping': 'Versandart',
  'orders.email.merchant.coupon': 'Gutschein',
  'orders.email.merchant.shipTo': 'Lieferung an:',
  'orders.email.merchant.note': 'Anmerkung des Kunden:',

  'orders.shipmentStatus.unfullfilled': 'Nicht versendet',
  'orders.shipmentStatus.partiallyShipped': 'Teilweise versendet',
  'orders.shipmentStatus.shipped': 'Versendet',
  'orders.shipmentStatus.partiallyDelivered': 'Teilweise zugestellt',
  'orders.shipmentStatus.delivered': 'Zugestellt',
  'orders.shipmentStatus.canceled': 'Storniert',

  'orders.document.invoice': 'Rechnung',
  'orders.document.number': 'Rechnung {number}',
  'orders.document.invoiced': 'Rechnungsdatum',
  'orders.document.slip': 'Lieferschein',
  'orders.document.order': 'Bestellung {number}',
  'orders.document.date': 'Bestelldatum',
  'orders.document.billTo': 'Rechnungsadresse',
  'orders.document.shipTo': 'Lieferadresse',
  'orders.document.qty': 'Menge',
  'orders.document.item': 'Artikel',
  'orders.document.price': 'Einzelpreis',
  'orders.document.taxRate': 'MwSt.',
  'orders.document.amount': 'Betrag',
  'orders.document.taxAt': 'MwSt. {percent, number} %',
  'orders.document.shippingTax': 'MwSt. auf den Versand',
  'orders.document.method': 'Zahlungsart',
  'orders.document.shipping': 'Versandart',
  'orders.document.paid': 'Bezahlt',
  'orders.document.refunded': 'Erstattet',
  'orders.document.due': 'Offener Betrag',
  'orders.document.packed': 'Gepackt',
  'orders.document.note': 'Anmerkung des Kunden',
  'orders.document.canceled': 'Diese Bestellung wurde storniert.',
  'orders.document.page': 'Seite {page, number} von {pages, number}',
});
