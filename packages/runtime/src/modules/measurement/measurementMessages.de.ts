import { translateMessages } from '../../platform/contracts/messages.ts';
import { measurementMessages } from './measurementMessages.ts';

/** The texts with which visitors are asked whether they may be counted, in German. */
export const germanMeasurementMessages = translateMessages(measurementMessages, 'de', {
  'measurement.title': 'Dürfen wir Ihren Besuch zählen?',
  'measurement.intro':
    'Wenn Sie zustimmen, zählen wir, welche Seiten Sie ansehen, wonach Sie suchen und ob Sie bestellen, unter einer Zufallsnummer und ohne Ihren Namen. Der Shop funktioniert in jedem Fall gleich.',
  'measurement.shared':
    'Wenn Sie zustimmen, laden Seiten auch ein Skript von {host}, das eigene Cookies verwenden kann.',
  'measurement.accept': 'Zustimmen',
  'measurement.reject': 'Ablehnen',
  'measurement.link': 'Cookie-Einstellungen',
  'measurement.more': 'Mehr dazu',
  'measurement.page.intro':
    'Sie entscheiden, ob wir Ihren Besuch zählen dürfen, und können das hier jederzeit ändern.',
  'measurement.page.open': 'Sie haben noch nicht entschieden.',
  'measurement.page.accepted': 'Sie haben zugestimmt: Ihr Besuch wird gezählt.',
  'measurement.page.rejected': 'Sie haben abgelehnt: Ihr Besuch wird nicht gezählt.',
  'measurement.page.cookies': 'Die Cookies dieses Shops',
  'measurement.page.session': 'hält Ihren Warenkorb und Ihr Konto zusammen. Der Shop braucht es.',
  'measurement.page.consent':
    'merkt sich ein halbes Jahr lang, was Sie hier entschieden haben. Der Shop braucht es.',
  'measurement.page.visit':
    'enthält eine Zufallsnummer, bis Sie den Browser schließen, damit die Seiten eines Besuchs zusammengehören. Es wird nur gesetzt, wenn Sie zustimmen.',
});
