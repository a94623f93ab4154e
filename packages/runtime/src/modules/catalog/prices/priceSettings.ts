import { z } from 'zod';
import { currency } from '../../../platform/config/values.ts';
import { breaks } from '../../../platform/http/forms/addFault.ts';
import { countryField } from '../../../platform/http/forms/countryField.ts';
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
  /** The countries whose visitors see prices with tax, whatever `pricesShown` says. */
  readonly pricesShownGross: readonly string[];
  /** The countries whose visitors see prices without tax. */
  readonly pricesShownNet: readonly string[];
  /** The currencies that visitors see first, by language code. */
  readonly languageCurrencies: Readonly<Record<string, string>>;
}

declare module '../../settings/contract.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the settings are named above
  interface Settings extends PriceSettings {}
}

const countries = z.array(countryField).max(300).meta({ format: 'country-list' }).default([]);

const COUNTRY_OF_VISITOR =
  'The country is that of the language of the page, such as AT for de-AT, and in a cart that of the delivery. Tax rates are those of the country.';

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
  pricesShownGross: {
    schema: countries,
    group: 'catalog',
    label: 'Countries with prices that include tax',
    description: COUNTRY_OF_VISITOR,
  },
  pricesShownNet: {
    schema: countries,
    group: 'catalog',
    label: 'Countries with prices without tax',
    description: COUNTRY_OF_VISITOR,
  },
  languageCurrencies: {
    schema: z
      .record(
        z.string().max(35),
        z
          .string()
          .max(10)
          .trim()
          .toUpperCase()
          .refine(
            (code) => currency.safeParse(code).success,
            breaks('format', 'languageCurrencies must be ISO 4217 codes, such as CHF'),
          ),
      )
      .default({}),
    group: 'catalog',
    label: 'Currencies of languages',
    description:
      'The currency that visitors see first in a language, such as CHF, if the shop has it. Without one it is the currency of the country of the language.',
  },
};
