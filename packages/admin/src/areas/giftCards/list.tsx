import { Text } from '@mantine/core';
import { lazy } from 'react';
import { shop } from '../../kit/api/shop.ts';
import { defineList, fromRest } from '../../kit/list/defineList.ts';
import { Time } from '../../kit/shared/Time.tsx';
import { moneyText } from '../../text/money.ts';
import { day, text } from '../../text/text.ts';
import { CardState, STATES } from './CardState.tsx';

/** Returns how a code is shown of which only the end is known. */
export const shownEnd = (last4: string): string => `•••• ${last4}`;

/** Returns the last moment at which a gift card is valid. A card that is valid through a day ends with the first moment of the next. */
const lastMoment = (at: string): string => new Date(Date.parse(at) - 1).toISOString();

export const giftCardList = defineList({
  title: 'giftCards.title',
  empty: 'giftCards.empty',
  load: fromRest(shop.giftCards.list),
  uuidOf: ({ uuid }) => uuid,
  nameOf: ({ last4 }) => shownEnd(last4),
  search: { key: 'keyword', operation: 'eq' },
  choices: [
    {
      key: 'state',
      title: 'giftCards.state',
      isMany: true,
      values: STATES.map((state) => [state, text(`giftCards.state.${state}`)]),
    },
  ],
  ranges: [{ key: 'created_at', title: 'giftCards.issued', kind: 'day' }],
  columns: [
    { key: 'code', title: 'giftCards.code', isLink: true, cell: ({ last4 }) => shownEnd(last4) },
    {
      key: 'email',
      title: 'giftCards.email',
      isMinor: true,
      cell: ({ email }) => (
        <Text size="sm" lineClamp={1}>
          {email}
        </Text>
      ),
    },
    { key: 'state', title: 'giftCards.state', cell: ({ state }) => <CardState state={state} /> },
    {
      key: 'amount',
      title: 'giftCards.amount',
      align: 'end',
      isMinor: true,
      cell: ({ amount, currency }) => moneyText(amount, currency),
    },
    {
      key: 'balance',
      title: 'giftCards.balance',
      sort: 'balance',
      align: 'end',
      cell: ({ balance, currency }) => moneyText(balance, currency),
    },
    {
      key: 'expires',
      title: 'giftCards.expires',
      isMinor: true,
      cell: ({ expires_at }) => (expires_at === null ? '' : day(lastMoment(expires_at))),
    },
    {
      key: 'issued',
      title: 'giftCards.issued',
      sort: 'created_at',
      isMinor: true,
      cell: ({ created_at }) => <Time at={created_at} />,
    },
  ],
  Actions: lazy(() => import('./NewGiftCard.tsx')),
});
