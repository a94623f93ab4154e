import type { Route } from '../../platform/contracts/route.ts';
import { addressesOf, addressOf } from '../../platform/http/routePath.ts';
import { inputSchemaOf } from '../../platform/openApi/jsonSchema.ts';
import type { JsonSchema } from '../../platform/openApi/jsonSchema.ts';
import type { AdminField, AdminFieldKind, AdminText } from './contract.ts';

/** The REST routes that a form uses. A route is null if it does not exist. */
export interface ResourceRoutes {
  readonly read: Route | null;
  readonly update: Route | null;
  readonly create: Route | null;
  readonly remove: Route | null;
}

/** Finds the routes for the collection at a path. */
export function routesOf(routes: readonly Route[], api: string): ResourceRoutes {
  const find = (method: string, path: string) =>
    routes.find((route) => addressesOf(route).includes(addressOf(method, path))) ?? null;
  return {
    read: find('GET', `${api}/{id}`),
    update: find('PATCH', `${api}/{id}`),
    create: find('POST', api),
    remove: find('DELETE', `${api}/{id}`),
  };
}

/** A field as rendered by the browser. */
export interface ShownField {
  readonly name: string;
  readonly label: AdminText;
  readonly help?: AdminText;
  readonly kind: AdminFieldKind;
  readonly isRequired: boolean;
  readonly choices?: readonly { readonly value: string; readonly label: AdminText }[];
  readonly of?: string;
  readonly initial?: unknown;
}

/** Returns the request body schemas for creating and updating a record, if the routes exist. */
export const bodiesOf = ({ create, update }: Pick<ResourceRoutes, 'create' | 'update'>) =>
  [create, update].flatMap((route) => (typeof route?.body === 'object' ? [inputSchemaOf(route.body)] : []));

/**
 * Creates a field for the browser. The schema determines the type, the options, and whether the field is required,
 * unless the field sets them.
 */
export function shownField(field: AdminField, bodies: readonly JsonSchema[]): ShownField {
  const { name, label, help, of, initial, words = {} } = field;
  const [schema] = propertiesOf(name, bodies);
  const kind = field.kind ?? (of === undefined ? kindOf(schema ?? {}) : 'record');
  const values = valuesOf(schema ?? {});
  const fallback = initial ?? schema?.default;
  return {
    name,
    label,
    ...(help !== undefined && { help }),
    kind,
    isRequired:
      kind !== 'switch' &&
      (bodies.some(({ required = [] }) => required.includes(name)) ||
        // A choice field that does not accept null always has a value.
        (kind === 'choice' && schema !== undefined && !takesNull(schema))),
    ...((kind === 'choice' || kind === 'choices') && {
      choices: values.map((value) => ({ value, label: words[value] ?? wordsOf(value) })),
    }),
    ...(of !== undefined && { of }),
    ...(fallback !== undefined && { initial: fallback }),
  };
}

/** Returns the schemas of a property in the request bodies. */
export const propertiesOf = (name: string, bodies: readonly JsonSchema[]): readonly JsonSchema[] =>
  bodies.flatMap(({ properties = {} }) => {
    const found = properties[name];
    return found === undefined ? [] : [found];
  });

const KIND_OF_MARK: Readonly<Record<string, AdminFieldKind>> = {
  flag: 'switch',
  money: 'money',
  percent: 'decimal',
  rich_text: 'richText',
  image: 'image',
};
const KIND_OF_FORMAT: Readonly<Record<string, AdminFieldKind>> = {
  email: 'email',
  multiline: 'textarea',
  date: 'date',
  'date-time': 'time',
};

/** Maximum string length for a single-line input. Fields for longer strings get a multiline input. */
const ONE_LINE = 1000;

/** Determines a field's type from its schema. */
export function kindOf(schema: JsonSchema): AdminFieldKind {
  const parts = [schema, ...(schema.anyOf ?? [])];
  const mark = parts.map((part) => KIND_OF_MARK[String(part['x-kind'])]).find((kind) => kind !== undefined);
  if (mark) return mark;
  const types = parts.flatMap(({ type }) => type ?? []);
  if (types.includes('boolean')) return 'switch';
  if (types.includes('array')) {
    const items = parts.find(({ items: one }) => one !== undefined)?.items ?? {};
    return valuesOf(items).length > 0 ? 'choices' : 'tags';
  }
  if (valuesOf(schema).length > 0) return 'choice';
  if (types.includes('integer')) return 'integer';
  if (types.includes('number')) return 'decimal';
  const format = parts
    .map((part) => KIND_OF_FORMAT[String(part['format'])])
    .find((kind) => kind !== undefined);
  const isLong = parts.some(({ maxLength }) => typeof maxLength === 'number' && maxLength > ONE_LINE);
  return format ?? (isLong ? 'textarea' : 'text');
}

const takesNull = (schema: JsonSchema): boolean =>
  [schema, ...(schema.anyOf ?? [])].some(({ type }) => type === 'null' || type?.includes('null'));

/** Lists the values that a schema, or a list's item schema, allows. */
function valuesOf(schema: JsonSchema): readonly string[] {
  const parts = [schema, ...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])];
  return [...new Set(parts.flatMap((part) => part.enum ?? []))].filter((value) => value !== null).map(String);
}

/** Converts a value such as `gift_card` to a label: "Gift card". */
function wordsOf(value: string): string {
  const words = value.replaceAll(/[_.:-]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
