import { z } from 'zod';
import type { SettingDefinition } from '../../platform/contracts/extension.ts';
import { vatIdOf } from './vatId.ts';

/** The settings about VAT IDs. */
export interface VatSettings {
  /** The shop's own VAT ID in its stored form. Null if it has none. */
  readonly shopVatId: string | null;
  /** True if businesses of other EU countries with a checked VAT ID are charged no tax. */
  readonly reverseCharge: boolean;
}

declare module '../settings/contract.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the settings are named above
  interface Settings extends VatSettings {}
}

const yesOrNo = z
  .union([z.boolean(), z.literal([0, 1, '0', '1', 'true', 'false'])], {
    error: 'reverseCharge must be true, false, 1 or 0',
  })
  .transform((value) => value === true || value === 1 || value === '1' || value === 'true');

const FAULT = 'shopVatId must be a VAT ID, such as DE123456789, or empty';

export const vatSettings = {
  shopVatId: {
    schema: z
      .string(FAULT)
      .max(50, FAULT)
      .nullable()
      .transform((text, context): string | null => {
        if (text === null || text.trim() === '') return null;
        const id = vatIdOf(text);
        if (id !== null) return id;
        context.addIssue({ code: 'custom', message: FAULT });
        return z.NEVER;
      })
      .default(null),
    group: 'tax',
    label: 'Your VAT ID',
    description: 'Sent with checks of VAT IDs and printed in e-invoices. Example: DE123456789.',
  },
  reverseCharge: {
    schema: yesOrNo.default(false),
    group: 'tax',
    label: 'Reverse charge',
    description:
      'Businesses in other EU countries pay no tax once their VAT ID was checked. You need your own VAT ID and an extension that checks VAT IDs, such as @shop/vies.',
  },
} satisfies Readonly<Record<keyof VatSettings, SettingDefinition>>;

/** The keys of `VatSettings`. */
export const vatSettingKeys = [
  'shopVatId',
  'reverseCharge',
] as const satisfies readonly (keyof VatSettings)[];
