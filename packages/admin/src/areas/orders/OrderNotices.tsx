import { Alert, Button, List } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { shop } from '../../kit/api/shop.ts';
import { Icon } from '../../kit/shared/Icon.tsx';
import { useAction } from '../../kit/shared/useAction.ts';
import { useMay } from '../../kit/api/permissions.ts';
import { exactTime, text } from '../../text/text.ts';
import type { Order } from './orderQuery.ts';

/** Lists the characters that the order's documents cannot print, and the packages that would fix this. */
export const Unprintable = ({ letters, packages }: NonNullable<Order['unprintable']>) => (
  <Alert color="yellow" icon={<Icon name="warning" />} className="unprinted">
    {text('orders.unprintable', { letters: letters.slice(0, 20).join(' ') })}{' '}
    {packages.length > 0 && text('orders.unprintable.packages', { packages: packages.join(', ') })}
  </Alert>
);

/** Shows what requires manual review until an administrator marks it as reviewed. */
export function Review({ order }: { readonly order: Order }) {
  const may = useMay();
  const client = useQueryClient();
  const open = order.activities.filter(({ needsReview, reviewedAt }) => needsReview && reviewedAt === null);
  const done = useAction({
    mutationFn: () => shop.orders.review(order.uuid),
    onSuccess: () => client.invalidateQueries({ queryKey: ['orders'] }),
  });
  if (open.length === 0) return null;
  return (
    <Alert color="red" icon={<Icon name="warning" />} title={text('orders.review')}>
      <List mb="sm">
        {open.map(({ uuid, text: line, createdAt }) => (
          <List.Item key={uuid}>
            {line.charAt(0).toUpperCase() + line.slice(1)} ({exactTime(createdAt)})
          </List.Item>
        ))}
      </List>
      {may('reviewOrder') && (
        <Button size="xs" variant="default" loading={done.isPending} onClick={() => done.mutate()}>
          {text('orders.review.done')}
        </Button>
      )}
    </Alert>
  );
}
