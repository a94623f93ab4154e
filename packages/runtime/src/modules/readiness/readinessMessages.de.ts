import { translateMessages } from '../../platform/contracts/messages.ts';
import { readinessMessages } from './readinessMessages.ts';

/** The sentences of the checklist in German. */
export const germanReadinessMessages = translateMessages(readinessMessages, 'de', {
  'readiness.shop.done': '{name}, {country}.',
  'readiness.shop.name': 'Der Shop hat noch keinen eigenen Namen: Setzen Sie ihn in den Einstellungen.',
  'readiness.shop.address': 'Der Shop hat noch keine Adresse: Setzen Sie shop.address in der Konfiguration.',
  'readiness.product.done':
    '{count, plural, one {# Produkt ist im Verkauf.} other {# Produkte sind im Verkauf.}}',
  'readiness.product.open': 'Noch ist kein eigenes Produkt im Verkauf.',
  'readiness.shipping.done':
    '{count, plural, one {# Zone wird beliefert.} other {# Zonen werden beliefert.}}',
  'readiness.shipping.open': 'Es gibt noch keine Versandzone: Niemand kann beliefert werden.',
  'readiness.shipping.shadowed':
    'Die Zone „{zone}“ beliefert niemanden: Überall, wo sie gilt, geht die Zone „{name}“ vor.',
  'readiness.shipping.noProvider': 'Die Zone „{zone}“ hat keinen eingeschalteten Anbieter.',
  'readiness.shipping.notInstalled':
    'Die Zone „{zone}“ verwendet den Anbieter „{name}“, der nicht installiert ist.',
  'readiness.shipping.badConfig': 'Dem Anbieter der Zone „{zone}“ fehlen Angaben: {name}.',
  'readiness.shipping.nothingToOffer': 'Der Anbieter „{name}“ hat keinen Tarif für die Zone „{zone}“.',
  'readiness.tax.done': '{count, plural, one {# Steuersatz.} other {# Steuersätze.}}',
  'readiness.tax.open': 'Es gibt keinen Steuersatz: Alles wird ohne Steuer verkauft.',
  'readiness.tax.unclassed':
    '{count, plural, one {# Produkt hat keine Steuerklasse und wird ohne Steuer verkauft.} other {# Produkte haben keine Steuerklasse und werden ohne Steuer verkauft.}}',
  'readiness.payment.done': '{names}.',
  'readiness.payment.incomplete':
    '{names}: eingeschaltet, aber nicht eingerichtet, sodass niemand bezahlen kann.',
  'readiness.payment.unreviewed':
    '{names}. Noch nicht entschieden, ob angeboten wird: {unseen}. Behalten oder ausschalten.',
  'readiness.payment.open': 'Keine Zahlungsart ist eingeschaltet.',
  'readiness.homepage.done': 'Ihre Startseite hat eigene Abschnitte.',
  'readiness.homepage.open': 'Ihre Startseite zeigt nur die neuesten Produkte.',
  'readiness.testPurchase.done': 'Eine Bestellung wurde aufgegeben.',
  'readiness.testPurchase.open': 'Kaufen Sie etwas in Ihrem eigenen Shop, wie es ein Kunde täte.',
  'readiness.demo.done': 'Die Beispielprodukte sind entfernt.',
  'readiness.demo.warning':
    '{count, plural, one {# Beispielprodukt ist noch im Verkauf.} other {# Beispielprodukte sind noch im Verkauf.}}',
  'readiness.livePayment.done': 'Zahlungen sind echt.',
  'readiness.livePayment.open': 'Es gibt noch keine Zahlungsart.',
  'readiness.livePayment.warning': '{names} läuft im Testbetrieb: Es fließt kein Geld.',
  'readiness.domain.done': '{url}',
  'readiness.domain.open':
    'Der Shop hat noch keine öffentliche Adresse: Setzen Sie shop.url in der Konfiguration.',
  'readiness.domain.local': '{url} ist nur von diesem Rechner aus erreichbar.',
  'readiness.domain.insecure': '{url} ist nicht verschlüsselt: Verwenden Sie https.',
  'readiness.sender.done': 'E-Mails werden versandt.',
  'readiness.sender.open': 'E-Mails werden nicht versandt: Setzen Sie mail.url in der Konfiguration.',
  'readiness.sender.noFrom':
    'E-Mails haben keinen eigenen Absender: Setzen Sie mail.from in der Konfiguration.',
  'readiness.legalPages.done': 'Datenschutz und AGB sind veröffentlicht.',
  'readiness.legalPages.open': 'Veröffentlichen Sie Ihre Seiten zu Datenschutz und AGB.',
  'readiness.legalPages.privacy': 'Veröffentlichen Sie Ihre Seite zum Datenschutz.',
  'readiness.legalPages.terms': 'Veröffentlichen Sie Ihre Seite mit den AGB.',
});
