import { Card, Text, Timeline, Title } from '@mantine/core';
import { text } from '../../text/text.ts';
import { Time } from '../../kit/shared/Time.tsx';
import type { Order } from './orderQuery.ts';

/** Order timeline, newest activity first, with the author of each activity. */
export const History = ({ order }: { readonly order: Order }) => (
  <Card component="section" aria-label={text('orders.history')}>
    <Title order={2} mb="md">
      {text('orders.history')}
    </Title>
    <Timeline bulletSize={12} lineWidth={2}>
      {order.activities.toReversed().map(({ uuid, text: line, createdAt, author, needsReview }) => (
        <Timeline.Item
          key={uuid}
          {...(needsReview
            ? { color: 'red', title: text('orders.history.attention', { line }) }
            : { title: line })}
        >
          <Text size="xs" c="dimmed">
            {author?.name ?? (author ? text('orders.customer.guest') : text('orders.noAuthor'))} ·{' '}
            <Time at={createdAt} />
          </Text>
        </Timeline.Item>
      ))}
    </Timeline>
  </Card>
);
