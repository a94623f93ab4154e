import { variantAttributeMissing, variantKeepsGroup } from '../errors.ts';
import type { AttributeSpec } from '../attributes/productAttribute.repo.ts';
import { changeAttributes } from '../attributes/productAttributes.ts';
import type { AttributeChange } from '../attributes/productAttributes.ts';
import type { AttributeOfGroups, StoredProduct } from './productBatch.repo.ts';
import type { RowBody } from './rowBody.ts';

/** What is written of a product's attributes. Null options: those that tell a variant stay. */
export interface AttributeParts {
  readonly touched: readonly number[];
  readonly attributes: AttributeChange['rows'];
  readonly variant_options: readonly number[] | null;
}

/** Of a new product. Pure. Throws as `changeAttributes`. */
export function planNewAttributes(
  { attributes: wanted = [] }: RowBody,
  groupId: number,
  all: readonly AttributeOfGroups[],
): AttributeParts {
  const { touched, rows } = changeAttributes(specsOf(all, groupId), [], wanted, true);
  return { touched, attributes: rows, variant_options: null };
}

/**
 * Of a stored product; null when nothing of them changes. Pure. Throws as `changeAttributes`, 409 for a variant that would
 * leave its attribute group, and 400 for one that would lack what its variant group tells it by.
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
  saidBy(attributes) !== saidBy(before.attributes);

/** What the values are, whatever their attributes are called. */
const saidBy = (attributes: AttributeChange['attributes']): string =>
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
