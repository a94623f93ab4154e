/** The settings of the catalogue. */
export interface CatalogSettings {
  /** True if lists of the storefront show products that cannot be bought at the moment. */
  readonly catalogShowOutOfStockProduct: boolean;
}

declare module '../settings/contract.ts' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the settings are named above
  interface Settings extends CatalogSettings {}
}
