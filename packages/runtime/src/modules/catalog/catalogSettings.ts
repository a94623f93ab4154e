import { z } from 'zod';
import type { SettingDefinition } from '../../platform/contracts/extension.ts';
import type { PriceSettings } from './prices/priceSettings.ts';

/** The catalog settings. */
export interface CatalogSettings {
  /** True if storefront lists show products that are currently unavailable. */
  readonly catalogShowOutOfStockProduct: boolean;
  /** The number of days for which a product is marked as new. 0 if products are never marked as new. */
  readonly catalogNewProductDays: number;
  /** True if small package sizes are priced per 100 g or 100 ml instead of per kilogram or liter. */
  readonly catalogUnitPricePer100: boolean;
  /** True if product pages show the estimated delivery dates. */
  readonly deliveryEstimateShown: boolean;
  /** The number of business days until a parcel is handed over to the carrier. */
  readonly deliveryHandlingDays: number;
  /** The minimum and maximum number of business days in transit. */
  readonly deliveryTransitDaysMin: number;
  readonly deliveryTransitDaysMax: number;
  /** The return period in days. 0 if product pages do not show it. */
  readonly returnDays: number;
}

declare module '../settings/contract.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the settings are named above
  interface Settings extends CatalogSettings {}
}

/** The settings used to display product tiles and pages. */
export const CARD_SETTINGS = [
  'catalogNewProductDays',
  'catalogUnitPricePer100',
  'deliveryEstimateShown',
  'deliveryHandlingDays',
  'deliveryTransitDaysMin',
  'deliveryTransitDaysMax',
  'returnDays',
  'struckPrice',
] as const satisfies readonly (keyof CatalogSettings | keyof PriceSettings)[];

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
    schema: z.int().min(0).max(365).default(30),
    group: 'shipping',
    label: 'Return window in days',
    description:
      'The time in which shoppers can return products after the delivery. Product pages show it. Enter 0 if you accept no returns.',
  },
};
