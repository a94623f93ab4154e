import { z } from 'zod';
import type { SettingDefinition } from '../../platform/contracts/extension.ts';
import type { Settings } from '../settings/contract.ts';
import { EU_PREFIXES } from './vatId.ts';

declare module '../settings/contract.ts' {
  interface Settings {
    /** True if businesses of other EU countries with a checked VAT ID are charged no tax. */
    reverseCharge: boolean;
  }
}

/** The settings about VAT IDs that checks and reverse charge depend on. */
export interface VatSettings {
  /** The shop's own VAT ID if it is one of the EU, in its stored form. Null otherwise. */
  readonly shopVatId: string | null;
  readonly reverseCharge: boolean;
}

const yesOrNo = z
  .union([z.boolean(), z.literal([0, 1, '0', '1', 'true', 'false'])], {
    error: 'reverseCharge must be true, false, 1 or 0',
  })
  .transform((value) => value === true || value === 1 || value === '1' || value === 'true');

export const vatSettings: Readonly<Record<string, SettingDefinition>> = {
  reverseCharge: {
    schema: yesOrNo.default(false),
    group: 'tax',
    label: 'Reverse charge',
    description:
      'Businesses in other EU countries pay no tax once their VAT ID was checked. You need your own VAT ID and an extension that checks VAT IDs, such as @shop/vies.',
  },
};

/** The keys of the settings that `vatSettingsOf` needs. */
export const vatSettingKeys = ['shopVatId', 'reverseCharge'] as const satisfies readonly (keyof Settings)[];

/** Returns the settings about VAT IDs. Pure. */
export function vatSettingsOf({
  shopVatId = '',
  reverseCharge,
}: Pick<Settings, (typeof vatSettingKeys)[number]>): VatSettings {
  return { shopVatId: EU_PREFIXES.has(shopVatId.slice(0, 2)) ? shopVatId : null, reverseCharge };
}
