import { translateMessages } from '../../platform/contracts/messages.ts';
import { customerMessages } from './customerMessages.ts';

/** The texts of the e-mails about accounts in French. */
export const frenchCustomerMessages = translateMessages(customerMessages, 'fr', {
  'customers.email.welcome.subject': 'Bienvenue chez {shop}',
  'customers.email.welcome.intro': 'Votre compte est prêt. Connectez-vous avec l’adresse {email}.',
  'customers.email.welcome.why':
    'Veuillez confirmer que cette adresse e-mail est la vôtre. Le lien est valable une semaine :',
  'customers.email.welcome.confirm': 'Confirmer mon adresse e-mail',
  'customers.email.welcome.visit': 'Accéder à {shop}',

  'customers.email.reset.subject': 'Votre nouveau mot de passe chez {shop}',
  'customers.email.reset.intro':
    'Un nouveau mot de passe a été demandé pour {email}. Si vous êtes à l’origine de cette demande, choisissez-le ici :',
  'customers.email.reset.choose': 'Choisir un nouveau mot de passe',
  'customers.email.reset.validity':
    'Le lien ne peut être utilisé qu’une seule fois et reste valable {hours, plural, one {# heure} many {# d’heures} other {# heures}}. Si vous n’êtes pas à l’origine de cette demande, vous n’avez rien à faire : votre mot de passe reste inchangé.',

  'customers.email.change.subject': 'Confirmez votre nouvelle adresse e-mail chez {shop}',
  'customers.email.change.intro':
    'L’adresse {email} a été indiquée comme nouvelle adresse e-mail d’un compte chez {shop}. Si vous êtes à l’origine de cette demande, confirmez-la ici :',
  'customers.email.change.confirm': 'Confirmer la nouvelle adresse e-mail',
  'customers.email.change.validity':
    'Le lien ne peut être utilisé qu’une seule fois et reste valable {hours, plural, one {# heure} many {# d’heures} other {# heures}}. Si vous n’êtes pas à l’origine de cette demande, vous n’avez rien à faire : le compte conserve son adresse.',
  'customers.email.changeNotice.subject': 'Une nouvelle adresse e-mail pour votre compte chez {shop}',
  'customers.email.changeNotice.intro':
    'Une personne qui connaît votre mot de passe a indiqué {email} comme nouvelle adresse e-mail de votre compte chez {shop}. Elle remplacera l’adresse actuelle dès qu’elle sera confirmée.',
  'customers.email.changeNotice.whatToDo':
    'Si c’était vous, vous n’avez rien à faire. Sinon, choisissez dès maintenant un nouveau mot de passe : cela bloque la modification.',
});
