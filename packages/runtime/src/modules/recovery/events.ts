import type { EventDefinition } from '../../platform/contracts/events.ts';

/** The payload of a request for a new password of an administrator: the email that was given. */
export interface AdminPasswordResetPayload {
  readonly email: string;
}

declare module '../../platform/contracts/events.ts' {
  interface Events {
    /** A new password was requested for the administrator with this email, who need not exist. */
    admin_password_reset_requested: AdminPasswordResetPayload;
  }
}

/** The events of the recovery of accounts. */
export const recoveryEvents: readonly EventDefinition[] = [
  {
    name: 'admin_password_reset_requested',
    description: 'A new password was requested for the administrator with an email, who need not exist.',
  },
];
