import { z } from 'zod';

declare module '../settings/contract.ts' {
  interface Settings {
    /** True: an administrator without a second factor reaches nothing but their own account. */
    readonly adminSecondFactorRequired: boolean;
  }
}

/** The setting that requires a second factor of every administrator. */
export const SECOND_FACTOR_SETTING = 'adminSecondFactorRequired';

/** The settings of administrators. */
export const authSettings = {
  [SECOND_FACTOR_SETTING]: { schema: z.boolean().default(false) },
};
