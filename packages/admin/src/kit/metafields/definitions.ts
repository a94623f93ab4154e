import { queryOptions } from '@tanstack/react-query';
import { adminGraphql } from '@shop/sdk/graphql';
import { shop } from '../api/shop.ts';

/** Record types that have metafields. */
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

/** Metafield value types, in the order in which forms offer them. */
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

/** A metafield definition, or a field of a group. */
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

/** A record's metafield values by namespace and key. */
export type MetaData = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Errors returned by the shop, by request body path. */
export type Faults = Readonly<Record<string, string>>;

const query = adminGraphql(`
  query Definitions($ownerType: String!) {
    metafieldDefinitions(ownerType: $ownerType) {
      uuid namespace key name description type isList required validations appearance subFields
    }
  }
`);

/** Query for a record type's metafield definitions, sorted by position. */
export const definitionsQuery = (ownerType: OwnerType) =>
  queryOptions({
    queryKey: ['metafields', 'definitions', ownerType],
    queryFn: async () => {
      const { metafieldDefinitions } = await shop.admin.graphql(query, { ownerType });
      return (metafieldDefinitions ?? []) as readonly MetafieldDefinition[];
    },
    staleTime: 60_000,
  });

/** Returns a field's name, or its key if it has no name. */
export const nameOf = ({ name, key }: FieldDescription): string => (name ? name : key);

/** Returns the values that a rule allows, or null if any value is allowed. */
export function choicesOf({ validations = [] }: FieldDescription): readonly (string | number)[] | null {
  const rule = validations.find(({ type }) => type === 'choices');
  return (rule?.['values'] as readonly (string | number)[] | undefined) ?? null;
}
