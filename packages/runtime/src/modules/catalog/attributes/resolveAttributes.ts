import type { Db } from '../../../platform/db/db.ts';
import { idRefOf, splitRefs } from '../../../platform/db/ids.ts';
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

/** Computes the attribute values of a new product. Throws the same errors as `changeAttributes`. Runs one SQL statement. */
export async function resolveNewAttributes(tx: Db, group: string, body: Carried): Promise<AttributeChange> {
  const inputs = body.attributes ?? [];
  const specs = await listAttributeSpecs(tx, idRefOf(group), codesOf(inputs));
  return changeAttributes(specs, [], inputs, true);
}

/** The changed attribute values of a product, and, for a variant, its options in the variant group. Null if the options are unchanged. */
export interface ResolvedAttributes extends AttributeChange {
  readonly variantOptions: readonly number[] | null;
}

/**
 * Computes the attribute values of a stored product, whose row must be locked. Null if the request body changes none. Throws
 * the same errors as `changeAttributes`, 409 for a variant that would leave its attribute group, and 400 for a variant that
 * would lack an option of its variant group. Runs at most four SQL statements.
 */
export async function resolveChangedAttributes(
  tx: Db,
  before: Pick<ProductRow, 'product_id' | 'group_id' | 'variant_group_id'>,
  body: Carried,
): Promise<ResolvedAttributes | null> {
  const { attributes: inputs = [], group_id: group } = body;
  if (body.attributes === undefined && group === undefined) return null;
  if (group !== undefined && before.variant_group_id !== null) await keepGroup(tx, before.group_id, group);
  const specs = await listAttributeSpecs(tx, idRefOf(group ?? String(before.group_id)), codesOf(inputs));
  // Rows that were read together with the lock may be outdated, because another transaction may have changed them before it
  // released the lock.
  const [current] = await listAttributesOfProducts(tx, [before.product_id], 'admin');
  const change = changeAttributes(specs, current?.attributes ?? [], inputs, group !== undefined);
  return { ...change, variantOptions: await variantOptionsOf(tx, before.variant_group_id, specs, change) };
}

const codesOf = (inputs: NonNullable<Carried['attributes']>) =>
  inputs.map(({ attribute_code }) => attribute_code);

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
