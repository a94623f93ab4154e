import { z } from 'zod';
import type { SettingDefinition } from '../../platform/extensions/contract.ts';

/** The settings of measurement. */
export interface MeasurementSettings {
  /** True: visitors are asked whether they may be counted, and those who agree are. */
  readonly measurementEnabled: boolean;
  /** The address of a script of another service, which pages load for visitors who agreed. Empty: none. */
  readonly measurementScript: string;
  /** The days for which events are kept. */
  readonly measurementKeepDays: number;
}

declare module '../settings/contract.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the settings are named above
  interface Settings extends MeasurementSettings {}
}

const WRONG_SCRIPT = 'Enter an address that begins with https://, without a user name or a password';

/** Tells whether a text is an address that a page may load a script from. */
function isScriptAddress(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && url.protocol === 'https:' && url.username === '' && url.password === '';
}

export const measurementSettings: Readonly<Record<keyof MeasurementSettings, SettingDefinition>> = {
  measurementEnabled: {
    schema: z.boolean().default(false),
    group: 'measurement',
    label: 'Measure visits',
    description:
      'Visitors are asked first. What those who agree look at, add to the cart and order is counted under a random number, without name or address.',
  },
  measurementScript: {
    schema: z
      .string()
      .trim()
      .max(500, 'measurementScript must have at most 500 characters')
      .refine((value) => value === '' || isScriptAddress(value), WRONG_SCRIPT)
      .default(''),
    group: 'measurement',
    label: 'Script of another service',
    description:
      'The https address of a script. Public pages load it for visitors who agreed; cart, checkout and account never do. Empty: none.',
  },
  measurementKeepDays: {
    schema: z.int().min(1).max(1100).default(180),
    group: 'measurement',
    label: 'Days for which visits are kept',
    description: 'What is older is removed once a day.',
  },
};
