import type { LoaderDefinition } from '../../../platform/loading/readContext.ts';
import { audienceOf } from '../listing/audience.ts';
import { listAttributesOfGroups } from './attribute.repo.ts';
import type { AttributeRow } from './attribute.repo.ts';
import { listAttributeGroupsByIds } from './attributeGroup.repo.ts';
import type { AttributeGroupRow } from './attributeGroup.repo.ts';
import { listAttributesOfProducts } from './productAttribute.repo.ts';
import type { ProductAttribute } from './productAttribute.repo.ts';

/** What a product says: all of it for admins, on the storefront what it may show. */
export const attributesOfProduct: LoaderDefinition<number, readonly ProductAttribute[]> = {
  async load(ids, context) {
    const rows = await listAttributesOfProducts(context.db, ids, audienceOf(context));
    const byProduct = new Map(rows.map((row) => [row.product_id, row.attributes]));
    return ids.map((id) => byProduct.get(id) ?? []);
  },
};

export const attributesOfGroup: LoaderDefinition<number, readonly AttributeRow[]> = {
  async load(ids, { db }) {
    const byGroup = Map.groupBy(await listAttributesOfGroups(db, ids), (row) => row.group_key);
    return ids.map((id) => byGroup.get(id) ?? []);
  },
};

/** By integer id; null where there is none. */
export const attributeGroupById: LoaderDefinition<number, AttributeGroupRow | null> = {
  async load(ids, { db }) {
    const rows = await listAttributeGroupsByIds(db, ids);
    const byId = new Map(rows.map((row) => [row.attribute_group_id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  },
};
