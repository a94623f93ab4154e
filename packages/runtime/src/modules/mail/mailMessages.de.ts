import { translateMessages } from '../../platform/contracts/messages.ts';
import { mailMessages } from './mailMessages.ts';

/** The texts of all e-mails in common, and of the e-mail about failed deliveries, in German. */
export const germanMailMessages = translateMessages(mailMessages, 'de', {
  'mail.greeting': 'Guten Tag,',
  'mail.greetingByName': 'Guten Tag {name},',
  'mail.failures.subject':
    '{count, plural, one {# Zustellung} other {# Zustellungen}} von Ereignissen bei {shop} fehlgeschlagen',
  'mail.failures.subjectAtLeast':
    'Mindestens {count, number} Zustellungen von Ereignissen bei {shop} fehlgeschlagen',
  'mail.failures.intro':
    '{count, plural, one {# Zustellung eines Ereignisses ist} other {# Zustellungen von Ereignissen sind}} bei jedem Versuch fehlgeschlagen. {shop} versucht es nicht weiter. Was {count, plural, one {sie} other {jede davon}} bewirkt hätte, etwa eine E-Mail zu senden oder ein anderes System zu benachrichtigen, ist nicht geschehen.',
  'mail.failures.introAtLeast':
    'Mindestens {count, number} Zustellungen von Ereignissen sind bei jedem Versuch fehlgeschlagen. {shop} versucht es nicht weiter. Was jede davon bewirkt hätte, etwa eine E-Mail zu senden oder ein anderes System zu benachrichtigen, ist nicht geschehen.',
  'mail.failures.subscriber': 'Empfänger: {subscriber}, Teil von „{owner}“',
  'mail.failures.subscriberGone': 'Empfänger: {subscriber}, nicht mehr installiert',
  'mail.failures.event': 'Ereignis: {event}',
  'mail.failures.since':
    '{count, plural, one {# Zustellung am {time}} other {# Zustellungen, die erste am {time}}}',
  'mail.failures.error': 'Fehler: {error}',
  'mail.failures.noError': 'Der Prozess, der es versuchte, wurde beendet',
  'mail.failures.more':
    '{count, plural, one {Und # weitere Art von Fehlern.} other {Und # weitere Arten von Fehlern.}}',
  'mail.failures.whatToDo':
    'Was zu tun ist: Beheben Sie die Ursache, die der Fehler nennt. Bei E-Mails ist es oft der Mailserver, den die Konfiguration in mail.url nennt; bei einer Erweiterung weiß ihr Autor mehr. Die fehlgeschlagenen Zustellungen bleiben erhalten: Die Abfrage deadEvents der Admin-API listet sie mit ihren Daten auf.',
});
