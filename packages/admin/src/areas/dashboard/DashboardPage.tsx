import { Grid, Group, SimpleGrid, Skeleton, Stack, Title } from '@mantine/core';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Problem } from '../../kit/shared/Problem.tsx';
import { useMay } from '../../kit/api/permissions.ts';
import { text } from '../../text/text.ts';
import { ChecklistCard } from './checklist/ChecklistCard.tsx';
import { ACTIVE } from '../../kit/orders/views.ts';
import { DEFAULT_PERIOD, dashboardQuery } from '../../kit/figures/dashboardQuery.ts';
import type { Dashboard, PeriodDays } from '../../kit/figures/dashboardQuery.ts';
import { DayChart } from '../../kit/figures/DayChart.tsx';
import { PeriodControl } from '../../kit/figures/PeriodControl.tsx';
import { Tile } from '../../kit/figures/Tile.tsx';
import type { Filters } from '../../kit/figures/Tile.tsx';
import { Work } from './Work.tsx';
import { BestProducts } from './BestProducts.tsx';

const SlotParts = lazy(async () => ({
  default: (await import('../../kit/extensions/ExtensionParts.tsx')).SlotParts,
}));

/** Start page of the admin, with the totals of a period and the pending work. */
export function DashboardPage() {
  const client = useQueryClient();
  const [days, setDays] = useState<PeriodDays>(DEFAULT_PERIOD);
  const { data, error, refetch } = useQuery({
    ...dashboardQuery(client, days),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Title order={1}>{text('dashboard.title')}</Title>
        <PeriodControl days={days} choose={setDays} />
      </Group>
      {error && <Problem error={error} retry={() => void refetch()} />}
      <ChecklistCard />
      {data ? <Totals dashboard={data} /> : !error && <Loading />}
    </Stack>
  );
}

const Loading = () => (
  <>
    <SimpleGrid cols={{ base: 2, md: 4 }}>
      {[0, 1, 2, 3].map((tile) => (
        <Skeleton key={tile} height={124} radius="md" />
      ))}
    </SimpleGrid>
    <Grid>
      <Grid.Col span={{ base: 12, md: 8 }} order={{ base: 2, md: 1 }}>
        <Skeleton height={280} radius="md" />
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 4 }} order={{ base: 1, md: 2 }}>
        <Skeleton height={220} radius="md" />
      </Grid.Col>
    </Grid>
  </>
);

function Totals({ dashboard }: { readonly dashboard: Dashboard }) {
  const { period, previous, days, bestProducts } = dashboard;
  const may = useMay();
  const orders = may('listOrders') ? ({ to: '/orders', f: ordersOf(dashboard) } as const) : null;
  const customers = may('listCustomers')
    ? ({ to: '/customers', f: { days: String(days.length) } } as const)
    : null;
  return (
    <>
      <SimpleGrid cols={{ base: 2, md: 4 }}>
        <Tile
          title={text('dashboard.revenue')}
          help={text('dashboard.revenue.help')}
          now={period.revenue}
          before={previous.revenue}
        />
        <Tile title={text('dashboard.orders')} now={period.orders} before={previous.orders} list={orders} />
        <Tile
          title={text('dashboard.average')}
          help={text('dashboard.average.help')}
          now={period.averageOrderValue ?? null}
          before={previous.averageOrderValue ?? null}
          list={orders}
        />
        <Tile
          title={text('dashboard.newCustomers')}
          now={period.newCustomers}
          before={previous.newCustomers}
          list={customers}
        />
      </SimpleGrid>
      <Grid>
        <Grid.Col span={{ base: 12, md: 8 }} order={{ base: 2, md: 1 }}>
          <Stack gap="md">
            <DayChart
              title={text('dashboard.revenueByDay')}
              days={days.map(({ date, revenue }) => ({ date, ...revenue }))}
            />
            <BestProducts products={bestProducts} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }} order={{ base: 1, md: 2 }}>
          <Stack gap="md">
            <Work dashboard={dashboard} />
            <Suspense fallback={null}>
              <SlotParts slot="dashboard.tile" record={null} />
            </Suspense>
          </Stack>
        </Grid.Col>
      </Grid>
    </>
  );
}

/** Returns the filters for the orders counted in the period. */
const ordersOf = ({ period }: Dashboard): Filters => ({
  'created_at[gteq]': period.from,
  'created_at[lteq]': period.to,
  'status[in]': ACTIVE.join(','),
});
