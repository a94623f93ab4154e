import { queryOptions } from '@tanstack/react-query';
import { adminGraphql } from '@shop/sdk/graphql';
import type { ResultOf } from '@shop/sdk/graphql';
import { shop } from '../../kit/api/shop.ts';

const document = adminGraphql(`
  query Tax($page: String!) {
    shop { currency weightUnit }
    taxClasses(filters: [{ key: "limit", operation: eq, value: "40" }, { key: "page", operation: eq, value: $page }]) {
      items {
        taxClassId uuid name isDefault
        rates { uuid name rate isCompound country province provinceName postcode priority }
      }
    }
  }
`);

/** Number of tax classes per request. */
const PAGE = 40;

/** Query for the tax classes and their rates. Most shops need only one request. */
export const taxQuery = queryOptions({
  queryKey: ['tax', 'page'],
  queryFn: async () => {
    const classes: TaxClass[] = [];
    for (let page = 1; ; page += 1) {
      const result = await shop.admin.graphql(document, { page: String(page) });
      const items = result.taxClasses?.items ?? [];
      classes.push(...items);
      if (items.length < PAGE) return { shop: result.shop, classes };
    }
  },
});

type Result = ResultOf<typeof document>;
export type TaxClass = NonNullable<Result['taxClasses']>['items'][number];
export type TaxRate = TaxClass['rates'][number];

/** List entry that means everywhere. */
export const EVERYWHERE = '*';
