import { Button, Card, Grid, Group, SimpleGrid, Skeleton, Stack, Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { DayChart } from '../../kit/figures/DayChart.tsx';
import { DEFAULT_PERIOD } from '../../kit/figures/dashboardQuery.ts';
import type { PeriodDays } from '../../kit/figures/dashboardQuery.ts';
import { PeriodControl } from '../../kit/figures/PeriodControl.tsx';
import { Tile } from '../../kit/figures/Tile.tsx';
import { Icon } from '../../kit/shared/Icon.tsx';
import { Notice } from '../../kit/shared/Notice.tsx';
import { Problem } from '../../kit/shared/Problem.tsx';
import { linkTo } from '../../kit/shared/linkTo.ts';
import { useMay } from '../../kit/api/permissions.ts';
import { text } from '../../text/text.ts';
import { CountTable } from './CountTable.tsx';
import { Funnel } from './Funnel.tsx';
import { measurementQuery } from './measurementQuery.ts';
import type { Summary } from './measurementQuery.ts';
import { share } from './numbers.ts';

/** Analytics page. It includes only visitors who consented to tracking. */
export function MeasurementPage() {
  const client = useQueryClient();
  const [days, setDays] = useState<PeriodDays>(DEFAULT_PERIOD);
  const { data, error, refetch } = useQuery({
    ...measurementQuery(client, days),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Title order={1}>{text('measurement.title')}</Title>
        <PeriodControl days={days} choose={setDays} />
      </Group>
      {error && <Problem error={error} retry={() => void refetch()} />}
      {data ? <Contents summary={data} /> : !error && <Skeleton height={360} radius="md" />}
    </Stack>
  );
}

function Contents({ summary }: { readonly summary: Summary }) {
  const { enabled, period, previous } = summary;
  if (period.visits === 0 && previous.visits === 0) return <Empty enabled={enabled} />;
  return (
    <>
      {!enabled && (
        <Notice color="yellow" icon="info">
          <Group justify="space-between">
            {text('measurement.off')}
            <SettingsButton />
          </Group>
        </Notice>
      )}
      <Totals summary={summary} />
    </>
  );
}

const Empty = ({ enabled }: Pick<Summary, 'enabled'>) => (
  <Card ta="center" py={64}>
    <Stack align="center">
      <Icon name="chart" size={40} />
      <Text maw={480}>{text(enabled ? 'measurement.none' : 'measurement.empty')}</Text>
      <SettingsButton isMain={!enabled} />
    </Stack>
  </Card>
);

/** Link to the analytics settings for administrators who may change them. */
function SettingsButton({ isMain = false }: { readonly isMain?: boolean }) {
  const may = useMay();
  if (!may('saveSetting')) return null;
  return (
    <Button
      component={Link}
      {...linkTo('/setting/measurement')}
      variant={isMain ? 'filled' : 'default'}
      size={isMain ? 'sm' : 'xs'}
    >
      {text('measurement.settings')}
    </Button>
  );
}

const conversionOf = ({ conversion }: Summary['period']) =>
  conversion === null ? null : { value: conversion, text: share(conversion) };

const Tiles = ({ period, previous }: Pick<Summary, 'period' | 'previous'>) => (
  <SimpleGrid cols={{ base: 2, md: 4 }}>
    <Tile title={text('measurement.visits')} now={period.visits} before={previous.visits} />
    <Tile title={text('measurement.pageViews')} now={period.page_views} before={previous.page_views} />
    <Tile title={text('measurement.orders')} now={period.orders} before={previous.orders} />
    <Tile title={text('measurement.conversion')} now={conversionOf(period)} before={conversionOf(previous)} />
  </SimpleGrid>
);

function Totals({ summary }: { readonly summary: Summary }) {
  return (
    <>
      <Tiles {...summary} />
      <Grid>
        <Grid.Col span={{ base: 12, md: 8 }}>
          <Stack gap="md">
            <DayChart
              title={text('measurement.visitsByDay')}
              days={summary.days.map(({ date, visits, conversion }) => ({
                date,
                value: visits,
                text: text('measurement.day', { visits, conversion: share(conversion) }),
              }))}
            />
            <CountTable
              title={text('measurement.topPages')}
              columns={[text('measurement.page'), text('measurement.views'), text('measurement.visits')]}
              rows={summary.top_pages.map(({ path, views, visits }) => ({
                name: path,
                counts: [views, visits],
              }))}
              none={text('measurement.topPages.none')}
              direction="ltr"
            />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }}>
          <Stack gap="md">
            <Funnel period={summary.period} />
            <CountTable
              title={text('measurement.emptySearches')}
              columns={[text('measurement.words'), text('measurement.visits')]}
              rows={summary.empty_searches.map(({ words, visits }) => ({ name: words, counts: [visits] }))}
              none={text('measurement.emptySearches.none')}
              direction="auto"
            />
          </Stack>
        </Grid.Col>
      </Grid>
      <Text size="sm" c="dimmed">
        {text('measurement.about')}
      </Text>
    </>
  );
}
