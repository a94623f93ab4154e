import { onConstraint } from '../../../platform/db/constraints.ts';
import type { Db } from '../../../platform/db/db.ts';
import { splitRefs } from '../../../platform/db/ids.ts';
import type { IdRef } from '../../../platform/db/ids.ts';
import { mergeDefined } from '../../../platform/entity/mergeDefined.ts';
import { findAttribute, listGroupIds, lockAttribute } from './attribute.repo.ts';
import {
  deleteAttributeRow,
  findVariantUse,
  insertAttribute,
  updateAttributeRow,
} from './writeAttribute.repo.ts';
import type { AttributeValues } from './attribute.repo.ts';
import type { AttributeGroupRow, AttributeRow, AttributeType } from './attribute.ts';
import type { AttributeBody, NewAttributeBody } from './attributeBody.ts';
import { planOptions } from './attributeOptions.ts';
import type { OptionPlan } from './attributeOptions.ts';
import { hasOptions } from './attribute.ts';
import {
  attributeCodeExists,
  attributeGroupInUse,
  attributeGroupNotFound,
  attributeCodeReserved,
  attributeHasNoOptions,
  attributeImmutable,
  attributeInUse,
  attributeNotFound,
  defaultAttributeGroup,
  optionInUse,
  unknownAttributeGroup,
} from '../errors.ts';
import { adminListing } from '../listing/productListing.ts';
import { deleteAttributeGroupRow, findAttributeGroup } from './attributeGroup.repo.ts';

const DEFAULT_GROUP = '1';

const defaults: Pick<
  AttributeValues,
  'is_required' | 'display_on_frontend' | 'is_filterable' | 'is_variant_only' | 'sort_order'
> = {
  is_required: false,
  display_on_frontend: false,
  is_filterable: false,
  is_variant_only: false,
  sort_order: 0,
};

/**
 * Creates an attribute with its options in its groups, or in the default group if none is listed, in one transaction. Throws 400 for a
 * reserved code, options if the type has none, duplicate options and unknown groups, and 409 ATTRIBUTE_CODE_EXISTS.
 */
export async function createAttribute(db: Db, body: NewAttributeBody): Promise<AttributeRow> {
  const { attribute_code, attribute_name, type } = body;
  if (isReservedCode(attribute_code)) throw attributeCodeReserved(attribute_code);
  checkOptions(type, body.options);
  const { added: options } = planOptions([], body.options ?? []);
  const values = { ...mergeDefined(defaults, body), attribute_code, attribute_name, type };
  return onConstraint({ attribute_code_key: () => attributeCodeExists(attribute_code) }, () =>
    db.transaction(async (tx) => {
      const groups = await resolveGroups(tx, body.groups ?? [DEFAULT_GROUP]);
      return { ...(await insertAttribute(tx, values, options, groups)), groups };
    }),
  );
}

/**
 * Changes the fields in the request body, in one transaction. Deletes the values of removed options, and the values of products in removed
 * groups. Throws the errors of `createAttribute`, 404, 400 ATTRIBUTE_IMMUTABLE, and 409 for an option or a group that a variant needs.
 */
export async function updateAttribute(db: Db, ref: IdRef, body: AttributeBody): Promise<AttributeRow> {
  return db.transaction(async (tx) => {
    // Rows that are read after the lock was acquired can no longer change.
    const before = (await lockAttribute(tx, ref)) ? await findAttribute(tx, ref) : null;
    if (!before) throw attributeNotFound();
    if ((body.attribute_code ?? before.attribute_code) !== before.attribute_code)
      throw attributeImmutable('attribute_code');
    if ((body.type ?? before.type) !== before.type) throw attributeImmutable('type');
    checkOptions(before.type, body.options);
    const plan = body.options ? planOptions(before.options, body.options) : NOTHING;
    const groups = body.groups ? await resolveGroups(tx, body.groups) : before.groups;
    const removedGroups = before.groups.filter((group) => !groups.includes(group));
    await checkVariants(tx, before.attribute_id, plan.removed, removedGroups);
    const { options, ...written } = await updateAttributeRow(
      tx,
      before.attribute_id,
      mergeDefined<AttributeValues>(before, body),
      plan,
      { removedGroups, addedGroups: groups.filter((group) => !before.groups.includes(group)) },
    );
    return { ...written, options: body.options ? options : before.options, groups };
  });
}

/**
 * Deletes an attribute with its options and product values. Null if the attribute does not exist. Throws 409 if variants need
 * the attribute.
 */
export const deleteAttribute = (db: Db, ref: IdRef): Promise<AttributeRow | null> =>
  onConstraint({ variant_group_attribute_fkey: attributeInUse }, () => deleteAttributeRow(db, ref));

/**
 * Deletes an attribute group but not its attributes. Returns the deleted group. Throws 404, and 409 for the default group and
 * for a group in use.
 */
export async function deleteAttributeGroup(db: Db, ref: IdRef): Promise<AttributeGroupRow> {
  const group = await onConstraint(
    { product_group_fkey: attributeGroupInUse, variant_group_group_fkey: attributeGroupInUse },
    () => deleteAttributeGroupRow(db, ref, Number(DEFAULT_GROUP)),
  );
  if (group) return group;
  throw (await findAttributeGroup(db, ref)) ? defaultAttributeGroup() : attributeGroupNotFound();
}

const NOTHING: OptionPlan = { existing: [], added: [], removed: [] };

function checkOptions(type: AttributeType, options: readonly unknown[] | undefined): void {
  if (options && options.length > 0 && !hasOptions(type)) throw attributeHasNoOptions();
}

async function checkVariants(
  tx: Db,
  id: number,
  options: readonly number[],
  groups: readonly number[],
): Promise<void> {
  if (options.length === 0 && groups.length === 0) return;
  const use = await findVariantUse(tx, id, { options, groups });
  if (use.option_text !== null) throw optionInUse(use.option_text);
  if (use.has_group) throw attributeInUse();
}

/** Looks up groups by id or UUID. Returns each integer id once, in ascending order. Throws 400 for the first group that does not exist. */
async function resolveGroups(tx: Db, refs: readonly string[]): Promise<number[]> {
  if (refs.length === 0) return [];
  const rows = await listGroupIds(tx, splitRefs(refs));
  const known = new Set(rows.flatMap((row) => [String(row.attribute_group_id), row.uuid]));
  const missing = refs.find((ref) => !known.has(ref.toLowerCase()));
  if (missing !== undefined) throw unknownAttributeGroup(missing);
  return rows.map((row) => row.attribute_group_id).sort((a, b) => a - b);
}

/** Product list keys in addition to the filters of `adminListing`, and keys reserved for future use. */
const RESERVED = ['page', 'limit', 'ob', 'od', 'type', 'collection', 'group', 'attribute', 'variant_group'];

/** Reports whether a code is the key of another filter, because product lists can also be filtered by attribute code. */
const isReservedCode = (code: string): boolean =>
  RESERVED.includes(code) || Object.hasOwn(adminListing.filters, code);
