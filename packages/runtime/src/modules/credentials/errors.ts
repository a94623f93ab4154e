import { refuse } from '../../platform/errors.ts';

/** One text for every reason, so that nobody learns which emails are known; the log has the reason. */
export const invalidCredentials = (
  reason: 'unknown account' | 'wrong password' | 'disabled' | 'changed meanwhile',
) => refuse(401, 'INVALID_CREDENTIALS', 'Invalid email or password', { reason });
export const invalidRefreshToken = () => refuse(401, 'INVALID_REFRESH_TOKEN', 'Invalid refresh token');

/** The link to set a new password, of an administrator or a customer, is not valid, or not any more. */
export const invalidResetToken = () => refuse(400, 'INVALID_RESET_TOKEN', 'Token is invalid or expired');

/** The email of an account, an administrator's or a customer's, belongs to another one of its kind. */
export const emailTaken = () => refuse(409, 'EMAIL_TAKEN', 'Email is already used');

export const currentPasswordInvalid = () =>
  refuse(400, 'CURRENT_PASSWORD_INVALID', 'The current password is missing or wrong');

export const sessionNotFound = () => refuse(404, 'SESSION_NOT_FOUND', 'Session not found');
