import type { z } from 'zod';

/** Maximum header length, because a body may have thousands of keys. */
const MAX_LENGTH = 2000;

interface Definition {
  readonly type: string;
  readonly shape?: Shape;
  readonly catchall?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly out?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly left?: z.ZodType;
  readonly right?: z.ZodType;
  readonly element?: z.ZodType;
  readonly items?: readonly z.ZodType[];
  readonly rest?: z.ZodType | null;
  readonly valueType?: z.ZodType;
  readonly getter?: () => z.ZodType;
  readonly values?: readonly unknown[];
}

type Shape = Readonly<Record<string, z.ZodType>>;

/** An object that a schema accepts. */
interface Form {
  readonly shape: Shape;
  /** The schemas of values under other keys. */
  readonly others: readonly z.ZodType[];
}

/** The objects and arrays that a schema accepts, with the schemas of what they contain. */
interface Accepted {
  /** True if the schema accepts values of any form, whose keys are unknown here. */
  readonly isOpen: boolean;
  readonly forms: readonly Form[];
  readonly elements: readonly z.ZodType[];
}

const SCALAR: Accepted = { isOpen: false, forms: [], elements: [] };
const OPEN: Accepted = { ...SCALAR, isOpen: true };
/** The types of schemas whose values may have any form. */
const OPEN_TYPES = new Set(['any', 'unknown', 'custom', 'transform', 'file']);

const known = new WeakMap<z.ZodType, Accepted>();

/** Returns what a schema accepts, without looking into the objects and arrays. */
function acceptedBy(schema: z.ZodType): Accepted {
  const found = known.get(schema) ?? readAccepted(schema);
  known.set(schema, found);
  return found;
}

function readAccepted(schema: z.ZodType): Accepted {
  // Checks the definition rather than the class, because an extension may have its own copy of zod.
  const def = schema.def as unknown as Definition;
  if (def.shape)
    return {
      ...SCALAR,
      forms: [{ shape: def.shape, others: isNever(def.catchall) ? [] : [def.catchall] }],
    };
  if (def.element) return { ...SCALAR, elements: [def.element] };
  if (def.type === 'tuple')
    return { ...SCALAR, elements: [...(def.items ?? []), ...(def.rest ? [def.rest] : [])] };
  if (def.type === 'record' && def.valueType)
    return { ...SCALAR, forms: [{ shape: {}, others: [def.valueType] }] };
  if (OPEN_TYPES.has(def.type)) return OPEN;
  const parts = partsOf(def).map(acceptedBy);
  return {
    isOpen: parts.some(({ isOpen }) => isOpen),
    forms: parts.flatMap(({ forms }) => forms),
    elements: parts.flatMap(({ elements }) => elements),
  };
}

const isNever = (catchall: z.ZodType | undefined): catchall is undefined =>
  catchall === undefined || catchall.def.type === 'never';

/** Lists the schemas of which a schema consists, each of which reads the same value. */
function partsOf({
  type,
  innerType,
  in: from,
  out,
  options,
  left,
  right,
  getter,
}: Definition): readonly z.ZodType[] {
  if (innerType) return [innerType];
  if (type === 'pipe' && from && out) return [from.def.type === 'transform' ? out : from];
  if (getter) return [getter()];
  return options ?? (left && right ? [left, right] : []);
}

/** Returns whether an object has the fixed values of a form, such as its kind. Null if the form has none. */
function hasFixedValues({ shape }: Form, value: object): boolean | null {
  const fixed = Object.entries(shape).flatMap(([key, { def }]) => {
    const { type, values = [] } = def as unknown as Definition;
    return type === 'literal' ? [values.includes((value as Readonly<Record<string, unknown>>)[key])] : [];
  });
  return fixed.length === 0 ? null : fixed.every(Boolean);
}

/** Returns the forms of a union that an object can have: those of its kind, else those without a kind. */
function formsOf(value: object, forms: readonly Form[]): readonly Form[] {
  if (forms.length < 2) return forms;
  const judged = forms.map((form) => [form, hasFixedValues(form, value)] as const);
  for (const wanted of [true, null]) {
    const own = judged.flatMap(([form, has]) => (has === wanted ? [form] : []));
    if (own.length > 0) return own;
  }
  return forms;
}

/** Adds the paths of keys that none of the schemas of a value knows. */
function collect(value: unknown, schemas: readonly z.ZodType[], path: string, found: string[]): void {
  if (typeof value !== 'object' || value === null) return;
  const accepted = schemas.map(acceptedBy);
  if (accepted.some(({ isOpen }) => isOpen)) return;
  if (Array.isArray(value)) {
    const elements = accepted.flatMap((one) => one.elements);
    for (const [index, element] of value.entries()) collect(element, elements, `${path}${index}.`, found);
    return;
  }
  const forms = formsOf(
    value,
    accepted.flatMap((one) => one.forms),
  );
  if (forms.length === 0) return;
  for (const [key, member] of Object.entries(value)) {
    const own = forms.flatMap(({ shape, others }) =>
      Object.hasOwn(shape, key) ? [shape[key] as z.ZodType] : others,
    );
    const name = path + encodeURIComponent(key.toWellFormed());
    if (own.length > 0) collect(member, own, `${name}.`, found);
    else found.push(name);
  }
}

/**
 * Returns the header that lists the paths of the keys of a body that its schema ignores, at every depth, such as `items.0.price`. Null if
 * there are none. Keys of a union are known if one of its schemas knows them.
 */
export function ignoredKeysHeader(fields: unknown, schema: z.ZodType): string | null {
  const names: string[] = [];
  collect(fields, [schema], '', names);
  let length = 0;
  const reported = names.filter((name) => (length += name.length + 2) <= MAX_LENGTH);
  return reported.length > 0 ? reported.join(', ') : null;
}
