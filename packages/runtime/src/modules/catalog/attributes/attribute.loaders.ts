import type { LoaderDefinition } from '../../../platform/loading/readContext.ts';
import { contentLanguage } from '../../translations/index.ts';
import { listAttributesOfGroups, listFilterableAttributes } from './attribute.repo.ts';
import type { AttributeKey, AttributeRow, AttributeGroupRow, ProductAttribute } from './attribute.ts';
import { listAttributeGroupsByIds } from './attributeGroup.repo.ts';
import { listAttributesOfProducts } from './productAttribute.repo.ts';

/** Loads the attribute values of products. For the storefront, only values that the storefront may show are loaded. */
export const attributesOfProduct: LoaderDefinition<number, readonly ProductAttribute[]> = {
  async load(ids, context) {
    const rows = await listAttributesOfProducts(
      context.db,
      ids,
      context.audience,
      contentLanguage(context.app),
    );
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

/** Loads attribute groups by integer id. Null if the group does not exist. */
export const attributeGroupById: LoaderDefinition<number, AttributeGroupRow | null> = {
  async load(ids, { db }) {
    const rows = await listAttributeGroupsByIds(db, ids);
    const byId = new Map(rows.map((row) => [row.attribute_group_id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  },
};

/** Loads all filterable attributes, once per request. */
export const filterableAttributes: LoaderDefinition<'all', readonly AttributeKey[]> = {
  async load(keys, { db }) {
    const attributes = await listFilterableAttributes(db);
    return keys.map(() => attributes);
  },
};
