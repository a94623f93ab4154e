import type { EventDefinition } from '../../platform/events/contract.ts';

/** The payload of the removal of an administrator's second factors: the UUID of the administrator. */
export interface SecondFactorRemovedPayload {
  readonly admin_user_uuid: string;
}

declare module '../../platform/events/contract.ts' {
  interface Events {
    /** Someone else, or the command line, removed the second factors of an administrator. */
    admin_second_factor_removed: SecondFactorRemovedPayload;
  }
}

/** The events of administrators. */
export const authEvents: readonly EventDefinition[] = [
  {
    name: 'admin_second_factor_removed',
    description: 'Someone else, or the command line, removed the second factors of an administrator.',
  },
];
