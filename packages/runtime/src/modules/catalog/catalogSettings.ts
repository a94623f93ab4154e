import { z } from 'zod';
import type { SettingDefinition } from '../../platform/contracts/extension.ts';

/** The settings of the catalogue. */
export interface CatalogSettings {
  /** True if lists of the storefront show products that cannot be bought at the moment. */
  readonly catalogShowOutOfStockProduct: boolean;
  /** The days for which a product counts as new. 0: none does. */
  readonly catalogNewProductDays: number;
  /** True if small contents are priced by 100 g and 100 ml, not by the kilogram and the liter. */
  readonly catalogUnitPricePer100: boolean;
  /** True if the pages of products say when a parcel arrives. */
  readonly deliveryEstimateShown: boolean;
  /** The business days until a parcel is handed over to the carrier. */
  readonly deliveryHandlingDays: number;
  /** The fewest and the most business days that a parcel is on its way. */
  readonly deliveryTransitDaysMin: number;
  readonly deliveryTransitDaysMax: number;
  /** The days within which shoppers may return what they bought. 0: product pages do not say. */
  readonly returnDays: number;
}

declare module '../settings/contract.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the settings are named above
  interface Settings extends CatalogSettings {}
}

/** The settings by which tiles and pages of products are shown. */
export const CARD_SETTINGS = [
  'catalogNewProductDays',
  'catalogUnitPricePer100',
  'deliveryEstimateShown',
  'deliveryHandlingDays',
  'deliveryTransitDaysMin',
  'deliveryTransitDaysMax',
  'returnDays',
] as const satisfies readonly (keyof CatalogSettings)[];

const MAX_DELIVERY_DAYS = 90;
const deliveryDays = z.int().min(0).max(MAX_DELIVERY_DAYS);

export const catalogSettings: Readonly<Record<keyof CatalogSettings, SettingDefinition>> = {
  catalogShowOutOfStockProduct: {
    schema: z.boolean().default(true),
    group: 'catalog',
    label: 'Show out-of-stock products',
    description: 'Product lists include products that are currently out of stock.',
  },
  catalogNewProductDays: {
    schema: z.int().min(0).max(365).default(30),
    group: 'catalog',
    label: 'Days a product counts as new',
    description: 'New products have a “New” badge. Enter 0 for no badge.',
  },
  catalogUnitPricePer100: {
    schema: z.boolean().default(false),
    group: 'catalog',
    label: 'Show unit prices per 100 g and 100 ml',
    description:
      'For contents of up to 250 g or 250 ml. If off, unit prices are per kilogram and per liter, as some countries require.',
  },
  deliveryEstimateShown: {
    schema: z.boolean().default(false),
    group: 'shipping',
    label: 'Show delivery estimate',
    description: 'Product pages show when an order placed now would arrive.',
  },
  deliveryHandlingDays: {
    schema: deliveryDays.default(1),
    group: 'shipping',
    label: 'Handling time in business days',
    description: 'From the order until it is handed to the carrier.',
  },
  deliveryTransitDaysMin: {
    schema: deliveryDays.default(1),
    group: 'shipping',
    label: 'Minimum transit time in business days',
    description: 'The fastest transit from the carrier to the shopper.',
  },
  deliveryTransitDaysMax: {
    schema: deliveryDays.default(3),
    group: 'shipping',
    label: 'Maximum transit time in business days',
    description: 'The slowest transit from the carrier to the shopper.',
  },
  returnDays: {
    schema: z.int().min(0).max(365).default(0),
    group: 'shipping',
    label: 'Return window in days',
    description: 'Product pages show how long products can be returned. Enter 0 to hide this.',
  },
};
