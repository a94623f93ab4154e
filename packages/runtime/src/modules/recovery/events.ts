import type { EventDefinition } from '../../platform/contracts/events.ts';

/** The payload of an administrator's password reset request: the email address entered. */
export interface AdminPasswordResetPayload {
  readonly email: string;
}

declare module '../../platform/contracts/events.ts' {
  interface Events {
    /**
     * Emitted when a password reset is requested for an administrator's email address. The administrator may not
     * exist.
     */
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
