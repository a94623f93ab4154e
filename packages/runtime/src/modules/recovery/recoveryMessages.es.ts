import { translateMessages } from '../../platform/contracts/messages.ts';
import { recoveryMessages } from './recoveryMessages.ts';

/** The texts by which administrators get a new password, in Spanish. */
export const spanishRecoveryMessages = translateMessages(recoveryMessages, 'es', {
  'recovery.email.subject': 'Su nueva contraseña de administrador en {shop}',
  'recovery.email.intro':
    'Se ha solicitado una nueva contraseña para {email}, administrador de {shop}. Si ha sido usted, elíjala aquí:',
  'recovery.email.choose': 'Elegir una nueva contraseña',
  'recovery.email.validity':
    'El enlace sirve una sola vez y es válido durante {hours, plural, one {# hora} many {# de horas} other {# horas}}. Si no ha sido usted, no tiene que hacer nada: su contraseña sigue siendo la misma.',

  'recovery.secondFactor.subject': 'Se ha eliminado su segundo factor en {shop}',
  'recovery.secondFactor.intro':
    'Se han eliminado la aplicación de autenticación, las llaves de acceso y los códigos de recuperación de {email}, administrador de {shop}, y se han cerrado todas las sesiones. A partir de ahora, iniciará sesión solo con su contraseña. Configure un nuevo segundo factor:',
  'recovery.secondFactor.setUp': 'Abrir mi perfil',
  'recovery.secondFactor.unwanted':
    'Si no lo ha solicitado, cambie su contraseña de inmediato y avise a los demás administradores de la tienda.',

  'recovery.added.subject': 'Un nuevo acceso a su cuenta en {shop}',
  'recovery.added.totp':
    'Se ha configurado una aplicación de autenticación para {email}, administrador de {shop}. A partir de ahora se pedirá en cada inicio de sesión.',
  'recovery.added.passkey':
    'Se ha añadido una llave de acceso a la cuenta de {email}, administrador de {shop}.',
  'recovery.added.apiToken':
    'Se ha creado un token de API para {email}, administrador de {shop}. Un programa lo usa en lugar de una contraseña.',
  'recovery.added.unwanted':
    'Si no ha sido usted ni un compañero de confianza, cambie su contraseña de inmediato, lo que cierra todas las sesiones y anula todos los tokens de API, revise su perfil y avise a los demás administradores de la tienda.',

  'recovery.page.title': 'Establecer una nueva contraseña de administrador',
  'recovery.page.password': 'Nueva contraseña',
  'recovery.page.hint': 'Al menos 8 caracteres. Cierra todas sus sesiones y anula todos sus tokens de API.',
  'recovery.page.set': 'Establecer la contraseña',
  'recovery.page.done': 'La nueva contraseña está establecida. Inicie sesión con ella.',
});
