import { Anchor, List, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMay } from '../../kit/api/permissions.ts';
import { linkTo } from '../../kit/shared/linkTo.ts';
import { day, text } from '../../text/text.ts';
import type { Order } from './orderQuery.ts';

type Card = Order['items'][number]['giftCards'][number];

/** Lists the gift cards that an order line sold, with links for administrators who may read gift cards. Codes are not shown. */
export function SoldCards({ cards }: { readonly cards: readonly Card[] }) {
  const may = useMay();
  return (
    <List size="xs" listStyleType="none" aria-label={text('giftCards.title')}>
      {cards.map((card) => {
        const name = text('orders.giftCard', { last4: card.last4 });
        return (
          <List.Item key={card.uuid}>
            {may('getGiftCard') ? (
              <Anchor
                component={Link}
                {...linkTo(`/gift-cards/edit/${card.uuid}`)}
                size="xs"
                underline="always"
              >
                {name}
              </Anchor>
            ) : (
              <Text span size="xs">
                {name}
              </Text>
            )}{' '}
            <Text span size="xs">
              {factsOf(card).join(' · ')}
            </Text>
          </List.Item>
        );
      })}
    </List>
  );
}

const factsOf = (card: Card): readonly string[] => [
  card.amount.text,
  ...(card.recipientName === null ? [] : [text('orders.giftCard.for', { name: card.recipientName })]),
  stateOf(card),
];

function stateOf({ state, deliverAt, mailedAt }: Card): string {
  if (state === 'VOID') return text('giftCards.state.void');
  if (state === 'EXPIRED') return text('giftCards.state.expired');
  if (mailedAt !== null) return text('orders.giftCard.sent', { date: day(mailedAt) });
  return deliverAt === null
    ? text('orders.giftCard.soon')
    : text('orders.giftCard.due', { date: day(deliverAt) });
}
