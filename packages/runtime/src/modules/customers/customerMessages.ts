import { defineMessages } from '../../platform/contracts/messages.ts';

/** The messages of the account emails. */
export const customerMessages = defineMessages('customers', 'en', {
  'customers.email.welcome.subject': 'Welcome to {shop}',
  'customers.email.welcome.intro': 'Your account is ready. You can sign in with {email}.',
  'customers.email.welcome.why': 'Please confirm your email address. The link works for a week:',
  'customers.email.welcome.confirm': 'Confirm email address',
  'customers.email.welcome.visit': 'Visit {shop}',

  'customers.email.reset.subject': 'Reset your password at {shop}',
  'customers.email.reset.intro':
    'We received a request to reset the password for {email}. If this was you, choose a new password here:',
  'customers.email.reset.choose': 'Choose a new password',
  'customers.email.reset.validity':
    'The link works once, within {hours, plural, one {# hour} other {# hours}}. If this wasn’t you, you can ignore this email. Your password won’t change.',

  'customers.email.change.subject': 'Confirm your new email address at {shop}',
  'customers.email.change.intro':
    'We received a request to use {email} for an account at {shop}. If this was you, confirm it here:',
  'customers.email.change.confirm': 'Confirm email address',
  'customers.email.change.validity':
    'The link works once, within {hours, plural, one {# hour} other {# hours}}. If this wasn’t you, you can ignore this email. The account’s email address won’t change.',
  'customers.email.changeNotice.subject': 'Your email address at {shop} is being changed',
  'customers.email.changeNotice.intro':
    'We received a request, confirmed with your password, to change the email address of your account at {shop} to {email}. The change takes effect when the new address is confirmed.',
  'customers.email.changeNotice.whatToDo':
    'If this was you, you don’t need to do anything. If not, reset your password now to stop the change.',
});

/** The messages of this catalog by key, for type checking. */
export type CustomerMessages = (typeof customerMessages)['texts'];

declare module '../../platform/contracts/messages.ts' {
  interface Messages extends CustomerMessages {}
}
