import type { EventDefinition } from '../../platform/contracts/events.ts';

/** The payload of product events. */
export interface ProductEvent {
  readonly productId: number;
  readonly productUuid: string;
  readonly sku: string;
}

/** The payload of product stock changes. */
export interface InventoryEvent extends ProductEvent {
  readonly oldQty: number;
  readonly qty: number;
  readonly manageStock: boolean;
  readonly stockAvailability: boolean;
}

declare module '../../platform/contracts/events.ts' {
  interface Events {
    readonly product_created: ProductEvent;
    readonly product_updated: ProductEvent;
    readonly product_deleted: ProductEvent;
    /** Emitted when an administrator sets the stock, or an order allocates units of managed stock. */
    readonly inventory_updated: InventoryEvent;
  }
}

/** The events of products and their stock. */
export const catalogEvents: readonly EventDefinition[] = [
  { name: 'product_created', description: 'A product was created.' },
  { name: 'product_updated', description: 'A product was changed.' },
  { name: 'product_deleted', description: 'A product was deleted.' },
  {
    name: 'inventory_updated',
    description: "A product's stock changed because an administrator set it or an order allocated units.",
  },
];

export const productEvent = (row: {
  readonly product_id: number;
  readonly uuid: string;
  readonly sku: string;
}): ProductEvent => ({ productId: row.product_id, productUuid: row.uuid, sku: row.sku });
