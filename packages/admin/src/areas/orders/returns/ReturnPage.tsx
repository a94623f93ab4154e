import { Alert, Button, Grid, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../../kit/api/permissions.ts';
import { BackLink } from '../../../kit/shared/BackLink.tsx';
import { Icon } from '../../../kit/shared/Icon.tsx';
import { exactTime, text } from '../../../text/text.ts';
import { History } from '../History.tsx';
import { orderQuery } from '../orderQuery.ts';
import type { Order } from '../orderQuery.ts';
import { ReturnDialog } from './ReturnDialogs.tsx';
import type { ReturnDialogName } from './ReturnDialogs.tsx';
import { ReturnImages } from './ReturnImages.tsx';
import { ReturnLines } from './ReturnLines.tsx';
import { NextStep } from './ReturnSteps.tsx';
import { returnQuery } from './returnQuery.ts';
import type { Return } from './returnQuery.ts';
import { ReturnState } from './returnWords.tsx';
import { ReturnFacts } from './ReturnFacts.tsx';

/** Page of a return with its next step at the top, followed by its lines and its history. When printed, it is a slip for the warehouse. */
export function ReturnPage({ uuid }: { readonly uuid: string }) {
  const may = useMay();
  const { data: row } = useSuspenseQuery(returnQuery(uuid));
  const { data: order = null } = useQuery({ ...orderQuery(row.order_uuid), enabled: may('getOrder') });
  const [dialog, open] = useState<ReturnDialogName | null>(null);
  return (
    <Stack>
      <Head row={row} />
      {row.declined_reason !== null && (
        <Alert color="gray" icon={<Icon name="info" />}>
          {text('returns.declinedBecause', { reason: row.declined_reason })}
        </Alert>
      )}
      <NextStep row={row} order={order} open={open} />
      <Grid>
        <Grid.Col span={{ base: 12, md: 8 }}>
          <Stack>
            <ReturnLines row={row} order={order} />
            {row.images.length > 0 && <ReturnImages row={row} />}
            {order && (
              <div className="unprinted">
                <History order={ofReturn(order, row)} />
              </div>
            )}
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }}>
          <ReturnFacts row={row} order={order} />
        </Grid.Col>
      </Grid>
      <ReturnDialog name={dialog} row={row} order={order} close={() => open(null)} />
    </Stack>
  );
}

/** Returns the order with the part of its history that is about the return. */
function ofReturn(order: Order, { number }: Return): Order {
  const named = new RegExp(String.raw`(?<![\p{L}\d])${number}(?!\d)`, 'u');
  return { ...order, activities: order.activities.filter(({ text: line }) => named.test(line)) };
}

const Head = ({ row }: { readonly row: Return }) => (
  <Group justify="space-between">
    <div>
      <BackLink to="/returns">{text('returns.title')}</BackLink>
      <Group gap="sm">
        <Title order={1}>{text('returns.heading', { number: row.number })}</Title>
        <ReturnState state={row.state} />
      </Group>
      <Text c="dimmed">{exactTime(row.created_at)}</Text>
    </div>
    <Button
      className="unprinted"
      variant="default"
      leftSection={<Icon name="print" />}
      onClick={() => globalThis.print()}
    >
      {text('returns.print')}
    </Button>
  </Group>
);
