import { Table } from '@mantine/core';
import { text } from '../../text/text.ts';

/** Head of a table of what an offer takes off the lines of a cart. */
export const TrialHead = () => (
  <Table.Thead>
    <Table.Tr>
      <Table.Th scope="col">{text('products.one')}</Table.Th>
      <Table.Th scope="col" ta="end">
        {text('products.price')}
      </Table.Th>
      <Table.Th scope="col" ta="end">
        {text('coupons.try.discount')}
      </Table.Th>
    </Table.Tr>
  </Table.Thead>
);
