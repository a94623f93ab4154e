import { queryOptions } from '@tanstack/react-query';
import { shop } from '../../kit/api/shop.ts';

/** A gift card with its ledger. */
export type GiftCard = Awaited<ReturnType<typeof shop.giftCards.get>>;

export const giftCardQuery = (uuid: string) =>
  queryOptions({
    queryKey: ['giftCards', 'record', uuid],
    queryFn: () => shop.giftCards.get(uuid),
  });
