import { Alert, Anchor, Button, Card, Grid, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { staffAddress } from '../../../kit/api/shop.ts';
import { useMay } from '../../../kit/api/permissions.ts';
import { BackLink } from '../../../kit/shared/BackLink.tsx';
import { Icon } from '../../../kit/shared/Icon.tsx';
import { linkTo } from '../../../kit/shared/linkTo.ts';
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
import { originName, RefundDue, ReturnState } from './returnWords.tsx';

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
          <Facts row={row} order={order} />
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

interface FactsProps {
  readonly row: Return;
  readonly order: Order | null;
}

/** Shows the order of the return, its customer and what they wrote. */
function Facts({ row, order }: FactsProps) {
  const number = text('orders.heading', { number: row.order_number });
  const name =
    order &&
    [order.customerFullName ?? order.shippingAddress?.fullName, order.customerEmail]
      .filter(Boolean)
      .join(' · ');
  return (
    <Card component="section" aria-label={text('returns.facts')}>
      <Stack gap="sm">
        <Title order={2}>{text('returns.facts')}</Title>
        <div>
          {order ? (
            <Anchor component={Link} {...linkTo(`/order/edit/${row.order_uuid}`)}>
              {number}
            </Anchor>
          ) : (
            <Text>{number}</Text>
          )}
          {name && <Text className="breakable">{name}</Text>}
        </div>
        <Fact title={text('returns.origin')}>{originName(row.origin)}</Fact>
        {row.declared_at !== null && (
          <Fact title={text('returns.declared')}>{exactTime(row.declared_at)}</Fact>
        )}
        {row.refund_due_at !== null && (
          <Fact title={text('returns.due')}>
            <RefundDue at={row.refund_due_at} state={row.state} />
          </Fact>
        )}
        {row.label && <Label row={row} label={row.label} />}
        {row.comment !== null && (
          <Fact title={text('returns.comment')}>
            <span className="written">{row.comment}</span>
          </Fact>
        )}
      </Stack>
    </Card>
  );
}

interface LabelProps {
  readonly row: Return;
  readonly label: NonNullable<Return['label']>;
}

/** Shows the label with which the return is sent back. */
const Label = ({ row, label }: LabelProps) => (
  <Fact title={text('returns.label')}>
    <Text className="breakable">{`${label.carrier_name} · ${label.tracking_number}`}</Text>
    <Group gap="sm" className="unprinted">
      <Anchor href={staffAddress(`/api/returns/${row.uuid}/label`)} target="_blank" rel="noreferrer">
        {text('returns.label.open')}
      </Anchor>
      {label.tracking_url !== null && (
        <Anchor href={label.tracking_url} target="_blank" rel="noreferrer">
          {text('returns.label.track')}
        </Anchor>
      )}
    </Group>
  </Fact>
);

interface FactProps {
  readonly title: string;
  readonly children: ReactNode;
}

const Fact = ({ title, children }: FactProps) => (
  <div>
    <Title order={3}>{title}</Title>
    <div>{children}</div>
  </div>
);
