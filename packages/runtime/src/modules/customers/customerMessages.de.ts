import { translateMessages } from '../../platform/contracts/messages.ts';
import { customerMessages } from './customerMessages.ts';

/** The texts of the e-mails about accounts in German. */
export const germanCustomerMessages = translateMessages(customerMessages, 'de', {
  'customers.email.welcome.subject': 'Willkommen bei {shop}',
  'customers.email.welcome.intro': 'Ihr Konto ist eingerichtet. Melden Sie sich mit {email} an.',
  'customers.email.welcome.why':
    'Bitte bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört. Der Link gilt eine Woche:',
  'customers.email.welcome.confirm': 'Meine E-Mail-Adresse bestätigen',
  'customers.email.welcome.visit': 'Zu {shop}',

  'customers.email.reset.subject': 'Ihr neues Passwort bei {shop}',
  'customers.email.reset.intro':
    'für {email} wurde ein neues Passwort angefordert. Wenn Sie das waren, legen Sie es hier fest:',
  'customers.email.reset.choose': 'Neues Passwort festlegen',
  'customers.email.reset.validity':
    'Der Link gilt ein einziges Mal und {hours, plural, one {# Stunde} other {# Stunden}} lang. Wenn Sie das nicht waren, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.',

  'customers.email.change.subject': 'Bestätigen Sie Ihre neue E-Mail-Adresse bei {shop}',
  'customers.email.change.intro':
    '{email} wurde als neue E-Mail-Adresse eines Kontos bei {shop} angegeben. Wenn Sie das waren, bestätigen Sie sie hier:',
  'customers.email.change.confirm': 'Neue E-Mail-Adresse bestätigen',
  'customers.email.change.validity':
    'Der Link gilt ein einziges Mal und {hours, plural, one {# Stunde} other {# Stunden}} lang. Wenn Sie das nicht waren, müssen Sie nichts tun: Das Konto behält seine Adresse.',
  'customers.email.changeNotice.subject': 'Eine neue E-Mail-Adresse für Ihr Konto bei {shop}',
  'customers.email.changeNotice.intro':
    'jemand, der Ihr Passwort kennt, hat {email} als neue E-Mail-Adresse Ihres Kontos bei {shop} angegeben. Sie ersetzt diese hier, sobald sie bestätigt ist.',
  'customers.email.changeNotice.whatToDo':
    'Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, legen Sie jetzt ein neues Passwort fest: Das hält die Änderung auf.',
});
