import { queryOptions } from '@tanstack/react-query';
import { shop } from '../../../kit/api/shop.ts';

/** A return with its items. */
export type Return = Awaited<ReturnType<typeof shop.returns.get>>;
export type ReturnItem = Return['items'][number];

export const returnQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['returns', 'record', uuid],
    queryFn: () => shop.returns.get(uuid),
  });

/** Query for the reasons of returns, in the order in which shoppers see them. */
export const reasonsQuery = queryOptions({
  queryKey: ['returnReasons', 'choices'],
  queryFn: async () => await shop.returnReasons.list(),
  staleTime: 60_000,
});
