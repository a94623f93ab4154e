import { z } from 'zod';
import type { SettingDefinition } from '../../../platform/contracts/extension.ts';

/** The settings that close the storefront for maintenance. */
export interface ClosingSettings {
  readonly storefrontClosed: boolean;
  /** The text of the page that visitors see while the storefront is closed. If empty, the theme's own text is shown. */
  readonly storefrontClosedText: string;
  readonly storefrontClosedTextTranslations: Readonly<Record<string, string>>;
}

declare module '../../settings/contract.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the settings are named above
  interface Settings extends ClosingSettings {}
}

const LONGEST = 1000;
const LANGUAGE_CODE = 35;

const textOf = (key: string) =>
  z.string().max(LONGEST, `${key} must have at most ${LONGEST} characters`).meta({ format: 'multiline' });

export const closingSettings: Readonly<Record<keyof ClosingSettings, SettingDefinition>> = {
  storefrontClosed: {
    schema: z.boolean().default(false),
    group: 'store',
    label: 'Close the storefront for maintenance',
    description:
      'Visitors see a page that says so. Administrators who are signed in still see the shop. The admin and payment notifications keep working.',
  },
  storefrontClosedText: {
    schema: textOf('storefrontClosedText').default(''),
    group: 'store',
    label: 'Text while the storefront is closed',
    description: 'Such as when you open again. Empty lines separate paragraphs.',
  },
  storefrontClosedTextTranslations: {
    schema: z.record(z.string().max(LANGUAGE_CODE), textOf('storefrontClosedTextTranslations')).default({}),
    group: 'store',
    label: 'Text while the storefront is closed, in other languages',
  },
};
