import { z } from 'zod';
import { isUuid } from '../../../platform/db/ids.ts';
import {
  attributeGivenTwice,
  attributeInvalid,
  attributeNotInGroup,
  attributeRequired,
  optionNotOfAttribute,
  unknownAttribute,
} from '../errors.ts';
import { optionNamed } from './attributeOptions.ts';
import type { AttributeSpec, ProductAttribute, ValueRow } from './attribute.ts';

type Scalar = string | number;

const day = z.iso.date();

/** An entry of `attributes` in a product request body. Null, an empty string or an empty array removes the value. */
export interface AttributeInput {
  readonly attribute_code: string;
  readonly value: Scalar | readonly Scalar[] | null;
}

/** The attribute values of a product after a change. */
export interface AttributeChange {
  /** All attribute values of the product, in attribute order. */
  readonly attributes: ProductAttribute[];
  /** The ids of the attributes whose stored values are replaced. */
  readonly touched: readonly number[];
  /** The replacement rows. */
  readonly rows: readonly ValueRow[];
}

/**
 * Computes the attribute values of a product from its current values and those of a request body. Pure. `specs` contains the attributes of
 * the product's group and those listed in the body. Values of attributes outside the group are removed. If `isNewGroup`, every required
 * attribute must have a value, not only those listed. Throws 400 for an unknown attribute, an attribute that is not in the group or is
 * listed twice, a value that does not match the type, and a required attribute without a value.
 */
export function changeAttributes(
  specs: readonly AttributeSpec[],
  current: readonly ProductAttribute[],
  inputs: readonly AttributeInput[],
  isNewGroup: boolean,
): AttributeChange {
  const named = readAttributes(specs, inputs);
  const stored = new Map(current.map((attribute) => [attribute.attribute_id, attribute]));
  const attributes = specs.flatMap(({ attribute_id: id, attribute_code: code, is_required, in_group }) => {
    if (!in_group) return [];
    const attribute = named.get(id) ?? stored.get(id);
    if (attribute && !isEmpty(attribute)) return [attribute];
    if (is_required && (isNewGroup || named.has(id))) throw attributeRequired(code);
    return [];
  });
  const retained = new Set(attributes.map(({ attribute_id }) => attribute_id));
  const touched = new Set([...named.keys(), ...[...stored.keys()].filter((id) => !retained.has(id))]);
  return {
    attributes,
    touched: [...touched],
    rows: attributes.filter(({ attribute_id }) => touched.has(attribute_id)).flatMap(rowsOf),
  };
}

/** Creates the rows that store an attribute value. */
const rowsOf = ({ attribute_id, value, options }: ProductAttribute): ValueRow[] =>
  value === null
    ? options.map(({ option_id }) => ({ attribute_id, option_id, value: null }))
    : [{ attribute_id, option_id: null, value }];

const isEmpty = ({ value, options }: ProductAttribute): boolean => value === null && options.length === 0;

function readAttributes(
  specs: readonly AttributeSpec[],
  inputs: readonly AttributeInput[],
): Map<number, ProductAttribute> {
  const byCode = new Map(specs.map((spec) => [spec.attribute_code, spec]));
  const read = new Map<number, ProductAttribute>();
  for (const { attribute_code, value } of inputs) {
    const spec = byCode.get(attribute_code);
    if (!spec) throw unknownAttribute(attribute_code);
    if (!spec.in_group) throw attributeNotInGroup(attribute_code);
    if (read.has(spec.attribute_id)) throw attributeGivenTwice(attribute_code);
    read.set(spec.attribute_id, readAttribute(spec, value));
  }
  return read;
}

function readAttribute(spec: AttributeSpec, value: AttributeInput['value']): ProductAttribute {
  const { attribute_id, attribute_code, attribute_name, type } = spec;
  const base = { attribute_id, attribute_code, attribute_name, type, value: null, options: [] };
  const values = listOf(value);
  if (values.length === 0) return base;
  if (type === 'multiselect') return { ...base, options: readOptions(spec, values) };
  const [first, ...others] = values;
  if (first === undefined || others.length > 0 || Array.isArray(value))
    throw attributeInvalid(attribute_code, 'one value and not a list');
  if (type === 'select') return { ...base, options: readOptions(spec, [first]) };
  const text = String(first);
  if (type === 'date' && !day.safeParse(text).success)
    throw attributeInvalid(attribute_code, 'a date (YYYY-MM-DD)');
  return { ...base, value: text };
}

const listOf = (value: AttributeInput['value']): readonly Scalar[] =>
  (Array.isArray(value) ? (value as readonly Scalar[]) : [value as Scalar | null]).filter(
    (entry): entry is Scalar => entry !== null && String(entry).trim() !== '',
  );

/** Finds the options for the values, without duplicates, in the option order of the attribute. */
function readOptions(spec: AttributeSpec, values: readonly Scalar[]): ProductAttribute['options'] {
  const chosen = new Set(values.map((value) => optionOf(spec, value).option_id));
  return spec.options.filter(({ option_id }) => chosen.has(option_id));
}

/** Finds an option. A number is an id. A string is matched against labels, then UUIDs, then ids, because sizes may be numbers. */
function optionOf({ attribute_code, options }: AttributeSpec, value: Scalar) {
  const text = String(value);
  const option =
    (typeof value === 'string' ? optionNamed(options, text) : undefined) ??
    options.find(({ option_id, uuid }) =>
      isUuid(text) ? uuid === text.toLowerCase() : String(option_id) === text,
    );
  if (!option) throw optionNotOfAttribute(attribute_code, text);
  return option;
}

/** Flattens attribute values to one entry per string and per option. */
export const attributeIndex = (attributes: readonly ProductAttribute[]) =>
  attributes.flatMap(({ value, options, ...attribute }) => {
    const entries =
      value === null ? options : [{ option_id: null as number | null, uuid: null, option_text: value }];
    return entries.map(({ option_id, option_text }) => ({ ...attribute, option_id, option_text }));
  });
