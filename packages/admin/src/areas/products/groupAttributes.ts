import { queryOptions } from '@tanstack/react-query';
import { adminGraphql } from '@shop/sdk/graphql';
import type { ResultOf } from '@shop/sdk/graphql';
import { shop } from '../../kit/api/shop.ts';

const document = adminGraphql(`
  query GroupAttributes($id: ID!) {
    attributeGroup(id: $id) {
      attributes { attributeCode attributeName type isRequired isVariantOnly options { optionId optionText } }
    }
  }
`);

type Group = NonNullable<ResultOf<typeof document>['attributeGroup']>;
export type GroupAttribute = NonNullable<Group['attributes']>[number];

/** Query for the attributes of an attribute group, in order, with their options. */
export const groupAttributesQuery = (group: string) =>
  queryOptions({
    queryKey: ['attributeGroups', 'attributes', group],
    queryFn: async (): Promise<readonly GroupAttribute[]> =>
      (await shop.admin.graphql(document, { id: group })).attributeGroup?.attributes ?? [],
    enabled: group !== '',
    staleTime: 60_000,
  });
