import { z } from 'zod';
import type { SettingDefinition } from '../../platform/extensions/contract.ts';

/** The settings of the catalogue. */
export interface CatalogSettings {
  /** True if lists of the storefront show products that cannot be bought at the moment. */
  readonly catalogShowOutOfStockProduct: boolean;
}

declare module '../settings/contract.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the settings are named above
  interface Settings extends CatalogSettings {}
}

export const catalogSettings: Readonly<Record<keyof CatalogSettings, SettingDefinition>> = {
  catalogShowOutOfStockProduct: {
    schema: z.boolean().default(true),
    group: 'catalog',
    label: 'Show products that are out of stock',
    description: 'Lists of the storefront show products that cannot be bought at the moment.',
  },
};
