import { defineMessages } from '../../platform/contracts/messages.ts';

/** The texts by which administrators get a new password. */
export const recoveryMessages = defineMessages('recovery', 'en', {
  'recovery.email.subject': 'Your new administrator password at {shop}',
  'recovery.email.intro':
    'Someone asked for a new password for the administrator {email} of {shop}. If it was you, choose one here:',
  'recovery.email.choose': 'Choose a new password',
  'recovery.email.validity':
    'The link works once, for {hours, plural, one {# hour} other {# hours}}. If it was not you, do nothing: your password stays as it is.',

  'recovery.secondFactor.subject': 'Your second factor at {shop} was removed',
  'recovery.secondFactor.intro':
    'The authenticator, the passkeys and the recovery codes of the administrator {email} of {shop} were removed, and all sessions have ended. From now on you sign in with only your password. Please set up a new second factor:',
  'recovery.secondFactor.setUp': 'Open my profile',
  'recovery.secondFactor.unwanted':
    'If you did not ask for this, change your password at once and tell the other administrators of the shop.',

  'recovery.added.subject': 'A new way into your account at {shop}',
  'recovery.added.totp':
    'An authenticator app was set up for the administrator {email} of {shop}. From now on it is asked for at each sign-in.',
  'recovery.added.passkey': 'A passkey was added to the account of the administrator {email} of {shop}.',
  'recovery.added.apiToken':
    'An API token was made for the administrator {email} of {shop}. A program signs in with it in place of a password.',
  'recovery.added.unwanted':
    'If this was not you or a colleague whom you trust, change your password at once, which ends all sessions and API tokens, look through your profile, and tell the other administrators of the shop.',

  'recovery.page.title': 'Set a new administrator password',
  'recovery.page.password': 'New password',
  'recovery.page.hint': 'At least 8 characters. It ends all your sessions and API tokens.',
  'recovery.page.set': 'Set the password',
  'recovery.page.done': 'The new password is set. Please sign in with it.',
});

/** The texts of this catalogue by key, for the compiler. */
export type RecoveryMessages = (typeof recoveryMessages)['texts'];

declare module '../../platform/contracts/messages.ts' {
  interface Messages extends RecoveryMessages {}
}
