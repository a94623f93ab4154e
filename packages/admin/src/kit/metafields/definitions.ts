import { queryOptions } from '@tanstack/react-query';
import { adminGraphql } from '@shop/sdk/graphql';
import { shop } from '../api/shop.ts';

/** The kinds of records that have metafields. */
export const OWNER_TYPES = [
  'product',
  'category',
  'collection',
  'customer',
  'order',
  'blog_post',
  'blog_category',
  'shop',
] as const;
export type OwnerType = (typeof OWNER_TYPES)[number];

/** The types of values, in the order in which forms offer them. */
export const FIELD_TYPES = [
  'short_text',
  'long_text',
  'rich_text',
  'integer',
  'number',
  'boolean',
  'date',
  'color',
  'url',
  'group',
] as const;
export type FieldType = (typeof FIELD_TYPES)[number];

export interface Rule {
  readonly type: string;
  readonly [property: string]: unknown;
}

/** The description of a field: a definition, or a field of a group. */
export interface FieldDescription {
  readonly key: string;
  readonly type: FieldType;
  readonly name?: string;
  readonly description?: string | null;
  readonly isList?: boolean;
  readonly required?: boolean;
  readonly validations?: readonly Rule[];
  readonly appearance?: { readonly placeholder?: string };
  readonly subFields?: readonly FieldDescription[];
}

interface MetafieldDefinition extends FieldDescription {
  readonly uuid: string;
  readonly namespace: string;
}

/** The values of a record by namespace and key. */
export type MetaData = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The faults that the shop found, by the path in the body of the request. */
export type Faults = Readonly<Record<string, string>>;

const query = adminGraphql(`
  query Definitions($ownerType: String!) {
    metafieldDefinitions(ownerType: $ownerType) {
      uuid namespace key name description type isList required validations appearance subFields
    }
  }
`);

/** The definitions of the metafields of a kind of record, by their position. */
export const definitionsQuery = (ownerType: OwnerType) =>
  queryOptions({
    queryKey: ['metafields', 'definitions', ownerType],
    queryFn: async () => {
      const { metafieldDefinitions } = await shop.admin.graphql(query, { ownerType });
      return (metafieldDefinitions ?? []) as readonly MetafieldDefinition[];
    },
    staleTime: 60_000,
  });

/** The words of a field: its name, else its key. */
export const nameOf = ({ name, key }: FieldDescription): string => (name ? name : key);

/** The values that a rule allows; null: any. */
export function choicesOf({ validations = [] }: FieldDescription): readonly (string | number)[] | null {
  const rule = validations.find(({ type }) => type === 'choices');
  return (rule?.['values'] as readonly (string | number)[] | undefined) ?? null;
}
