import { refuse, validationFailed } from '../../platform/errors.ts';

export const userNotFound = () => refuse(404, 'USER_NOT_FOUND', 'User not found');
export const noUserWithEmail = (email: string) =>
  refuse(404, 'USER_NOT_FOUND', 'No administrator has the email "{email}"', { values: { email } });

/** The fields of the sign-in error that requests a second factor. */
export interface SecondFactorNeeded {
  readonly challenge: string;
  /** The administrator's second factors. */
  readonly methods: readonly ('totp' | 'passkey')[];
  /** The options for `navigator.credentials.get`, passed as `publicKey`. Absent if the administrator has no passkey. */
  readonly passkey?: object;
}
/** The password was correct. The sign-in also requires a code, or a passkey if the administrator has one. */
export const secondFactorRequired = (needed: SecondFactorNeeded) =>
  refuse(401, 'SECOND_FACTOR_REQUIRED', 'Enter the code from your authenticator app', {
    extra: { ...needed },
    countsAsAttempt: false,
  });
/** The password was correct. The sign-in also requires a passkey. */
export const passkeyRequired = (needed: SecondFactorNeeded) =>
  refuse(401, 'SECOND_FACTOR_REQUIRED', 'Confirm the sign-in with your passkey', {
    extra: { ...needed },
    countsAsAttempt: false,
  });
export const passkeyRefused = () => refuse(401, 'INVALID_PASSKEY', 'The passkey was not accepted');
export const passkeyInvalid = () => refuse(400, 'INVALID_PASSKEY', 'The passkey was not accepted');
export const passkeyKnown = () => refuse(409, 'PASSKEY_KNOWN', 'This passkey is already registered');
export const passkeyNotFound = () => refuse(404, 'PASSKEY_NOT_FOUND', 'Passkey not found');
export const tooManyPasskeys = (most: number) =>
  refuse(409, 'TOO_MANY_PASSKEYS', 'An account can have at most {most} passkeys', { values: { most } });
export const challengeInvalid = () =>
  refuse(401, 'INVALID_CHALLENGE', 'The sign-in has expired. Enter your password again.');
export const codeInvalid = () =>
  refuse(401, 'INVALID_CODE', 'The code is incorrect or has already been used');
export const secondFactorInvalid = () =>
  refuse(400, 'INVALID_CODE', 'The code is incorrect or has already been used');
export const totpActive = () =>
  refuse(409, 'TOTP_ACTIVE', 'An authenticator app is already set up. Remove it first.');
export const noSecondFactor = () =>
  refuse(404, 'NO_SECOND_FACTOR', 'This administrator has no second factor');
export const ownSecondFactor = () =>
  refuse(403, 'OWN_SECOND_FACTOR', 'Remove your own second factor in your profile');
export const totpNotFound = () => refuse(404, 'TOTP_NOT_FOUND', 'No authenticator app is set up');

export const setupDone = () =>
  refuse(409, 'SETUP_DONE', 'This shop already has an administrator. Sign in instead.');
export const invalidSetupToken = () =>
  refuse(
    400,
    'INVALID_SETUP_TOKEN',
    'The link is invalid or has expired. Restart the shop to get a new one.',
  );

export const loginRequired = () =>
  refuse(403, 'LOGIN_REQUIRED', 'API tokens cannot do this. Sign in with your password.');
/** A token for another administrator must list its permissions, so that it does not gain permissions granted later. */
export const permissionsNeeded = () =>
  validationFailed([
    {
      path: 'permissions',
      rule: 'required',
      message: 'A token for another administrator must list its permissions',
    },
  ]);
export const apiTokenNotFound = () => refuse(404, 'API_TOKEN_NOT_FOUND', 'API token not found');
export const nothingToUpdate = () => refuse(400, 'NOTHING_TO_UPDATE', 'There is nothing to update');

export const roleNotFound = () => refuse(404, 'ROLE_NOT_FOUND', 'Role not found');
export const roleNameTaken = () => refuse(409, 'ROLE_NAME_TAKEN', 'Role name is already used');
export const unknownRole = (uuid: string) =>
  refuse(400, 'UNKNOWN_ROLE', 'Unknown role "{uuid}"', { values: { uuid } });
export const unknownPermission = (id: string) =>
  refuse(400, 'UNKNOWN_PERMISSION', 'Unknown permission "{id}"', { values: { id } });

export const lastAdministrator = () =>
  refuse(
    409,
    'LAST_ADMINISTRATOR',
    'The last enabled administrator with all permissions cannot be disabled or deleted',
  );
export const grantExceedsOwn = () =>
  refuse(403, 'GRANT_EXCEEDS_OWN', 'You cannot grant, change or revoke permissions you do not have');
