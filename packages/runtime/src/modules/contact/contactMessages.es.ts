import { translateMessages } from '../../platform/contracts/messages.ts';
import { contactMessages } from './contactMessages.ts';

/** The texts of the contact form, in Spanish. */
export const spanishContactMessages = translateMessages(contactMessages, 'es', {
  'contact.form.title': 'Escríbanos',
  'contact.form.name': 'Nombre y apellidos',
  'contact.form.email': 'Correo electrónico',
  'contact.form.message': 'Mensaje',
  'contact.form.send': 'Enviar mensaje',
  'contact.form.trap': 'Deje este campo vacío',
  'contact.page.title': 'Contacto',
  'contact.page.intro': 'Pregúntenos lo que quiera. Respondemos por correo electrónico.',
  'contact.page.sentTitle': 'Gracias por su mensaje',
  'contact.page.sent': 'Lo hemos recibido. Le responderemos por correo electrónico.',
  'contact.page.continue': 'Seguir comprando',
  'contact.email.subject': 'Mensaje de {name}',
  'contact.email.name': 'Nombre',
  'contact.email.email': 'Correo electrónico',
  'contact.email.open': 'Abrir en la administración',
});
