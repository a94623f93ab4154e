import { adminGraphql } from '@shop/sdk/graphql';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../../kit/api/shop.ts';

const document = adminGraphql(`
  query FailedDeliveries {
    deadEvents(limit: 100) { id subscriber event payload attempts lastError createdAt }
  }
`);

/** Query for the oldest 100 deliveries whose attempts have all failed. */
export const parkedQuery = queryOptions({
  queryKey: ['events', 'parked'],
  queryFn: async () => (await shop.admin.graphql(document)).deadEvents ?? [],
});
