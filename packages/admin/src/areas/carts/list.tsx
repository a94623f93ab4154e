import { Text, Tooltip } from '@mantine/core';
import { shop } from '../../kit/api/shop.ts';
import { defineList, fromRest } from '../../kit/list/defineList.ts';
import { exactTime, text, timeAgo } from '../../text/text.ts';

type Cart = Awaited<ReturnType<typeof shop.carts.list>>[number];

/** List of abandoned carts, which contain products but were not ordered. */
export const cartList = defineList({
  title: 'carts.title',
  empty: 'carts.empty',
  begin: { title: 'app.storefront', to: '/', isInShop: true },
  load: fromRest<Cart>(shop.carts.list),
  uuidOf: ({ uuid }) => uuid,
  nameOf: (cart) => ownerOf(cart),
  search: { key: 'email', operation: 'like' },
  views: [{ id: 'reachable', title: 'carts.view.reachable', f: { has_email: '1' } }],
  ranges: [
    { key: 'updated_at', title: 'carts.changed', kind: 'day' },
    { key: 'total', title: 'orders.total', kind: 'money' },
  ],
  columns: [
    { key: 'owner', title: 'orders.customer', isLink: true, cell: (cart) => ownerOf(cart) },
    {
      key: 'changed',
      title: 'carts.changed',
      sort: 'updated_at',
      cell: ({ updated_at: changed }) => (
        <Tooltip label={exactTime(changed)}>
          <time dateTime={changed}>{timeAgo(changed)}</time>
        </Tooltip>
      ),
    },
    {
      key: 'origin',
      title: 'orders.origin',
      isMinor: true,
      cell: ({ origin }) => origin,
    },
    {
      key: 'items',
      title: 'carts.units',
      align: 'end',
      isMinor: true,
      cell: ({ total_qty: count }) => count,
    },
    {
      key: 'total',
      title: 'orders.total',
      sort: 'total',
      align: 'end',
      cell: ({ grand_total_text: total }) => <Text fw={500}>{total}</Text>,
    },
  ],
});

const ownerOf = ({ customer_full_name: name, customer_email: email }: Cart): string =>
  name ?? email ?? text('orders.customer.guest');
