import { z } from 'zod';

/** The values of the settings of administrators. */
export interface AuthSettings {
  /** True: an administrator without a second factor reaches nothing but their own account. */
  readonly adminSecondFactorRequired: boolean;
}

declare module '../settings/contract.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the settings are named above
  interface Settings extends AuthSettings {}
}

/** The setting that requires a second factor of every administrator. */
export const SECOND_FACTOR_SETTING = 'adminSecondFactorRequired';

/** The settings of administrators. */
export const authSettings = {
  [SECOND_FACTOR_SETTING]: {
    schema: z.boolean().default(false),
    group: 'security',
    label: 'Second factor required',
    description: 'An administrator without a second factor reaches nothing but their own account.',
  },
};
