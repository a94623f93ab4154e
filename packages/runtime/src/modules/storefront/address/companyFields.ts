import { z } from 'zod';
import type { SettingDefinition } from '../../../platform/contracts/extension.ts';
import type { CompanyField } from '../../defaultTheme/contract.ts';

const MODES = ['off', 'company', 'companyAndVatId'] as const;

/** The setting that decides what address forms ask companies for. */
export interface CompanySettings {
  readonly companyFields: (typeof MODES)[number];
}

declare module '../../settings/contract.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the settings are named above
  interface Settings extends CompanySettings {}
}

export const companySettings: Readonly<Record<keyof CompanySettings, SettingDefinition>> = {
  companyFields: {
    schema: z.enum(MODES, `companyFields must be one of ${MODES.join(', ')}`).default('off'),
    group: 'checkout',
    label: 'Companies in address forms',
    description:
      'Both fields are optional for shoppers. If off, addresses keep the companies that the API or you entered.',
  },
};

/** Lists the fields for companies that address forms ask for. */
export function companyFieldsAsked({ companyFields: mode }: CompanySettings): readonly CompanyField[] {
  if (mode === 'off') return [];
  return mode === 'company' ? ['company'] : ['company', 'vat_id'];
}
