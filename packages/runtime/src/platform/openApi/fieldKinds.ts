/**
 * The field kinds, for fields whose JSON type does not determine how to display or edit them. A field's kind is set in the
 * metadata of its zod schema and appears as `x-kind` in the OpenAPI document, where forms, tables, and the SDK read it.
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

/** The name of a field kind, such as a money amount or an image URL. */
export type FieldKind = keyof typeof FIELD_KINDS;

/** Creates the metadata for a field with a kind, as in `z.boolean().meta(kind('flag', 'True if the page is public.'))`. */
export const kind = (name: FieldKind, description: string) => ({ 'x-kind': name, description });
