import { defineMessages } from '../../platform/messages/contract.ts';

/** The texts of the e-mails about accounts. */
export const customerMessages = defineMessages('customers', 'en', {
  'customers.email.welcome.subject': 'Welcome to {shop}',
  'customers.email.welcome.intro': 'Your account is ready. Log in with {email}.',
  'customers.email.welcome.visit': 'Go to {shop}',

  'customers.email.reset.subject': 'Your new password at {shop}',
  'customers.email.reset.intro':
    'Someone asked for a new password for {email}. If it was you, choose one here:',
  'customers.email.reset.choose': 'Choose a new password',
  'customers.email.reset.validity':
    'The link works once, for {hours, plural, one {# hour} other {# hours}}. If it was not you, do nothing: your password stays as it is.',
});

/** The texts of this catalogue by key, for the compiler. */
export type CustomerMessages = (typeof customerMessages)['texts'];

declare module '../../platform/messages/contract.ts' {
  interface Messages extends CustomerMessages {}
}
