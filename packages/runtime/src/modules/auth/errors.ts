import { refuse, validationFailed } from '../../platform/errors.ts';

export const userNotFound = () => refuse(404, 'USER_NOT_FOUND', 'User not found');
export const noUserWithEmail = (email: string) =>
  refuse(404, 'USER_NOT_FOUND', 'No admin has the email "{email}"', { values: { email } });

/** The members that the refusal of a login carries for its second step. */
export interface SecondFactorNeeded {
  readonly challenge: string;
  /** The second factors of the administrator. */
  readonly methods: readonly ('totp' | 'passkey')[];
  /** The options that `navigator.credentials.get` takes as `publicKey`; absent without a passkey. */
  readonly passkey?: object;
}
/** The password was right, and the login waits for a code, or for a passkey where there is one too. */
export const secondFactorRequired = (needed: SecondFactorNeeded) =>
  refuse(401, 'SECOND_FACTOR_REQUIRED', 'Please enter the code of your authenticator', {
    extra: { ...needed },
    countsAsAttempt: false,
  });
/** The password was right, and the login waits for a passkey alone. */
export const passkeyRequired = (needed: SecondFactorNeeded) =>
  refuse(401, 'SECOND_FACTOR_REQUIRED', 'Please confirm the login with your passkey', {
    extra: { ...needed },
    countsAsAttempt: false,
  });
export const passkeyRefused = () => refuse(401, 'INVALID_PASSKEY', 'The passkey was not accepted');
export const passkeyInvalid = () => refuse(400, 'INVALID_PASSKEY', 'The passkey was not accepted');
export const passkeyKnown = () => refuse(409, 'PASSKEY_KNOWN', 'This passkey is registered already');
export const passkeyNotFound = () => refuse(404, 'PASSKEY_NOT_FOUND', 'Passkey not found');
export const tooManyPasskeys = (most: number) =>
  refuse(409, 'TOO_MANY_PASSKEYS', 'An account has at most {most} passkeys', { values: { most } });
export const challengeInvalid = () =>
  refuse(401, 'INVALID_CHALLENGE', 'The login has expired. Please enter your password again');
export const codeInvalid = () => refuse(401, 'INVALID_CODE', 'The code is wrong or was used before');
export const secondFactorInvalid = () => refuse(400, 'INVALID_CODE', 'The code is wrong or was used before');
export const totpActive = () =>
  refuse(409, 'TOTP_ACTIVE', 'There is an authenticator already. Remove it first');
export const noSecondFactor = () =>
  refuse(404, 'NO_SECOND_FACTOR', 'This administrator has no second factor');
export const ownSecondFactor = () =>
  refuse(403, 'OWN_SECOND_FACTOR', 'Please remove your own second factor in your profile');
export const totpNotFound = () => refuse(404, 'TOTP_NOT_FOUND', 'There is no authenticator');

export const setupDone = () =>
  refuse(409, 'SETUP_DONE', 'This shop has an administrator already. Please sign in');
export const invalidSetupToken = () =>
  refuse(
    400,
    'INVALID_SETUP_TOKEN',
    'The link is invalid or has expired. A start of the shop prints a new one',
  );

export const loginRequired = () =>
  refuse(403, 'LOGIN_REQUIRED', 'An API token cannot do this. Please log in');
/** A token for another administrator does not get what that one gets later. */
export const permissionsNeeded = () =>
  validationFailed([
    {
      path: 'permissions',
      rule: 'required',
      message: 'Name the permissions of a token for another administrator one by one',
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
    'The last enabled admin with all permissions cannot be disabled or deleted',
  );
export const grantExceedsOwn = () =>
  refuse(403, 'GRANT_EXCEEDS_OWN', 'You cannot give, change or take away permissions that you do not have');
