import type { AttributeSpec } from '../attributes/attribute.ts';
import { changeAttributes } from '../attributes/productAttributes.ts';
import type { AttributeChange } from '../attributes/productAttributes.ts';
import { variantAttributeMissing, variantKeepsGroup } from '../errors.ts';
import type { AttributeOfGroups, AttributeParts, StoredProduct } from './batchRows.ts';
import type { RowBody } from './rowBody.ts';

/** Plans the attribute values of a new product. Pure. Throws the same errors as `changeAttributes`. */
export function planNewAttributes(
  { attributes: inputs = [] }: RowBody,
  groupId: number,
  all: readonly AttributeOfGroups[],
): AttributeParts {
  const { touched, rows } = changeAttributes(specsOf(all, groupId), [], inputs, true);
  return { touched, attributes: rows, variant_options: null };
}

/**
 * Plans the attribute values of a stored product. Null if none changes. Pure. Throws the same errors as `changeAttributes`, 409 for a
 * variant that would leave its attribute group, and 400 for a variant that would lack an option of its variant group.
 */
export function planChangedAttributes(
  body: RowBody,
  before: StoredProduct,
  groupId: number,
  all: readonly AttributeOfGroups[],
): AttributeParts | null {
  if (body.attributes === undefined && groupId === before.group_id) return null;
  const isNewGroup = groupId !== before.group_id;
  if (isNewGroup && before.variant_group_id !== null) throw variantKeepsGroup();
  const specs = specsOf(all, groupId);
  const change = changeAttributes(specs, before.attributes, body.attributes ?? [], isNewGroup);
  if (!changes(change, before)) return null;
  return {
    touched: change.touched,
    attributes: change.rows,
    variant_options: before.variant_group_id === null ? null : variantOptionsOf(before, specs, change),
  };
}

const specsOf = (all: readonly AttributeOfGroups[], groupId: number): AttributeSpec[] =>
  all.map(({ groups, ...spec }) => ({ ...spec, in_group: groups.includes(groupId) }));

const changes = ({ attributes }: AttributeChange, before: StoredProduct): boolean =>
  serialized(attributes) !== serialized(before.attributes);

/** Serializes attribute values by id, for comparison. */
const serialized = (attributes: AttributeChange['attributes']): string =>
  JSON.stringify(
    attributes.map(({ attribute_id, value, options }) => [
      attribute_id,
      value,
      options.map(({ option_id }) => option_id),
    ]),
  );

function variantOptionsOf(
  { variant_attributes: ids }: StoredProduct,
  specs: readonly AttributeSpec[],
  { attributes }: AttributeChange,
): number[] {
  const options = new Map(attributes.map((attribute) => [attribute.attribute_id, attribute.options[0]]));
  return ids.map((id) => {
    const option = options.get(id);
    if (option) return option.option_id;
    throw variantAttributeMissing(
      specs.find(({ attribute_id }) => attribute_id === id)?.attribute_code ?? String(id),
    );
  });
}
