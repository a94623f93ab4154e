import { Anchor, Card, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { linkTo } from '../../../kit/shared/linkTo.ts';
import type { ReactNode } from 'react';
import { staffAddress } from '../../../kit/api/shop.ts';
import { exactTime, text } from '../../../text/text.ts';
import type { Order } from '../orderQuery.ts';
import type { Return } from './returnQuery.ts';
import { originName, RefundDue } from './returnWords.tsx';

interface FactsProps {
  readonly row: Return;
  readonly order: Order | null;
}

/** Shows the order of the return, its customer and what they wrote. */
export function ReturnFacts({ row, order }: FactsProps) {
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
