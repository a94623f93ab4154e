import { defineMessages } from '../../platform/contracts/messages.ts';

/** The messages of the password reset for administrators. */
export const recoveryMessages = defineMessages('recovery', 'en', {
  'recovery.email.subject': 'Reset your administrator password at {shop}',
  'recovery.email.intro':
    'We received a request to reset the password of the administrator {email} at {shop}. If this was you, choose a new password here:',
  'recovery.email.choose': 'Choose a new password',
  'recovery.email.validity':
    'The link works once, within {hours, plural, one {# hour} other {# hours}}. If this wasn’t you, you can ignore this email. Your password won’t change.',

  'recovery.secondFactor.subject': 'Your second factor at {shop} was removed',
  'recovery.secondFactor.intro':
    'The authenticator app, passkeys and recovery codes of the administrator {email} at {shop} were removed, and all sessions were ended. You can now sign in with just your password. Please set up a new second factor:',
  'recovery.secondFactor.setUp': 'Open my profile',
  'recovery.secondFactor.unwanted':
    'If you didn’t ask for this, change your password right away and tell the shop’s other administrators.',

  'recovery.added.subject': 'A new way to sign in was added to your account at {shop}',
  'recovery.added.totp':
    'An authenticator app was set up for the administrator {email} at {shop}. Its code is now required at every sign-in.',
  'recovery.added.passkey': 'A passkey was added to the account of the administrator {email} at {shop}.',
  'recovery.added.apiToken':
    'An API token was created for the administrator {email} at {shop}. Programs can use it to sign in instead of a password.',
  'recovery.added.unwanted':
    'If this wasn’t you or someone you trust, change your password right away to end all sessions and revoke all API tokens. Then review your profile and tell the shop’s other administrators.',

  'recovery.page.title': 'Set a new administrator password',
  'recovery.page.password': 'New password',
  'recovery.page.hint':
    'At least 8 characters. Changing it ends all your sessions and revokes your API tokens.',
  'recovery.page.set': 'Set password',
  'recovery.page.done': 'Your new password is set. You can now sign in with it.',
});

/** The messages of this catalog by key, for the compiler. */
export type RecoveryMessages = (typeof recoveryMessages)['texts'];

declare module '../../platform/contracts/messages.ts' {
  interface Messages extends RecoveryMessages {}
}
