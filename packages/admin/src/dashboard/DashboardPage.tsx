import {
  Anchor,
  Card,
  Grid,
  Group,
  SegmentedControl,
  SimpleGrid,
  Skeleton,
  Stack,
  Table,
  Text,
  Title,
} from '@mantine/core';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { adminPath } from '../shared/adminPath.ts';
import { Icon } from '../shared/Icon.tsx';
import { Problem } from '../shared/Problem.tsx';
import { useMay } from '../shell/permissions.ts';
import { text } from '../text/text.ts';
import { DEFAULT_PERIOD, dashboardQuery, PERIODS } from './dashboardQuery.ts';
import type { Dashboard, PeriodDays } from './dashboardQuery.ts';
import { RevenueChart } from './RevenueChart.tsx';

/** The page that the admin opens with: the totals of a period, and what is to be done now. */
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
        <SegmentedControl
          aria-label={text('dashboard.period')}
          value={String(days)}
          onChange={(value) => setDays(Number(value) as PeriodDays)}
          data={PERIODS.map((count) => ({
            value: String(count),
            label: count === 365 ? text('dashboard.year') : text('dashboard.days', { count }),
          }))}
        />
      </Group>
      {error && <Problem error={error} retry={() => void refetch()} />}
      {data ? <Totals dashboard={data} /> : !error && <Loading />}
    </Stack>
  );
}

const Loading = () => (
  <>
    <SimpleGrid cols={{ base: 2, md: 4 }}>
      {[0, 1, 2, 3].map((tile) => (
        <Skeleton key={tile} height={112} radius="md" />
      ))}
    </SimpleGrid>
    <Skeleton height={240} radius="md" />
  </>
);

function Totals({ dashboard }: { readonly dashboard: Dashboard }) {
  const { period, previous, days, bestProducts } = dashboard;
  const none = text('dashboard.none');
  return (
    <>
      <SimpleGrid cols={{ base: 2, md: 4 }}>
        <Tile title={text('dashboard.revenue')} now={period.revenue.text} before={previous.revenue.text} />
        <Tile title={text('dashboard.orders')} now={period.orders} before={previous.orders} />
        <Tile
          title={text('dashboard.average')}
          now={period.averageOrderValue?.text ?? none}
          before={previous.averageOrderValue?.text ?? none}
        />
        <Tile
          title={text('dashboard.newCustomers')}
          now={period.newCustomers}
          before={previous.newCustomers}
        />
      </SimpleGrid>
      <Grid>
        <Grid.Col span={{ base: 12, md: 8 }} order={{ base: 2, md: 1 }}>
          <Stack gap="md">
            <RevenueChart days={days} />
            <BestProducts products={bestProducts} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }} order={{ base: 1, md: 2 }}>
          <Work dashboard={dashboard} />
        </Grid.Col>
      </Grid>
    </>
  );
}

interface TileProps {
  readonly title: string;
  readonly now: string | number;
  /** The total of the period of the same length before. */
  readonly before: string | number;
}

const Tile = ({ title, now, before }: TileProps) => (
  <Card component="section" aria-label={title} padding="md">
    <Text c="dimmed">{title}</Text>
    <Text className="number" fz={24} fw={650} lh={1.4}>
      {now}
    </Text>
    <Text c="dimmed" size="xs" className="number">
      {text('dashboard.before', { value: String(before) })}
    </Text>
  </Card>
);

/** This card lists the work that waits now, each line with a link to where it is done. */
function Work({ dashboard }: { readonly dashboard: Dashboard }) {
  const may = useMay();
  const { ordersToShip, unpaidOrders, productsLowInStock, productsOutOfStock, lowStock } = dashboard;
  const orders = may('listOrders') ? '/orders' : null;
  const products = may('listProducts') ? '/products' : null;
  const lines = [
    { count: ordersToShip, label: text('dashboard.toShip', { count: ordersToShip }), to: orders },
    { count: unpaidOrders, label: text('dashboard.unpaid', { count: unpaidOrders }), to: orders },
    {
      count: productsOutOfStock,
      label: text('dashboard.outOfStock', { count: productsOutOfStock }),
      to: products,
    },
    {
      count: productsLowInStock,
      label: text('dashboard.lowStock', { count: productsLowInStock, most: lowStock }),
      to: products,
    },
  ].filter(({ count }) => count > 0);
  return (
    <Card component="section" aria-label={text('dashboard.work')}>
      <Title order={2} mb="sm">
        {text('dashboard.work')}
      </Title>
      {lines.length === 0 && (
        <Group c="dimmed" wrap="nowrap">
          <Icon name="check" />
          <Text>{text('dashboard.work.none')}</Text>
        </Group>
      )}
      <Stack gap="xs">
        {lines.map(({ label, to }) =>
          to === null ? (
            <Text key={label}>{label}</Text>
          ) : (
            <Anchor
              key={label}
              component={Link}
              to={to as never}
              search={(to === '/products' ? { sort: 'qty', dir: 'asc' } : {}) as never}
              className="workLine"
            >
              <span>{label}</span>
              <Icon name="chevronRight" />
            </Anchor>
          ),
        )}
      </Stack>
    </Card>
  );
}

function BestProducts({ products }: { readonly products: Dashboard['bestProducts'] }) {
  return (
    <Card component="section" aria-label={text('dashboard.bestProducts')}>
      <Title order={2} mb="sm">
        {text('dashboard.bestProducts')}
      </Title>
      {products.length === 0 ? (
        <Text c="dimmed">{text('dashboard.bestProducts.none')}</Text>
      ) : (
        <Table verticalSpacing={10}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{text('products.name')}</Table.Th>
              <Table.Th scope="col" ta="right">
                {text('dashboard.units')}
              </Table.Th>
              <Table.Th scope="col" ta="right">
                {text('dashboard.sales')}
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {products.map(({ productId, name, qty, total, editUrl }) => (
              <Table.Tr key={productId}>
                <Table.Td>
                  {editUrl ? (
                    <Anchor component={Link} to={adminPath(editUrl) as never}>
                      {name}
                    </Anchor>
                  ) : (
                    name
                  )}
                </Table.Td>
                <Table.Td ta="right" className="number">
                  {qty}
                </Table.Td>
                <Table.Td ta="right" className="number">
                  {total.text}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </Card>
  );
}
