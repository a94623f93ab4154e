import { Anchor, Card, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMay } from '../../../kit/api/permissions.ts';
import { linkTo } from '../../../kit/shared/linkTo.ts';
import { Time } from '../../../kit/shared/Time.tsx';
import { text } from '../../../text/text.ts';
import type { Order } from '../orderQuery.ts';
import { originName, RefundDue, ReturnState, unitsOf } from './returnWords.tsx';

/** Card with the returns of an order and the withdrawals from its contract, oldest first. */
export function OrderReturns({ order }: { readonly order: Order }) {
  const may = useMay();
  return (
    <Card component="section" aria-label={text('returns.title')}>
      <Title order={2} mb="sm">
        {text('returns.title')}
      </Title>
      <Stack gap="sm">
        {order.returns.map(({ uuid, number, origin, state, createdAt, refundDueAt, items }) => (
          <Group key={uuid} justify="space-between" wrap="nowrap" align="start">
            <div>
              {may('getReturn') ? (
                <Anchor component={Link} {...linkTo(`/return/edit/${uuid}`)}>
                  {text('returns.heading', { number })}
                </Anchor>
              ) : (
                <Text>{text('returns.heading', { number })}</Text>
              )}
              <Text size="xs" c="dimmed">
                {originName(origin)} · <Time at={createdAt} />
              </Text>
              <Text size="xs">{text('returns.unitsOf', { count: unitsOf(items) })}</Text>
            </div>
            <Stack gap={4} align="flex-end">
              <ReturnState state={state} />
              <RefundDue at={refundDueAt} state={state} />
            </Stack>
          </Group>
        ))}
      </Stack>
    </Card>
  );
}
