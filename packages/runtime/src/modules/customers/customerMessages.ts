import { defineMessages } from '../../platform/contracts/messages.ts';

/** The texts of the emails about accounts. */
export const customerMessages = defineMessages('customers', 'en', {
  'customers.email.welcome.subject': 'Welcome to {shop}',
  'customers.email.welcome.intro': 'Your account is ready. Sign in with {email}.',
  'customers.email.welcome.why': 'Please confirm that this email is yours. The link works for a week:',
  'customers.email.welcome.confirm': 'Confirm my email',
  'customers.email.welcome.visit': 'Go to {shop}',

  'customers.email.reset.subject': 'Your new password at {shop}',
  'customers.email.reset.intro':
    'Someone asked for a new password for {email}. If it was you, choose one here:',
  'customers.email.reset.choose': 'Choose a new password',
  'customers.email.reset.validity':
    'The link works once, for {hours, plural, one {# hour} other {# hours}}. If it was not you, do nothing: your password stays as it is.',

  'customers.email.change.subject': 'Confirm your new email address at {shop}',
  'customers.email.change.intro':
    'Someone chose {email} as the new email of an account at {shop}. If it was you, confirm it here:',
  'customers.email.change.confirm': 'Confirm the new email',
  'customers.email.change.validity':
    'The link works once, for {hours, plural, one {# hour} other {# hours}}. If it was not you, do nothing: the account keeps its email.',
  'customers.email.changeNotice.subject': 'Your email address at {shop} is being changed',
  'customers.email.changeNotice.intro':
    'Someone who knows your password chose {email} as the new email of your account at {shop}. It replaces this one once it is confirmed.',
  'customers.email.changeNotice.whatToDo':
    'If it was you, there is nothing to do. If not, set a new password now: that stops the change.',
});

/** The texts of this catalogue by key, for the compiler. */
export type CustomerMessages = (typeof customerMessages)['texts'];

declare module '../../platform/contracts/messages.ts' {
  interface Messages extends CustomerMessages {}
}
