import { translateMessages } from '../../platform/contracts/messages.ts';
import { mailMessages } from './mailMessages.ts';

/** The texts of all e-mails in common, and of the e-mail about failed deliveries, in Spanish. */
export const spanishMailMessages = translateMessages(mailMessages, 'es', {
  'mail.greeting': 'Hola:',
  'mail.greetingByName': 'Hola, {name}:',
  'mail.failures.subject':
    '{count, plural, one {# entrega de eventos ha fallado} many {# de entregas de eventos han fallado} other {# entregas de eventos han fallado}} en {shop}',
  'mail.failures.subjectAtLeast': 'Al menos {count, number} entregas de eventos han fallado en {shop}',
  'mail.failures.intro':
    '{count, plural, one {# entrega de un evento ha fallado} many {# de entregas de eventos han fallado} other {# entregas de eventos han fallado}} en todos los intentos, por lo que {shop} ya no lo intentará más. Lo que {count, plural, one {esta entrega} many {cada una de ellas} other {cada una de ellas}} debía hacer, como enviar un correo electrónico o avisar a otro sistema, no se ha hecho.',
  'mail.failures.introAtLeast':
    'Al menos {count, number} entregas de eventos han fallado en todos los intentos, por lo que {shop} ya no lo intentará más. Lo que cada una de ellas debía hacer, como enviar un correo electrónico o avisar a otro sistema, no se ha hecho.',
  'mail.failures.subscriber': 'Receptor: {subscriber}, parte de “{owner}”',
  'mail.failures.subscriberGone': 'Receptor: {subscriber}, que ya no está instalado',
  'mail.failures.event': 'Evento: {event}',
  'mail.failures.since':
    '{count, plural, one {# entrega, el {time}} many {# de entregas, la primera el {time}} other {# entregas, la primera el {time}}}',
  'mail.failures.error': 'Error: {error}',
  'mail.failures.noError': 'El proceso que lo intentaba terminó',
  'mail.failures.more':
    '{count, plural, one {Y # tipo de fallo más.} many {Y # de tipos de fallos más.} other {Y # tipos de fallos más.}}',
  'mail.failures.whatToDo':
    'Qué hacer: corrija la causa que indica el error. En los correos electrónicos suele ser el servidor de correo, que la configuración indica en mail.url; en una extensión, su autor puede dar más detalles. Las entregas fallidas se conservan: la consulta deadEvents de la API de administración las muestra con sus datos.',
});
