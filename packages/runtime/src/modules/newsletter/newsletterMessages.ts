import { defineMessages } from '../../platform/contracts/messages.ts';

/** The texts of the newsletter: its form, its pages and its emails. */
export const newsletterMessages = defineMessages('newsletter', 'en', {
  'newsletter.form.title': 'Newsletter',
  'newsletter.form.intro': 'New products and offers, now and then.',
  'newsletter.form.email': 'Email',
  'newsletter.form.send': 'Sign up',
  'newsletter.form.note': 'You can unsubscribe at any time using the link in every email.',
  'newsletter.form.trap': 'Leave this field empty',

  'newsletter.page.title': 'Newsletter',
  'newsletter.page.sentTitle': 'Check your inbox',
  'newsletter.page.sent':
    'We sent you a link. Follow it to confirm your email. If nothing arrives, look into your spam folder.',
  'newsletter.page.confirmTitle': 'Confirm your email',
  'newsletter.page.confirmIntro': 'One more click, and you get our newsletter.',
  'newsletter.page.confirm': 'Confirm',
  'newsletter.page.confirmedTitle': 'You are signed up',
  'newsletter.page.confirmed': 'Thank you. The next newsletter comes to you.',
  'newsletter.page.cancelTitle': 'Unsubscribe',
  'newsletter.page.cancelIntro': 'Do you no longer want our newsletter?',
  'newsletter.page.cancel': 'Unsubscribe',
  'newsletter.page.canceledTitle': 'You are unsubscribed',
  'newsletter.page.canceled': 'You get no more newsletters from us.',
  'newsletter.page.continue': 'Continue shopping',

  'newsletter.account.none': 'New products and offers, now and then, to {email}.',
  'newsletter.account.pending':
    'We have sent a link to {email}. Open it to confirm that you want our newsletter.',
  'newsletter.account.subscribed': 'You get our newsletter at {email}.',
  'newsletter.account.start': 'Subscribe',
  'newsletter.account.withdraw': 'Cancel the request',
  'newsletter.account.stop': 'Unsubscribe',

  'newsletter.email.confirm.subject': 'Confirm your newsletter from {shop}',
  'newsletter.email.confirm.intro':
    'Someone signed {email} up for the newsletter of {shop}. If it was you, confirm it here:',
  'newsletter.email.confirm.link': 'Confirm',
  'newsletter.email.confirm.validity':
    'The link works for {days, plural, one {# day} other {# days}}. If it was not you, do nothing: no newsletter will come.',
  'newsletter.email.welcome.subject': 'You are signed up for news from {shop}',
  'newsletter.email.welcome.intro': 'Thank you. From now on you get the newsletter of {shop}.',
  'newsletter.email.welcome.visit': 'Go to {shop}',
  'newsletter.email.welcome.cancel': 'Unsubscribe',
});

/** The texts of this catalogue by key, for the compiler. */
export type NewsletterMessages = (typeof newsletterMessages)['texts'];

declare module '../../platform/contracts/messages.ts' {
  interface Messages extends NewsletterMessages {}
}
