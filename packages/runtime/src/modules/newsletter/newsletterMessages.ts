import { defineMessages } from '../../platform/contracts/messages.ts';

/** The newsletter messages: form, pages and emails. */
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
    'We’ve sent you a link. Open it to confirm your email address. If you don’t see the email, check your spam folder.',
  'newsletter.page.confirmTitle': 'Confirm your email address',
  'newsletter.page.confirmIntro': 'One more click and you’ll get our newsletter.',
  'newsletter.page.confirm': 'Confirm',
  'newsletter.page.confirmedTitle': 'You’re subscribed',
  'newsletter.page.confirmed': 'Thank you. You’ll get our next newsletter.',
  'newsletter.page.cancelTitle': 'Unsubscribe',
  'newsletter.page.cancelIntro': 'Don’t want our newsletter anymore?',
  'newsletter.page.cancel': 'Unsubscribe',
  'newsletter.page.canceledTitle': 'You’re unsubscribed',
  'newsletter.page.canceled': 'You won’t get any more newsletters from us.',
  'newsletter.page.continue': 'Continue shopping',

  'newsletter.account.none': 'Get new products and offers, now and then, at {email}.',
  'newsletter.account.pending': 'We’ve sent a link to {email}. Open it to confirm your subscription.',
  'newsletter.account.subscribed': 'You’re getting our newsletter at {email}.',
  'newsletter.account.start': 'Subscribe',
  'newsletter.account.withdraw': 'Cancel request',
  'newsletter.account.stop': 'Unsubscribe',

  'newsletter.email.confirm.subject': 'Confirm your newsletter subscription at {shop}',
  'newsletter.email.confirm.intro':
    'We received a request to send the {shop} newsletter to {email}. If this was you, confirm it here:',
  'newsletter.email.confirm.link': 'Confirm',
  'newsletter.email.confirm.validity':
    'The link works for {days, plural, one {# day} other {# days}}. If this wasn’t you, you can ignore this email and won’t get the newsletter.',
  'newsletter.email.welcome.subject': 'Welcome to the {shop} newsletter',
  'newsletter.email.welcome.intro': 'Thank you for subscribing. You’ll now get the {shop} newsletter.',
  'newsletter.email.welcome.visit': 'Visit {shop}',
  'newsletter.email.welcome.cancel': 'Unsubscribe',
});

/** The messages of this catalog by key, for type checking. */
export type NewsletterMessages = (typeof newsletterMessages)['texts'];

declare module '../../platform/contracts/messages.ts' {
  interface Messages extends NewsletterMessages {}
}
