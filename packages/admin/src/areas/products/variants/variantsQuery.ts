import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { adminGraphql } from '@shop/sdk/graphql';
import type { ResultOf } from '@shop/sdk/graphql';
import { shop } from '../../../kit/api/shop.ts';

const document = adminGraphql(`
  query Variants($id: ID!) {
    variantGroup(id: $id) {
      uuid visibility attributeGroupId
      variantAttributes { attributeId attributeCode attributeName options { optionId optionText } }
      items {
        isMain
        attributes { attributeCode optionId optionText }
        product { uuid name sku status price { regular { value currency text } } inventory { qty } image { thumb } }
      }
    }
  }
`);

export type VariantGroup = NonNullable<ResultOf<typeof document>['variantGroup']>;
type Item = VariantGroup['items'][number];

/** A variant with its product. */
export interface Variant {
  readonly isMain: boolean;
  readonly options: Item['attributes'];
  /** Option texts of the variant. */
  readonly name: string;
  readonly product: NonNullable<Item['product']>;
}

/** Query for a variant group and its variants. */
export const variantsQuery = (id: string) =>
  queryOptions({
    queryKey: ['products', 'variants', id],
    queryFn: async () => (await shop.admin.graphql(document, { id })).variantGroup,
  });

/** Refetches products and variant groups after a group's variants have changed. */
export async function refetchVariants(client: QueryClient): Promise<void> {
  await Promise.all(
    ['products', 'variantGroups'].map((name) => client.invalidateQueries({ queryKey: [name] })),
  );
}

export const variantsOf = ({ items }: VariantGroup): readonly Variant[] =>
  items.flatMap(({ isMain, attributes, product }) => {
    const name = attributes.map(({ optionText }) => optionText).join(' / ');
    return product ? [{ isMain, options: attributes, name, product }] : [];
  });
