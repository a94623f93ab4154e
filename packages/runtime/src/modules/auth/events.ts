import type { EventDefinition } from '../../platform/contracts/events.ts';

/** The payload of the removal of an administrator's second factors: the UUID of the administrator. */
export interface SecondFactorRemovedPayload {
  readonly admin_user_uuid: string;
}

/** The payload of a credential that was added to an administrator's account. */
export interface CredentialAddedPayload {
  /** The UUID of the administrator. */
  readonly admin_user_uuid: string;
  readonly credential: 'totp' | 'passkey' | 'api_token';
}

declare module '../../platform/contracts/events.ts' {
  interface Events {
    /** Someone else, or the command line, removed the second factors of an administrator. */
    admin_second_factor_removed: SecondFactorRemovedPayload;
    /** An administrator got an authenticator, a passkey or an API token. */
    admin_credential_added: CredentialAddedPayload;
  }
}

/** The events of administrators. */
export const authEvents: readonly EventDefinition[] = [
  {
    name: 'admin_second_factor_removed',
    description: 'Someone else, or the command line, removed the second factors of an administrator.',
  },
  {
    name: 'admin_credential_added',
    description: 'An administrator got an authenticator, a passkey or an API token.',
  },
];
