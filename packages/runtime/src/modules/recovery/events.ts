import type { EventDefinition } from '../../platform/contracts/events.ts';

/** The payload of an administrator's request for a new password: the email address entered. */
export interface AdminPasswordResetPayload {
  readonly email: string;
}

declare module '../../platform/contracts/events.ts' {
  interface Events {
    /** A new password was requested for the administrator with this email address, who may not exist. */
    admin_password_reset_requested: AdminPasswordResetPayload;
  }
}

/** The account recovery events. */
export const recoveryEvents: readonly EventDefinition[] = [
  {
    name: 'admin_password_reset_requested',
    description:
      "A password reset was requested for an administrator's email address, which may not have an account.",
  },
];
