/**
 * The kinds of fields whose JSON type does not show how to display or edit them. A field's kind is in the metadata of its zod
 * schema, and thus in the OpenAPI document, as `x-kind`. Forms, tables, and the SDK use it.
 */
export const FIELD_KINDS = {
  flag: 'A boolean. Responses contain true or false; requests also accept 1, 0, "1" and "0".',
  money:
    'An amount of money as a decimal number. The field description states the currency and whether tax is included.',
  percent: 'A percentage: 12.5 is 12.5 %.',
  rich_text: 'HTML, or the rows of the page editor as a JSON string. It is sanitized when pages show it.',
  image: 'The image address: a path in the shop, such as /assets/…, or an absolute URL.',
  urn: 'The name of an entity or page, urn:evershop:<service>:<type>:<uuid>, which does not change if its path changes.',
} as const;

/** The kind of a field that its type alone does not show, such as a money amount or an image URL. */
export type FieldKind = keyof typeof FIELD_KINDS;

/** Describes a field with a kind: `z.boolean().meta(kind('flag', 'Whether the page is public.'))`. */
export const kind = (name: FieldKind, description: string) => ({ 'x-kind': name, description });
