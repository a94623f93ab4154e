import { SimpleGrid, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shop } from '../../kit/api/shop.ts';
import { daysAfter } from '../../kit/figures/days.ts';
import { DEFAULT_PERIOD } from '../../kit/figures/dashboardQuery.ts';
import type { PeriodDays } from '../../kit/figures/dashboardQuery.ts';
import { PeriodControl } from '../../kit/figures/PeriodControl.tsx';
import { Tile } from '../../kit/figures/Tile.tsx';
import { Problem } from '../../kit/shared/Problem.tsx';
import { text } from '../../text/text.ts';
import { wallTime } from '../../text/zone.ts';

interface Props {
  readonly record: { readonly uuid: string };
}

/** Panel with the uses, orders, revenue and discount of a promotion in a period, compared with the one before. */
export default function PerformancePanel({ record: { uuid } }: Props) {
  const [days, setDays] = useState<PeriodDays>(DEFAULT_PERIOD);
  const from = daysAfter(wallTime(new Date()).slice(0, 10), 1 - days);
  const { data, error } = useQuery({
    queryKey: ['promotions', 'performance', uuid, from],
    queryFn: () => shop.promotions.performance(uuid, { from }),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack gap="sm">
      <PeriodControl days={days} choose={setDays} />
      {error && <Problem error={error} />}
      {data && (
        <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="sm">
          <Tile title={text('coupons.uses')} now={data.period.uses} before={data.previous.uses} />
          <Tile title={text('orders.title')} now={data.period.orders} before={data.previous.orders} />
          <Tile
            title={text('promotions.performance.revenue')}
            now={data.period.revenue}
            before={data.previous.revenue}
          />
          <Tile
            title={text('promotions.performance.discount')}
            now={data.period.discount}
            before={data.previous.discount}
          />
        </SimpleGrid>
      )}
      <Text c="dimmed" size="sm">
        {text('promotions.performance.help')}
      </Text>
    </Stack>
  );
}
