// @ts-check
import { createElement as h } from 'react';
import { Card, Link, Stack, Text } from '@shop/admin';
import { nameOf, useShop } from './shop.js';
import { text } from './texts.js';

/**
 * Says on the page of an order that an assistant bought it.
 * @param {import('@shop/admin').SlotProps<'order.side'>} props
 */
export const BoughtBy = ({ record }) => {
  const read = useShop(`/api/agents/purchases?order=${record.uuid}`);
  const purchases = /** @type {readonly import('./shop.js').Purchase[]} */ (read.data ?? []);
  if (read.error) return h(Text, { tone: 'red' }, read.error.message);
  const [purchase] = purchases;
  if (!purchase) return null;
  return h(
    Card,
    { title: text('bought.title') },
    h(
      Stack,
      { gap: 'xs' },
      h(Text, null, text('bought', { name: nameOf(purchase), protocol: purchase.protocol.toUpperCase() })),
      h(Link, { to: '/x/agents' }, text('bought.more')),
    ),
  );
};
