import { z } from 'zod';
import type { SettingDefinition } from '../../platform/contracts/extension.ts';
import { breaks } from '../../platform/http/forms/addFault.ts';

/** The measurement settings. */
export interface MeasurementSettings {
  /** True if the shop requests consent from visitors and counts those who consent. */
  readonly measurementEnabled: boolean;
  /** The URL of a third-party script, which pages load for visitors who consented. Empty if there is none. */
  readonly measurementScript: string;
  /** The URL to which the script sends data, if it differs from the script URL. Otherwise empty. */
  readonly measurementConnect: string;
  /** The retention period of events in days. */
  readonly measurementKeepDays: number;
}

declare module '../settings/contract.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the settings are named above
  interface Settings extends MeasurementSettings {}
}

/** Reports whether a string is an https URL whose host can be listed in a Content-Security-Policy. */
function isAddress(value: string): boolean {
  const url = URL.parse(value);
  return (
    url !== null &&
    url.protocol === 'https:' &&
    url.username === '' &&
    url.password === '' &&
    /^[a-z0-9.-]+$/.test(url.hostname)
  );
}

const isOrigin = (value: string): boolean =>
  isAddress(value) && URL.parse(value)?.href === `${URL.parse(value)?.origin}/`;

const address = (key: string, isRight: (value: string) => boolean, wrong: string) =>
  z
    .string()
    .trim()
    .max(500, `${key} must have at most 500 characters`)
    .refine((value) => value === '' || isRight(value), breaks('format', wrong, { format: 'url' }))
    .default('');

export const measurementSettings: Readonly<Record<keyof MeasurementSettings, SettingDefinition>> = {
  measurementEnabled: {
    schema: z.boolean().default(false),
    group: 'measurement',
    label: 'Track visits',
    description:
      'Visitors are asked for consent first. For those who accept, the shop records page views, searches, cart additions and orders with a random ID, not the visitor’s name or address.',
  },
  measurementScript: {
    schema: address(
      'measurementScript',
      isAddress,
      'measurementScript must be the URL of a script and start with https://',
    ),
    group: 'measurement',
    label: 'Third-party script',
    description:
      'The https URL of a script. Public pages load it for visitors who accept; cart, checkout and account pages never do. Leave empty for none.',
  },
  measurementConnect: {
    schema: address(
      'measurementConnect',
      isOrigin,
      'measurementConnect must be a URL without a path and start with https://',
    ),
    group: 'measurement',
    label: 'Script endpoint',
    description:
      'The https origin the script sends data to, such as https://stats.example.com, if it differs from the script’s own. Leave empty for none.',
  },
  measurementKeepDays: {
    schema: z.int().min(1).max(1100).default(180),
    group: 'measurement',
    label: 'Days to keep visits',
    description: 'Older data is deleted daily.',
  },
};
