import type { EventDefinition } from '../../platform/contracts/events.ts';

/** The event payload when an administrator's second factors are removed. */
export interface SecondFactorRemovedPayload {
  readonly admin_user_uuid: string;
}

/** The event payload when a credential is added to an administrator account. */
export interface CredentialAddedPayload {
  /** The uuid of the administrator. */
  readonly admin_user_uuid: string;
  readonly credential: 'totp' | 'passkey' | 'api_token';
}

declare module '../../platform/contracts/events.ts' {
  interface Events {
    /** Emitted when another administrator or a command-line user removes an administrator's second factors. */
    admin_second_factor_removed: SecondFactorRemovedPayload;
    /** Emitted when an administrator adds an authenticator, a passkey or an API token. */
    admin_credential_added: CredentialAddedPayload;
  }
}

/** The administrator events. */
export const authEvents: readonly EventDefinition[] = [
  {
    name: 'admin_second_factor_removed',
    description: "Another administrator or the command line removed an administrator's second factors.",
  },
  {
    name: 'admin_credential_added',
    description: "An authenticator, passkey or API token was added to an administrator's account.",
  },
];
