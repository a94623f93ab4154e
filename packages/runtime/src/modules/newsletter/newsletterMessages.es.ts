import { translateMessages } from '../../platform/contracts/messages.ts';
import { newsletterMessages } from './newsletterMessages.ts';

/** The texts of the newsletter, in Spanish. */
export const spanishNewsletterMessages = translateMessages(newsletterMessages, 'es', {
  'newsletter.form.title': 'Novedades por correo electrónico',
  'newsletter.form.intro': 'Nuevos productos y ofertas, de vez en cuando.',
  'newsletter.form.email': 'Correo electrónico',
  'newsletter.form.send': 'Suscribirse',
  'newsletter.form.note': 'Puede darse de baja en cualquier momento con el enlace de cada correo.',
  'newsletter.form.trap': 'Deje este campo vacío',

  'newsletter.page.title': 'Boletín',
  'newsletter.page.sentTitle': 'Revise su bandeja de entrada',
  'newsletter.page.sent':
    'Le hemos enviado un enlace. Ábralo para confirmar su correo electrónico. Si no recibe nada, mire en la carpeta de correo no deseado.',
  'newsletter.page.confirmTitle': 'Confirme su correo electrónico',
  'newsletter.page.confirmIntro': 'Un clic más y recibirá nuestro boletín.',
  'newsletter.page.confirm': 'Confirmar',
  'newsletter.page.confirmedTitle': 'Ya está suscrito',
  'newsletter.page.confirmed': 'Gracias. Recibirá nuestro próximo boletín.',
  'newsletter.page.cancelTitle': 'Darse de baja',
  'newsletter.page.cancelIntro': '¿Ya no quiere recibir nuestro boletín?',
  'newsletter.page.cancel': 'Darse de baja',
  'newsletter.page.canceledTitle': 'Se ha dado de baja',
  'newsletter.page.canceled': 'Ya no recibirá más boletines nuestros.',
  'newsletter.page.continue': 'Seguir comprando',

  'newsletter.account.none': 'De vez en cuando, novedades y ofertas a {email}.',
  'newsletter.account.pending': 'Hemos enviado un enlace a {email}. Ábralo para confirmar la suscripción.',
  'newsletter.account.subscribed': 'Recibe nuestro boletín en {email}.',
  'newsletter.account.start': 'Suscribirse',
  'newsletter.account.withdraw': 'Retirar la solicitud',
  'newsletter.account.stop': 'Cancelar la suscripción',

  'newsletter.email.confirm.subject': 'Confirme su suscripción al boletín de {shop}',
  'newsletter.email.confirm.intro':
    'Alguien ha suscrito {email} al boletín de {shop}. Si ha sido usted, confírmelo aquí:',
  'newsletter.email.confirm.link': 'Confirmar',
  'newsletter.email.confirm.validity':
    'El enlace es válido durante {days, plural, one {# día} many {# de días} other {# días}}. Si no ha sido usted, no tiene que hacer nada: no recibirá ningún boletín.',
  'newsletter.email.welcome.subject': 'Se ha suscrito a las novedades de {shop}',
  'newsletter.email.welcome.intro': 'Gracias. A partir de ahora recibirá el boletín de {shop}.',
  'newsletter.email.welcome.visit': 'Ir a {shop}',
  'newsletter.email.welcome.cancel': 'Darse de baja',
});
