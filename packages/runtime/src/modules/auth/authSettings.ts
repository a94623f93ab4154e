import { z } from 'zod';

/** The administrator settings. */
export interface AuthSettings {
  /** If true, administrators without a second factor can access only their own account. */
  readonly adminSecondFactorRequired: boolean;
}

declare module '../settings/contract.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the settings are named above
  interface Settings extends AuthSettings {}
}

/** The setting that requires a second factor from every administrator. */
export const SECOND_FACTOR_SETTING = 'adminSecondFactorRequired';

/** The administrator settings. */
export const authSettings = {
  [SECOND_FACTOR_SETTING]: {
    schema: z.boolean().default(false),
    group: 'security',
    label: 'Second factor required',
    description: 'An administrator without a second factor can only access their own account.',
  },
};
