import type { SettingDefinition } from '../../../platform/contracts/extension.ts';
import { breaks } from '../../../platform/http/forms/addFault.ts';
import { quantity } from '../../../platform/http/forms/bodyFields.ts';

const MOST_CODES = 10;

/** The settings of promotions. */
export interface PromotionSettings {
  /** The most codes of coupons and promotions on a cart. With 1, another code replaces the one before. */
  readonly couponsPerCart: number;
}

declare module '../../settings/contract.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the settings are named above
  interface Settings extends PromotionSettings {}
}

export const promotionSettings: Readonly<Record<keyof PromotionSettings, SettingDefinition>> = {
  couponsPerCart: {
    schema: quantity('couponsPerCart')
      .refine(
        (value) => value >= 1 && value <= MOST_CODES,
        breaks('range', `couponsPerCart must be a whole number from 1 to ${MOST_CODES}`, {
          min: 1,
          max: MOST_CODES,
        }),
      )
      .default(1),
    group: 'checkout',
    label: 'Most codes of a cart',
    description: 'With 1, another code replaces the one before.',
  },
};
