import { translateMessages } from '../../platform/contracts/messages.ts';
import { mailMessages } from './mailMessages.ts';

/** The texts of all e-mails in common, and of the e-mail about failed deliveries, in French. */
export const frenchMailMessages = translateMessages(mailMessages, 'fr', {
  'mail.greeting': 'Bonjour,',
  'mail.greetingByName': 'Bonjour {name},',
  'mail.failures.subject':
    '{shop} : échec de {count, plural, one {# transmission d’événement} many {# de transmissions d’événements} other {# transmissions d’événements}}',
  'mail.failures.subjectAtLeast': '{shop} : échec d’au moins {count, number} transmissions d’événements',
  'mail.failures.intro':
    '{count, plural, one {# transmission d’événement a échoué} many {# de transmissions d’événements ont échoué} other {# transmissions d’événements ont échoué}} à chaque tentative ; {shop} n’essaie plus. Ce que {count, plural, one {celle-ci} many {chacune} other {chacune}} devait déclencher, par exemple l’envoi d’un e-mail ou la notification d’un autre système, n’a pas eu lieu.',
  'mail.failures.introAtLeast':
    'Au moins {count, number} transmissions d’événements ont échoué à chaque tentative ; {shop} n’essaie plus. Ce que chacune devait déclencher, par exemple l’envoi d’un e-mail ou la notification d’un autre système, n’a pas eu lieu.',
  'mail.failures.subscriber': 'Destinataire : {subscriber}, dans « {owner} »',
  'mail.failures.subscriberGone': 'Destinataire : {subscriber}, qui n’est plus installé',
  'mail.failures.event': 'Événement : {event}',
  'mail.failures.since':
    '{count, plural, one {# transmission, le {time}} many {# de transmissions, la première le {time}} other {# transmissions, la première le {time}}}',
  'mail.failures.error': 'Erreur : {error}',
  'mail.failures.noError': 'Le processus chargé de la transmission s’est arrêté',
  'mail.failures.more':
    '{count, plural, one {Et # autre type d’échec.} many {Et # d’autres types d’échecs.} other {Et # autres types d’échecs.}}',
  'mail.failures.whatToDo':
    'Que faire : corrigez la cause indiquée par l’erreur. Pour les e-mails, il s’agit souvent du serveur de messagerie, défini par mail.url dans la configuration ; pour une extension, son auteur peut vous renseigner. Les transmissions échouées sont conservées : la requête deadEvents de l’API d’administration les liste avec leurs données.',
});
