import { z } from 'zod';
import type { SettingDefinition } from '../../../platform/contracts/extension.ts';

/** The rules for the crossed-out price: the merchant's price, or the lowest price of the 30 days before the reduction. */
const STRUCK_PRICES = ['merchant', 'lowest30Days'] as const;
export type StruckPrice = (typeof STRUCK_PRICES)[number];

/** The way in which prices are shown: as they are stored, with tax, or without it. */
export const PRICES_SHOWN = ['stored', 'gross', 'net'] as const;
export type PricesShown = (typeof PRICES_SHOWN)[number];

const FAULT = `struckPrice must be one of ${STRUCK_PRICES.join(', ')}`;

/** The price settings. */
export interface PriceSettings {
  readonly struckPrice: StruckPrice;
  /** The number of days for which prices that have ended stay in the price history. */
  readonly priceHistoryDays: number;
  /** Determines if prices are shown as they are stored, with tax, or without it. */
  readonly pricesShown: PricesShown;
}

declare module '../../settings/contract.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the settings are named above
  interface Settings extends PriceSettings {}
}

export const priceSettings: Readonly<Record<keyof PriceSettings, SettingDefinition>> = {
  struckPrice: {
    schema: z.enum(STRUCK_PRICES, FAULT).default('merchant'),
    group: 'catalog',
    label: 'Crossed-out price',
    description:
      'The compare-at price that you enter, or the lowest price of the 30 days before the reduction, as the EU requires. Products without a known earlier price then show none.',
  },
  priceHistoryDays: {
    schema: z.int().min(60).max(36_500).default(730),
    group: 'catalog',
    label: 'Days to keep the price history',
    description: 'Older prices that no longer apply are deleted.',
  },
  pricesShown: {
    schema: z.enum(PRICES_SHOWN, `pricesShown must be one of ${PRICES_SHOWN.join(', ')}`).default('stored'),
    group: 'catalog',
    label: 'Prices in the storefront',
    description:
      'As you enter them, with tax, or without it, by the tax rates at the address of the shop. A customer group may have its own choice.',
  },
};
