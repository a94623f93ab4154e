import { z } from 'zod';
import { countryField } from '../../platform/http/forms/countryField.ts';
import type { SettingDefinition } from '../../platform/contracts/extension.ts';

const countries = z.array(countryField).max(50).default([]);
const fee = z.number('The cost must be an amount of 0 or more').min(0).nullable().default(null);

/** The return and delivery settings published to search engines. */
export interface SaleTermsSettings {
  readonly returnCountries: readonly string[];
  /** The return fee in the shop currency. Null if the customer pays the return shipping. */
  readonly returnFee: number | null;
  readonly deliveryCountries: readonly string[];
  /** The delivery fee. Null if no delivery terms are published to search engines. */
  readonly deliveryFee: number | null;
}

declare module '../settings/contract.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the settings are named above
  interface Settings extends SaleTermsSettings {}
}

export const saleTermsSettings: Readonly<Record<keyof SaleTermsSettings, SettingDefinition>> = {
  returnCountries: {
    schema: countries,
    group: 'catalog',
    label: 'Countries with this return policy',
    description: 'Two-letter country codes, such as US.',
  },
  returnFee: {
    schema: fee,
    amount: true,
    group: 'catalog',
    label: 'Return fee',
    description: 'Enter 0 for free returns. Leave empty if customers pay the postage themselves.',
  },
  deliveryCountries: {
    schema: countries,
    group: 'catalog',
    label: 'Delivery countries for search engines',
    description: 'Two-letter codes of the countries you deliver to at the cost below, such as US.',
  },
  deliveryFee: {
    schema: fee,
    amount: true,
    group: 'catalog',
    label: 'Delivery cost for search engines',
    description:
      'Shown next to the price in search results. Enter 0 for free delivery or leave empty to show nothing. The checkout uses your shipping rates.',
  },
};
