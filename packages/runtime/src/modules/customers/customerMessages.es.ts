import { translateMessages } from '../../platform/contracts/messages.ts';
import { customerMessages } from './customerMessages.ts';

/** The texts of the e-mails about accounts in Spanish. */
export const spanishCustomerMessages = translateMessages(customerMessages, 'es', {
  'customers.email.welcome.subject': 'Le damos la bienvenida a {shop}',
  'customers.email.welcome.intro': 'Su cuenta está lista. Inicie sesión con {email}.',
  'customers.email.welcome.why':
    'Confirme que este correo electrónico es suyo. El enlace es válido durante una semana:',
  'customers.email.welcome.confirm': 'Confirmar mi correo electrónico',
  'customers.email.welcome.visit': 'Ir a {shop}',

  'customers.email.reset.subject': 'Su nueva contraseña en {shop}',
  'customers.email.reset.intro':
    'Se ha solicitado una nueva contraseña para {email}. Si ha sido usted, elíjala aquí:',
  'customers.email.reset.choose': 'Elegir una nueva contraseña',
  'customers.email.reset.validity':
    'El enlace sirve una sola vez y es válido durante {hours, plural, one {# hora} many {# de horas} other {# horas}}. Si no ha sido usted, no tiene que hacer nada: su contraseña sigue siendo la misma.',

  'customers.email.change.subject': 'Confirme su nuevo correo electrónico en {shop}',
  'customers.email.change.intro':
    'Se ha indicado {email} como nuevo correo electrónico de una cuenta en {shop}. Si ha sido usted, confírmelo aquí:',
  'customers.email.change.confirm': 'Confirmar el nuevo correo electrónico',
  'customers.email.change.validity':
    'El enlace sirve una sola vez y es válido durante {hours, plural, one {# hora} many {# de horas} other {# horas}}. Si no ha sido usted, no tiene que hacer nada: la cuenta conserva su correo electrónico.',
  'customers.email.changeNotice.subject': 'Un nuevo correo electrónico para su cuenta en {shop}',
  'customers.email.changeNotice.intro':
    'Alguien que conoce su contraseña ha indicado {email} como nuevo correo electrónico de su cuenta en {shop}. Sustituirá a este en cuanto se confirme.',
  'customers.email.changeNotice.whatToDo':
    'Si ha sido usted, no tiene que hacer nada. Si no, establezca ahora una nueva contraseña: así se detiene el cambio.',
});
