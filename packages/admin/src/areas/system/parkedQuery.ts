import { adminGraphql } from '@shop/sdk/graphql';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../../kit/api/shop.ts';

const document = adminGraphql(`
  query FailedDeliveries {
    deadEvents(limit: 100) { id subscriber event payload attempts lastError createdAt }
  }
`);

/** Query of the deliveries that failed on every attempt, oldest first, up to 100. */
export const parkedQuery = queryOptions({
  queryKey: ['events', 'parked'],
  queryFn: async () => (await shop.admin.graphql(document)).deadEvents ?? [],
});
