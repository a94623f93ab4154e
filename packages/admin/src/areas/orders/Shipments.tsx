import { Anchor, Button, Card, Group, Menu, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { shop } from '../../kit/api/shop.ts';
import { Icon } from '../../kit/shared/Icon.tsx';
import { useMay } from '../../kit/api/permissions.ts';
import { text } from '../../text/text.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { Time } from '../../kit/shared/Time.tsx';
import { useAction } from '../../kit/shared/useAction.ts';
import { lineDetail } from '../../kit/orders/lineWords.ts';
import type { Order, Shipment } from './orderQuery.ts';
import { TrackingDialog } from './ShipDialog.tsx';
import { NamedStatus } from '../../kit/orders/Status.tsx';

/** Shipments of an order, with the actions on each shipment. */
export function Shipments({ order }: { readonly order: Order }) {
  const [edited, edit] = useState<Shipment | null>(null);
  const [canceled, cancel] = useState<Shipment | null>(null);
  if (order.shipments.length === 0) return null;
  return (
    <Card component="section" aria-label={text('orders.shipments')}>
      <Title order={2} mb="sm">
        {text('orders.shipments')}
      </Title>
      <Stack>
        {order.shipments.map((shipment) => (
          <div key={shipment.uuid}>
            <Group justify="space-between" align="start" wrap="nowrap">
              <ShipmentFacts shipment={shipment} lines={order.items} />
              <ShipmentActions
                shipment={shipment}
                edit={() => edit(shipment)}
                cancel={() => cancel(shipment)}
              />
            </Group>
          </div>
        ))}
      </Stack>
      {edited && <TrackingDialog order={order} shipment={edited} close={() => edit(null)} />}
      {canceled && (
        <ActionDialog
          title={text('orders.shipment.cancel')}
          label={text('orders.shipment.cancel')}
          done={text('orders.done.shipmentCancel')}
          leave={text('orders.shipment.keep')}
          isDangerous
          run={() => shop.shipments.cancel(canceled.uuid)}
          close={() => cancel(null)}
        >
          <Text>{text('orders.shipment.cancel.text')}</Text>
        </ActionDialog>
      )}
    </Card>
  );
}

interface FactsProps {
  readonly shipment: Shipment;
  readonly lines: Order['items'];
}

const ShipmentFacts = ({ shipment, lines }: FactsProps) => (
  <Stack gap={4} miw={0}>
    <Group gap="xs">
      <NamedStatus status={shipment.statusLabel} />
      <Text c="dimmed">
        <Time at={shipment.shippedAt} />
      </Text>
    </Group>
    {shipment.items.map(({ uuid, orderItemId, qty, productName, productSku }) => (
      <div key={uuid}>
        <Text className="breakable">{`${qty} × ${productName}`}</Text>
        <Text size="xs" c="dimmed" className="breakable">
          {lineDetail(
            lines.find((line) => line.orderItemId === orderItemId) ?? { productSku, variantOptions: [] },
          )}
        </Text>
      </div>
    ))}
    <Group gap="sm">
      <Text className="breakable">
        {[shipment.carrierName ?? shipment.carrierCode, shipment.trackingNumber].filter(Boolean).join(' · ')}
      </Text>
      {shipment.trackingUrl && (
        <Anchor href={shipment.trackingUrl} target="_blank" rel="noreferrer">
          {text('orders.shipment.track')}
        </Anchor>
      )}
      {shipment.labelUrl && (
        <Anchor href={shipment.labelUrl} target="_blank" rel="noreferrer">
          {text('orders.shipment.label')}
        </Anchor>
      )}
    </Group>
  </Stack>
);

interface ActionsProps {
  readonly shipment: Shipment;
  edit(): void;
  cancel(): void;
}

function ShipmentActions({ shipment, edit, cancel }: ActionsProps) {
  const may = useMay();
  const client = useQueryClient();
  const change = useAction({
    mutationFn: (action: 'deliver' | 'createLabel') => shop.shipments[action](shipment.uuid),
    onSuccess: () => client.invalidateQueries({ queryKey: ['orders'] }),
  });
  if (shipment.status !== 'shipped') return null;
  const isLabeled = shipment.labelUrl !== null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          size="xs"
          loading={change.isPending}
          rightSection={<Icon name="chevronDown" size={12} />}
          className="unprinted"
          flex="none"
        >
          {text('orders.more')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {may('markShipmentDelivered') && (
          <Menu.Item onClick={() => change.mutate('deliver')}>{text('orders.shipment.deliver')}</Menu.Item>
        )}
        {may('updateShipment') && <Menu.Item onClick={edit}>{text('orders.shipment.edit')}</Menu.Item>}
        {may('createShipmentLabel') && !isLabeled && (
          <Menu.Item onClick={() => change.mutate('createLabel')}>
            {text('orders.shipment.createLabel')}
          </Menu.Item>
        )}
        {may('cancelShipment') && (
          <Menu.Item color="red" onClick={cancel}>
            {text('orders.shipment.cancel')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
