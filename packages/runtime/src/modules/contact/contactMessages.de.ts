import { translateMessages } from '../../platform/contracts/messages.ts';
import { contactMessages } from './contactMessages.ts';

/** The texts of the contact form, in German. */
export const germanContactMessages = translateMessages(contactMessages, 'de', {
  'contact.form.title': 'Schreiben Sie uns',
  'contact.form.name': 'Vor- und Nachname',
  'contact.form.email': 'E-Mail-Adresse',
  'contact.form.message': 'Nachricht',
  'contact.form.send': 'Nachricht senden',
  'contact.form.trap': 'Dieses Feld bitte leer lassen',
  'contact.page.title': 'Kontakt',
  'contact.page.intro': 'Fragen Sie uns, was Sie wissen möchten. Wir antworten per E-Mail.',
  'contact.page.sentTitle': 'Danke für Ihre Nachricht',
  'contact.page.sent': 'Sie ist angekommen. Wir antworten per E-Mail.',
  'contact.page.continue': 'Weiter einkaufen',
  'contact.email.subject': 'Nachricht von {name}',
  'contact.email.name': 'Name',
  'contact.email.email': 'E-Mail',
  'contact.email.open': 'In der Verwaltung öffnen',
});
