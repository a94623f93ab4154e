import { translateMessages } from '../../platform/messages/contract.ts';
import { customerMessages } from './customerMessages.ts';

/** The texts of the e-mails about accounts in German. */
export const germanCustomerMessages = translateMessages(customerMessages, 'de', {
  'customers.email.welcome.subject': 'Willkommen bei {shop}',
  'customers.email.welcome.intro': 'Ihr Konto ist eingerichtet. Melden Sie sich mit {email} an.',
  'customers.email.welcome.visit': 'Zu {shop}',

  'customers.email.reset.subject': 'Ihr neues Passwort bei {shop}',
  'customers.email.reset.intro':
    'für {email} wurde ein neues Passwort angefordert. Wenn Sie das waren, legen Sie es hier fest:',
  'customers.email.reset.choose': 'Neues Passwort festlegen',
  'customers.email.reset.validity':
    'Der Link gilt ein einziges Mal und {hours, plural, one {# Stunde} other {# Stunden}} lang. Wenn Sie das nicht waren, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.',
});
