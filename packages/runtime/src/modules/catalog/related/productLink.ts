import { z } from 'zod';
import { createdAt, entityId, entityUuid, int, text, uuid } from '../../../platform/db/columns.ts';

/** The places where a linked product is shown: next to a product, in the cart, or as an alternative to the product. */
export const LINK_TYPES = ['related', 'cross_sell', 'upsell'] as const;
export type LinkType = (typeof LINK_TYPES)[number];

/** The schema of a link from one product to another, with the UUID and SKU of the linked product. */
export const linkRow = z.object({
  product_link_id: entityId,
  uuid: entityUuid,
  product_id: int.describe('The integer ID of the product that shows the linked product.'),
  linked_product_id: int.describe('The integer ID of the linked product.'),
  linked_product_uuid: uuid.describe('The UUID of the linked product.'),
  linked_product_sku: text.describe('The SKU of the linked product.'),
  type: z.enum(LINK_TYPES).describe('The link type: related product, cross-sell or upsell.'),
  sort_order: int.describe('The sort order among links of the same type, lowest first.'),
  created_at: createdAt,
});
export type LinkRow = z.output<typeof linkRow>;
