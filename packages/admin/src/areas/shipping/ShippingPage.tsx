import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { SlotParts } from '../../kit/extensions/ExtensionParts.tsx';
import { Icon } from '../../kit/shared/Icon.tsx';
import { useMay } from '../../kit/api/permissions.ts';
import { text } from '../../text/text.ts';
import { shippingQuery } from './shippingQuery.ts';
import { ZoneCard } from './ZoneCard.tsx';
import { ZoneDialog } from './ZoneDialog.tsx';

const Calculator = lazy(async () => ({
  default: (await import('../../kit/shippingCalculator/Calculator.tsx')).Calculator,
}));

/** Shipping page: zones, what extensions add to them and to the page, and a calculator to try the rates out. */
export function ShippingPage() {
  const may = useMay();
  const { data } = useSuspenseQuery(shippingQuery);
  const [isOpen, open] = useState(false);
  const zones = data.shippingZones ?? [];
  const create = may('createShippingZone') && (
    <Button onClick={() => open(true)}>{text('shipping.zone.new')}</Button>
  );
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Title order={1}>{text('shipping.title')}</Title>
        {zones.length > 0 && create}
      </Group>
      <Text c="dimmed" maw={640}>
        {text('shipping.about')}
      </Text>
      {zones.length === 0 ? (
        <Card ta="center" py={64}>
          <Stack align="center">
            <Icon name="truck" size={40} />
            <Text maw={420}>{text('shipping.empty')}</Text>
            {create}
          </Stack>
        </Card>
      ) : (
        zones.map((zone) => <ZoneCard key={zone.uuid} zone={zone} providers={data.shippingProviders ?? []} />)
      )}
      <SlotParts slot="shipping.page" record={null} />
      {may('quoteCart') && (
        <Suspense fallback={null}>
          <Calculator units={data.shop} subject="shipping" />
        </Suspense>
      )}
      {isOpen && <ZoneDialog zone={null} close={() => open(false)} />}
    </Stack>
  );
}
