import type { Db } from '../../../platform/db/db.ts';
import { idRefOf, splitRefs } from '../../../platform/db/idRef.ts';
import { listGroupIds } from './attribute.repo.ts';
import { variantAttributeMissing, variantKeepsGroup } from '../errors.ts';
import type { ProductRow } from '../products/product.ts';
import {
  listAttributeSpecs,
  listAttributesOfProducts,
  listVariantAttributeIds,
} from './productAttribute.repo.ts';
import type { AttributeSpec } from './attribute.ts';
import { changeAttributes } from './productAttributes.ts';
import type { AttributeChange } from './productAttributes.ts';
import type { ProductBody } from '../products/productBody.ts';

type Carried = Pick<ProductBody, 'attributes' | 'group_id'>;

/** What the attributes of a new product are. Throws as `changeAttributes`. One statement. */
export async function resolveNewAttributes(tx: Db, group: string, body: Carried): Promise<AttributeChange> {
  const wanted = body.attributes ?? [];
  const specs = await listAttributeSpecs(tx, idRefOf(group), codesOf(wanted));
  return changeAttributes(specs, [], wanted, true);
}

/** What the attributes of a product become, and the options that tell it from its siblings (null: as they are). */
export interface ResolvedAttributes extends AttributeChange {
  readonly variantOptions: readonly number[] | null;
}

/**
 * What the attributes of a stored product become; null when the body says nothing of them. The product's row must be
 * locked. Throws as `changeAttributes`, 409 for a variant that would leave its attribute group, and 400 for one that
 * would lack what its variant group tells it by. At most four statements.
 */
export async function resolveChangedAttributes(
  tx: Db,
  before: Pick<ProductRow, 'product_id' | 'group_id' | 'variant_group_id'>,
  body: Carried,
): Promise<ResolvedAttributes | null> {
  const { attributes: wanted = [], group_id: group } = body;
  if (body.attributes === undefined && group === undefined) return null;
  if (group !== undefined && before.variant_group_id !== null) await keepGroup(tx, before.group_id, group);
  const specs = await listAttributeSpecs(tx, idRefOf(group ?? String(before.group_id)), codesOf(wanted));
  // Not those that were read with the lock: another change may have moved them while the lock was waited for.
  const [current] = await listAttributesOfProducts(tx, [before.product_id], 'admin');
  const change = changeAttributes(specs, current?.attributes ?? [], wanted, group !== undefined);
  return { ...change, variantOptions: await variantOptionsOf(tx, before.variant_group_id, specs, change) };
}

const codesOf = (wanted: NonNullable<Carried['attributes']>) =>
  wanted.map(({ attribute_code }) => attribute_code);

async function keepGroup(tx: Db, stored: number, group: string): Promise<void> {
  const [named] = await listGroupIds(tx, splitRefs([group]));
  if (named && named.attribute_group_id !== stored) throw variantKeepsGroup();
}

async function variantOptionsOf(
  tx: Db,
  variantGroupId: number | null,
  specs: readonly AttributeSpec[],
  { attributes, touched }: AttributeChange,
): Promise<readonly number[] | null> {
  if (variantGroupId === null || touched.length === 0) return null;
  const byId = new Map(attributes.map(({ attribute_id, options }) => [attribute_id, options[0]]));
  return (await listVariantAttributeIds(tx, variantGroupId)).map((id) => {
    const option = byId.get(id);
    if (option) return option.option_id;
    throw variantAttributeMissing(
      specs.find((spec) => spec.attribute_id === id)?.attribute_code ?? String(id),
    );
  });
}
