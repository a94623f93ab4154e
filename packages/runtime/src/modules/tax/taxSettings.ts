import { z } from 'zod';
import { idRefOf } from '../../platform/db/ids.ts';
import type { SettingDefinition } from '../../platform/contracts/extension.ts';
import type { Rounding } from '../../platform/ratio.ts';
import type { TaxRoundLevel } from './contract.ts';
import { addFault } from '../../platform/http/forms/addFault.ts';

/** The address that determines the tax. */
export type TaxBase = 'shippingAddress' | 'billingAddress' | 'storeAddress';

/** The option to tax the shipping fee at the item rates, weighted by each item's share of the value. */
export const PROPORTIONAL = -1;
/** The option to tax the shipping fee at the highest item rate. */
export const HIGHEST = 0;

/** The settings that cart totals depend on. */
export interface TaxSettings {
  /** True if catalog prices, discounts and shipping costs include tax. */
  readonly priceIncludingTax: boolean;
  readonly taxRounding: Rounding;
  readonly taxRoundLevel: TaxRoundLevel;
  readonly baseCalculationAddress: TaxBase;
  /** -1 for rates weighted by item value, 0 for the highest item rate, otherwise the integer id or UUID of a class. Null if not taxed. */
  readonly defaultShippingTaxClassId: number | string | null;
}

declare module '../settings/contract.ts' {
  interface Settings extends TaxSettings {
    /**
     * The integer id or UUID of the tax class preselected in the form for a new product. The API does not apply it when it
     * creates a product.
     */
    defaultProductTaxClassId: number | string | null;
  }
}

/** The keys of `TaxSettings`. */
export const taxSettingKeys = [
  'priceIncludingTax',
  'taxRounding',
  'taxRoundLevel',
  'baseCalculationAddress',
  'defaultShippingTaxClassId',
] as const satisfies readonly (keyof TaxSettings)[];

const yesOrNo = z
  .union([z.boolean(), z.literal([0, 1, '0', '1', 'true', 'false'])], {
    error: 'priceIncludingTax must be true, false, 1 or 0',
  })
  .transform((value) => value === true || value === 1 || value === '1' || value === 'true');

const SYNONYMS = { ceil: 'up', floor: 'down' } as const;
const rounding = z
  .enum(['round', 'up', 'down', 'ceil', 'floor'])
  .transform(
    (word): Rounding => (word in SYNONYMS ? SYNONYMS[word as keyof typeof SYNONYMS] : word) as Rounding,
  );

/**
 * Creates the schema for choosing a tax class. Numbers may be sent as strings; an empty string means no class. UUIDs are stored in lower
 * case.
 */
const classChoice = (fault: string, numbers: readonly number[]) =>
  z
    .union([z.number(), z.string()], { error: fault })
    .nullable()
    .transform((sent, context): number | string | null => {
      if (sent === null || sent === '') return null;
      const number = numbers.find((one) => String(one) === String(sent));
      if (number !== undefined) return number;
      const ref = idRefOf(String(sent));
      if (ref) return 'id' in ref ? ref.id : ref.uuid.toLowerCase();
      addFault(context, { rule: 'format', values: { format: 'reference' }, message: fault });
      return z.NEVER;
    })
    .default(null);

export const taxSettings: Readonly<Record<string, SettingDefinition>> = {
  priceIncludingTax: {
    schema: yesOrNo.default(false),
    group: 'tax',
    label: 'Prices include tax',
    description: 'Product prices, discounts and shipping costs include tax.',
  },
  taxRounding: { schema: rounding.default('round'), group: 'tax', label: 'Tax rounding' },
  taxRoundLevel: {
    schema: z.enum(['unit', 'line', 'total']).default('line'),
    group: 'tax',
    label: 'Round tax',
    description: 'Per unit, per line, or on the total.',
  },
  baseCalculationAddress: {
    schema: z.enum(['shippingAddress', 'billingAddress', 'storeAddress']).default('shippingAddress'),
    group: 'tax',
    label: 'Address used for tax',
  },
  defaultShippingTaxClassId: {
    group: 'tax',
    label: 'Tax class for shipping',
    description:
      '-1: proportional to the tax rates of the items. 0: the highest rate of the items. Empty: no tax.',
    schema: classChoice(
      'defaultShippingTaxClassId must be the ID of a tax class, -1 for proportional to the items, 0 for their highest rate, or empty',
      [PROPORTIONAL, HIGHEST],
    ).meta({ format: 'shipping-tax-class' }),
  },
  defaultProductTaxClassId: {
    group: 'tax',
    label: 'Default tax class for new products',
    schema: classChoice('defaultProductTaxClassId must be the ID of a tax class, or empty', []).meta({
      format: 'tax-class',
    }),
  },
};
