import { refuse } from '../../platform/errors.ts';

/**
 * The error for any failed sign-in. Its message is always identical, so that it does not reveal which emails exist.
 * The reason is logged.
 */
export const invalidCredentials = (
  reason: 'unknown account' | 'wrong password' | 'disabled' | 'changed meanwhile',
) => refuse(401, 'INVALID_CREDENTIALS', 'Invalid email or password', { reason });
export const invalidRefreshToken = () => refuse(401, 'INVALID_REFRESH_TOKEN', 'Invalid refresh token');

/** The password reset link of an administrator or customer is invalid or expired. */
export const invalidResetToken = () => refuse(400, 'INVALID_RESET_TOKEN', 'Token is invalid or expired');

/** Another account of the same kind, administrator or customer, already uses the email. */
export const emailTaken = () => refuse(409, 'EMAIL_TAKEN', 'Email is already used');

export const currentPasswordInvalid = () =>
  refuse(400, 'CURRENT_PASSWORD_INVALID', 'The current password is missing or wrong');

export const sessionNotFound = () => refuse(404, 'SESSION_NOT_FOUND', 'Session not found');
