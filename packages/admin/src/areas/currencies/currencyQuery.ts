import { queryOptions } from '@tanstack/react-query';
import type { CurrencyData } from '@shop/sdk';
import { shop } from '../../kit/api/shop.ts';

export type Currency = CurrencyData;

/** Query for all currencies, with the shop's own first. */
export const currencyQuery = queryOptions({
  queryKey: ['currencies', 'page'],
  queryFn: async () => (await shop.currencies.list()) as unknown as readonly Currency[],
});
