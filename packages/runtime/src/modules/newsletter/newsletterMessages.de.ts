import { translateMessages } from '../../platform/contracts/messages.ts';
import { newsletterMessages } from './newsletterMessages.ts';

/** The texts of the newsletter, in German. */
export const germanNewsletterMessages = translateMessages(newsletterMessages, 'de', {
  'newsletter.form.title': 'Neuigkeiten per E-Mail',
  'newsletter.form.intro': 'Neue Produkte und Angebote, ab und zu.',
  'newsletter.form.email': 'E-Mail-Adresse',
  'newsletter.form.send': 'Anmelden',
  'newsletter.form.note': 'Sie können sich jederzeit über den Link in jeder E-Mail abmelden.',
  'newsletter.form.trap': 'Dieses Feld bitte leer lassen',

  'newsletter.page.title': 'Newsletter',
  'newsletter.page.sentTitle': 'Sehen Sie in Ihr Postfach',
  'newsletter.page.sent':
    'Wir haben Ihnen einen Link geschickt. Bestätigen Sie damit Ihre E-Mail-Adresse. Falls nichts ankommt, sehen Sie im Spam-Ordner nach.',
  'newsletter.page.confirmTitle': 'E-Mail-Adresse bestätigen',
  'newsletter.page.confirmIntro': 'Noch ein Klick, dann erhalten Sie unseren Newsletter.',
  'newsletter.page.confirm': 'Bestätigen',
  'newsletter.page.confirmedTitle': 'Sie sind angemeldet',
  'newsletter.page.confirmed': 'Vielen Dank. Der nächste Newsletter kommt zu Ihnen.',
  'newsletter.page.cancelTitle': 'Abmelden',
  'newsletter.page.cancelIntro': 'Möchten Sie unseren Newsletter nicht mehr erhalten?',
  'newsletter.page.cancel': 'Abmelden',
  'newsletter.page.canceledTitle': 'Sie sind abgemeldet',
  'newsletter.page.canceled': 'Sie erhalten keine Newsletter mehr von uns.',
  'newsletter.page.continue': 'Weiter einkaufen',

  'newsletter.account.none': 'Ab und zu Neues und Angebote an {email}.',
  'newsletter.account.pending':
    'Wir haben einen Link an {email} geschickt. Öffnen Sie ihn, um den Newsletter zu bestätigen.',
  'newsletter.account.subscribed': 'Sie erhalten unseren Newsletter an {email}.',
  'newsletter.account.start': 'Newsletter abonnieren',
  'newsletter.account.withdraw': 'Anmeldung zurückziehen',
  'newsletter.account.stop': 'Newsletter abbestellen',

  'newsletter.email.confirm.subject': 'Bestätigen Sie Ihren Newsletter von {shop}',
  'newsletter.email.confirm.intro':
    'Jemand hat {email} für den Newsletter von {shop} angemeldet. Wenn Sie das waren, bestätigen Sie es hier:',
  'newsletter.email.confirm.link': 'Bestätigen',
  'newsletter.email.confirm.validity':
    'Der Link gilt {days, plural, one {# Tag} other {# Tage}} lang. Wenn Sie das nicht waren, müssen Sie nichts tun: Es kommt kein Newsletter.',
  'newsletter.email.welcome.subject': 'Sie sind für Neuigkeiten von {shop} angemeldet',
  'newsletter.email.welcome.intro': 'Vielen Dank. Ab jetzt erhalten Sie den Newsletter von {shop}.',
  'newsletter.email.welcome.visit': 'Zu {shop}',
  'newsletter.email.welcome.cancel': 'Abmelden',
});
