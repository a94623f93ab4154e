export interface ProductEvent {
  readonly productId: number;
  readonly productUuid: string;
  readonly sku: string;
}

export interface InventoryEvent extends ProductEvent {
  readonly oldQty: number;
  readonly qty: number;
  readonly manageStock: boolean;
  readonly stockAvailability: boolean;
}

declare module '../../platform/events/contract.ts' {
  interface Events {
    readonly product_created: ProductEvent;
    readonly product_updated: ProductEvent;
    readonly product_deleted: ProductEvent;
    /** An administrator set the stock, or an order allocated units of managed stock. */
    readonly inventory_updated: InventoryEvent;
  }
}

export const productEvent = (row: {
  readonly product_id: number;
  readonly uuid: string;
  readonly sku: string;
}): ProductEvent => ({ productId: row.product_id, productUuid: row.uuid, sku: row.sku });
