import { z } from 'zod';
import type { SettingDefinition } from '../../platform/contracts/extension.ts';

/** The product feed settings. */
export interface ProductFeedSettings {
  /** True if the shop offers a product feed at `/feeds/google.xml`. */
  readonly productFeedEnabled: boolean;
  /** The Google product category of products that have no category of their own. Empty if there is none. */
  readonly productFeedCategory: string;
}

declare module '../settings/contract.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the settings are named above
  interface Settings extends ProductFeedSettings {}
}

export const productFeedSettings: Readonly<Record<keyof ProductFeedSettings, SettingDefinition>> = {
  productFeedEnabled: {
    schema: z.boolean().default(false),
    group: 'catalog',
    label: 'Product feed',
    description:
      'Lists all products at /feeds/google.xml in the Google Merchant Center format, which other marketplaces and ad networks accept too.',
  },
  productFeedCategory: {
    schema: z.string().max(500).default(''),
    group: 'catalog',
    label: 'Google product category',
    description: 'For products without their own category, such as 649 or Home & Garden > Kitchen & Dining.',
  },
};
