import { translateMessages } from '../../platform/contracts/messages.ts';
import { newsletterMessages } from './newsletterMessages.ts';

/** The texts of the newsletter in French. */
export const frenchNewsletterMessages = translateMessages(newsletterMessages, 'fr', {
  'newsletter.form.title': 'Nos actualités par e-mail',
  'newsletter.form.intro': 'Nouveautés et offres, de temps en temps.',
  'newsletter.form.email': 'Adresse e-mail',
  'newsletter.form.send': 'S’inscrire',
  'newsletter.form.note':
    'Vous pouvez vous désinscrire à tout moment grâce au lien présent dans chaque e-mail.',
  'newsletter.form.trap': 'Laissez ce champ vide',

  'newsletter.page.title': 'Newsletter',
  'newsletter.page.sentTitle': 'Consultez votre messagerie',
  'newsletter.page.sent':
    'Nous vous avons envoyé un lien. Cliquez dessus pour confirmer votre adresse e-mail. Si vous ne recevez rien, vérifiez vos courriers indésirables.',
  'newsletter.page.confirmTitle': 'Confirmez votre adresse e-mail',
  'newsletter.page.confirmIntro': 'Encore un clic et vous recevrez notre newsletter.',
  'newsletter.page.confirm': 'Confirmer',
  'newsletter.page.confirmedTitle': 'Votre inscription est confirmée',
  'newsletter.page.confirmed': 'Merci. Vous recevrez notre prochaine newsletter.',
  'newsletter.page.cancelTitle': 'Se désinscrire',
  'newsletter.page.cancelIntro': 'Vous ne souhaitez plus recevoir notre newsletter ?',
  'newsletter.page.cancel': 'Se désinscrire',
  'newsletter.page.canceledTitle': 'Votre désinscription est enregistrée',
  'newsletter.page.canceled': 'Vous ne recevrez plus notre newsletter.',
  'newsletter.page.continue': 'Continuer vos achats',

  'newsletter.account.none': 'De temps en temps, des nouveautés et des offres à {email}.',
  'newsletter.account.pending':
    'Nous avons envoyé un lien à {email}. Ouvrez-le pour confirmer votre inscription.',
  'newsletter.account.subscribed': 'Vous recevez notre newsletter à {email}.',
  'newsletter.account.start': 'S’inscrire',
  'newsletter.account.withdraw': 'Annuler la demande',
  'newsletter.account.stop': 'Se désinscrire',

  'newsletter.email.confirm.subject': 'Confirmez votre inscription à la newsletter de {shop}',
  'newsletter.email.confirm.intro':
    'L’adresse {email} a été inscrite à la newsletter de {shop}. Si vous êtes à l’origine de cette demande, confirmez-la ici :',
  'newsletter.email.confirm.link': 'Confirmer',
  'newsletter.email.confirm.validity':
    'Le lien reste valable {days, plural, one {# jour} many {# de jours} other {# jours}}. Si vous n’êtes pas à l’origine de cette demande, vous n’avez rien à faire : vous ne recevrez aucune newsletter.',
  'newsletter.email.welcome.subject': 'Votre inscription aux actualités de {shop} est confirmée',
  'newsletter.email.welcome.intro': 'Merci. Vous recevrez désormais la newsletter de {shop}.',
  'newsletter.email.welcome.visit': 'Accéder à {shop}',
  'newsletter.email.welcome.cancel': 'Se désinscrire',
});
