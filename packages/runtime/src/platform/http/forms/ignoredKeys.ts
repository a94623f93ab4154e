import type { z } from 'zod';

/** Maximum header length, because a body may have thousands of keys. */
const MAX_LENGTH = 2000;

interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly catchall?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly out?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly left?: z.ZodType;
  readonly right?: z.ZodType;
}

/** The known keys at the top level of a body, and inside the member that contains a record's fields. */
export interface KnownKeys {
  readonly own: ReadonlySet<string>;
  /** Null if the body has no such member, or if the member accepts any key. */
  readonly inside: { readonly member: string; readonly keys: ReadonlySet<string> } | null;
}

/** Lists the known keys of a route's body. Null if unknown keys are not reported. */
export function knownKeysIn(schema: z.ZodType, member: string | undefined): KnownKeys | null {
  const own = knownKeysOf(schema);
  if (own === null) return null;
  const { shape = {} } = schema.def as unknown as Definition;
  const keys = member === undefined || !shape[member] ? null : knownKeysOf(shape[member]);
  return { own, inside: member !== undefined && keys ? { member, keys } : null };
}

/** Lists the top-level keys of a body schema. Null if the schema accepts any key or rejects unknown keys itself. */
export function knownKeysOf(schema: z.ZodType): ReadonlySet<string> | null {
  // Checks the definition rather than the class, because an extension may have its own copy of zod.
  const def = schema.def as unknown as Definition;
  if (def.type === 'object') return def.catchall ? null : new Set(Object.keys(def.shape ?? {}));
  if (def.innerType) return knownKeysOf(def.innerType);
  if (def.type === 'pipe' && def.in && def.out) return knownKeysOf(isTransform(def.in) ? def.out : def.in);
  if (def.options) return allOf(def.options);
  return def.left && def.right ? allOf([def.left, def.right]) : null;
}

const isTransform = (schema: z.ZodType): boolean => schema.def.type === 'transform';

function allOf(schemas: readonly z.ZodType[]): ReadonlySet<string> | null {
  const sets = schemas.map(knownKeysOf);
  return sets.includes(null) ? null : new Set(sets.flatMap((set) => [...(set ?? [])]));
}

const unknown = (sent: unknown, known: ReadonlySet<string>): string[] =>
  Object.keys(Object(sent) as object).filter((key) => !known.has(key));

/** Returns the header that lists ignored body keys, or null if there are none. */
export function ignoredKeysHeader(fields: unknown, { own, inside }: KnownKeys): string | null {
  const ignored = [
    ...unknown(fields, own),
    ...(inside
      ? unknown((fields as Record<string, unknown>)[inside.member], inside.keys).map(
          (key) => `${inside.member}.${key}`,
        )
      : []),
  ];
  const names = ignored.map((key) => encodeURIComponent(key.toWellFormed()));
  let length = 0;
  const reported = names.filter((name) => (length += name.length + 2) <= MAX_LENGTH);
  return reported.length > 0 ? reported.join(', ') : null;
}
