/** A setting as described by the shop. */
export interface Setting {
  readonly key: string;
  readonly group: string;
  readonly label: string;
  readonly description: string | null;
  readonly schema: JsonSchema;
  readonly default: unknown;
  readonly value: unknown;
  readonly secret: boolean;
  readonly isSet: boolean;
  readonly inConfig: boolean;
}

/** JSON Schema of a setting's value, limited to the keywords that determine the input. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly examples?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: boolean | JsonSchema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}

/** Input kind of a setting. `json` is used for values that no other kind supports. */
export type SettingKind =
  | { readonly input: 'switch'; readonly on: unknown; readonly off: unknown }
  | { readonly input: 'choice'; readonly values: readonly unknown[] }
  | {
      readonly input: 'number';
      readonly isInteger: boolean;
      /** True if the value is an amount of money in the shop's currency. */
      readonly isMoney: boolean;
      readonly min: number | undefined;
      readonly max: number | undefined;
    }
  | { readonly input: 'rows'; readonly columns: readonly string[] }
  | { readonly input: 'byLanguage'; readonly isHtml: boolean }
  | { readonly input: 'taxClass'; readonly isOfShipping: boolean }
  | { readonly input: 'cmsPage' }
  | { readonly input: 'palette' }
  | { readonly input: 'image' }
  | { readonly input: PlainInput };

type PlainInput =
  | 'secret'
  | 'text'
  | 'longText'
  | 'html'
  | 'email'
  | 'emails'
  | 'url'
  | 'color'
  | 'date'
  | 'country'
  | 'countries'
  | 'currency'
  | 'timeZone'
  | 'languages'
  | 'tags'
  | 'json';

const FORMATS: Readonly<Record<string, SettingKind>> = {
  html: { input: 'html' },
  multiline: { input: 'longText' },
  'html-by-language': { input: 'byLanguage', isHtml: true },
  'email-list': { input: 'emails' },
  'country-list': { input: 'countries' },
  email: { input: 'email' },
  uri: { input: 'url' },
  'uri-reference': { input: 'text' },
  image: { input: 'image' },
  palette: { input: 'palette' },
  color: { input: 'color' },
  date: { input: 'date' },
  country: { input: 'country' },
  currency: { input: 'currency' },
  'time-zone': { input: 'timeZone' },
  'language-list': { input: 'languages' },
  'cms-page': { input: 'cmsPage' },
  'tax-class': { input: 'taxClass', isOfShipping: false },
  'shipping-tax-class': { input: 'taxClass', isOfShipping: true },
};

/** Maximum text length for a single-line input. Longer texts get a multi-line input even if their format does not require it. */
const ONE_LINE = 1000;

/** Returns the input kind for a setting. */
export const kindOf = ({ schema, secret }: Pick<Setting, 'schema' | 'secret'>): SettingKind =>
  secret ? { input: 'secret' } : (FORMATS[schema.format ?? ''] ?? ofValues(schema) ?? ofType(schema));

/** Returns a switch or a select kind for the values that the schema lists. Returns null if it lists no values. */
function ofValues(schema: JsonSchema): SettingKind | null {
  const parts = schema.anyOf ?? [schema];
  if (parts.some(({ type }) => type === 'boolean')) return { input: 'switch', on: true, off: false };
  const values = parts.flatMap((part) => part.enum ?? []);
  if (values.length > 0 && values.every((value) => ['0', '1'].includes(String(value))))
    return { input: 'switch', on: 1, off: 0 };
  if (values.length > 0) return { input: 'choice', values };
  return schema.examples ? { input: 'choice', values: schema.examples } : null;
}

function ofType(schema: JsonSchema): SettingKind {
  const parts = (schema.anyOf ?? [schema]).filter(({ type }) => type !== 'null');
  const [part = {}] = parts;
  const types = [part.type ?? []].flat();
  if (types.includes('integer') || types.includes('number'))
    return {
      input: 'number',
      isInteger: types.includes('integer'),
      isMoney: schema.format === 'amount',
      min: part.minimum,
      max: part.maximum,
    };
  if (types.includes('string')) return { input: (part.maxLength ?? 0) > ONE_LINE ? 'longText' : 'text' };
  if (types.includes('array')) return ofItems(part.items ?? {});
  const others = part.additionalProperties;
  const isByName = types.includes('object') && typeof others === 'object' && others.type === 'string';
  return isByName ? { input: 'byLanguage', isHtml: false } : { input: 'json' };
}

function ofItems({ type, properties = {} }: JsonSchema): SettingKind {
  if (type === 'string') return { input: 'tags' };
  const columns = Object.entries(properties);
  return columns.length > 0 && columns.every(([, column]) => column.type === 'string')
    ? { input: 'rows', columns: columns.map(([name]) => name) }
    : { input: 'json' };
}
