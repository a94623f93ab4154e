import { Button } from '@mantine/core';
import { staffAddress } from '../../kit/api/shop.ts';
import { fileQuery } from '../../kit/list/defineList.ts';
import type { ListActionsProps } from '../../kit/list/defineList.ts';
import { Icon } from '../../kit/shared/Icon.tsx';
import { text } from '../../text/text.ts';

/** Button that exports the orders of the list to a file. */
export default function ListActions({ filters }: ListActionsProps) {
  return (
    <Button
      component="a"
      href={staffAddress(`/api/orders/export?${fileQuery(filters)}`)}
      download="orders.csv"
      variant="default"
      leftSection={<Icon name="download" />}
    >
      {text('orders.export')}
    </Button>
  );
}
