import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { splitRefs } from '../../../platform/db/ids.ts';
import type { IdRef } from '../../../platform/db/ids.ts';
import { listGroupIds } from '../attributes/attribute.repo.ts';
import {
  attributeGivenTwice,
  attributeNotInGroup,
  attributeNotSelect,
  unknownAttribute,
  unknownAttributeGroup,
  variantGroupNotFound,
} from '../errors.ts';
import { productEvent } from '../events.ts';
import { listAttributeSpecs } from '../attributes/productAttribute.repo.ts';
import { unlinkVariantsOf } from './variant.repo.ts';
import {
  deleteVariantGroupRow,
  findVariantGroupForDelete,
  insertVariantGroup,
  lockAttributesOfCodes,
} from './variantGroup.repo.ts';
import type { VariantGroupRow } from './variant.ts';

export interface NewVariantGroup {
  /** The codes of one to five attributes, without duplicates. */
  readonly attribute_codes: readonly string[];
  /** The attribute group, by integer id or UUID. */
  readonly attribute_group_id: string;
  readonly visibility?: boolean | undefined;
}

/**
 * Creates a group whose variants differ by select attributes of one attribute group, in one transaction. Throws 400 for an unknown
 * attribute or group, and for an attribute that is not a select attribute, not in the group, or listed twice.
 */
export async function createVariantGroup(db: Db, body: NewVariantGroup): Promise<VariantGroupRow> {
  const { attribute_codes: codes, attribute_group_id: attributeGroup, visibility = true } = body;
  const twice = codes.find((code, place) => codes.indexOf(code) < place);
  if (twice !== undefined) throw attributeGivenTwice(twice);
  return db.transaction(async (tx) => {
    // Rows that are read after the lock was acquired can no longer change.
    await lockAttributesOfCodes(tx, codes);
    const [found] = await listGroupIds(tx, splitRefs([attributeGroup]));
    if (!found) throw unknownAttributeGroup(attributeGroup);
    const attributes = await attributesOf(tx, found.attribute_group_id, codes);
    const ids = attributes.map(({ attribute_id }) => attribute_id);
    const group = await insertVariantGroup(tx, found.attribute_group_id, visibility, ids);
    return { ...group, attributes, main: null, variant_count: 0 };
  });
}

/**
 * Deletes a variant group but not its products. Emits `product_updated` for each product. Returns the deleted group. Throws
 * 404.
 */
export async function deleteVariantGroup(app: AppContext, db: Db, ref: IdRef): Promise<VariantGroupRow> {
  return db.transaction(async (tx) => {
    const group = await findVariantGroupForDelete(tx, ref);
    if (!group) throw variantGroupNotFound();
    const products = await unlinkVariantsOf(tx, group.variant_group_id);
    await deleteVariantGroupRow(tx, group.variant_group_id);
    const events = products.map((row) => ({ name: 'product_updated', payload: productEvent(row) }) as const);
    if (events.length > 0) await app.emit(tx, ...events);
    return group;
  });
}

async function attributesOf(tx: Db, groupId: number, codes: readonly string[]) {
  const specs = await listAttributeSpecs(tx, { id: groupId }, codes);
  const byCode = new Map(specs.map((spec) => [spec.attribute_code, spec]));
  return codes.map((code) => {
    const spec = byCode.get(code);
    if (!spec) throw unknownAttribute(code);
    if (spec.type !== 'select') throw attributeNotSelect(code);
    if (!spec.in_group) throw attributeNotInGroup(code);
    const { attribute_id, attribute_code, attribute_name } = spec;
    return { attribute_id, attribute_code, attribute_name };
  });
}
