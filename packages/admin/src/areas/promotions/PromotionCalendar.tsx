import { Box, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMay } from '../../kit/api/permissions.ts';
import { Select } from '../../kit/inputs/choices/Choices.tsx';
import { MonthBar } from '../../kit/shared/MonthBar.tsx';
import { Problem } from '../../kit/shared/Problem.tsx';
import { linkTo } from '../../kit/shared/linkTo.ts';
import { monthsLater, readMonth, writeMonth } from '../../kit/shared/months.ts';
import { text } from '../../text/text.ts';
import { shopZone } from '../../text/zone.ts';
import { RunList, RunTable, monthName } from './RunTable.tsx';
import type { RunGroup } from './RunTable.tsx';
import { byStart, segmentOf } from './runs.ts';
import type { Run } from './runs.ts';
import { datedPriceLists, promotionsOfMonths } from './runsQuery.ts';
import type { RunFilters } from './runsQuery.ts';
import { CLASSES } from './types.ts';
import { Views } from './Views.tsx';

/** The number of months that the calendar shows. */
const SHOWN = 3;

/** Calendar of the promotions and price lists that run in three months. The first month and the filters are part of the URL. */
export function PromotionCalendar() {
  const { month: asked, f } = useSearch({ strict: false }) as {
    readonly month?: unknown;
    readonly f?: Partial<RunFilters>;
  };
  const may = useMay();
  const month = readMonth(asked);
  const months = Array.from({ length: SHOWN }, (_, index) => monthsLater(month, index));
  const filters = { status: f?.status ?? '', class: f?.class ?? '' };
  const promotions = useQuery({
    ...promotionsOfMonths(month, SHOWN, filters),
    placeholderData: keepPreviousData,
  });
  const lists = useQuery({ ...datedPriceLists, enabled: may('listPriceLists') && filters.class === '' });
  const isShown = (run: Run) =>
    months.some((shown) => segmentOf(run, shown)) &&
    (filters.status === '' || String(run.isOn) === filters.status);
  const groups: readonly RunGroup[] = [
    {
      title: text('promotions.title'),
      to: '/promotions/edit',
      runs: (promotions.data?.runs ?? []).toSorted(byStart),
    },
    {
      title: text('promotions.calendar.priceLists'),
      to: '/price-lists/edit',
      runs: filters.class === '' ? (lists.data ?? []).filter(isShown).toSorted(byStart) : [],
    },
  ];
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Title order={1}>{text('promotions.calendar.title')}</Title>
        <Views current="calendar" />
      </Group>
      {promotions.error && <Problem error={promotions.error} retry={() => void promotions.refetch()} />}
      <Card padding={0}>
        <MonthBar
          month={month}
          title={text('promotions.calendar.months', {
            from: monthName(month),
            to: monthName(monthsLater(month, SHOWN - 1)),
          })}
          search={{ f: filters }}
        />
        <Filters month={month} filters={filters} />
        {promotions.data ? (
          <Contents months={months} groups={groups} total={promotions.data.total} />
        ) : (
          !promotions.error && <Skeleton height={320} radius={0} />
        )}
      </Card>
      <Text c="dimmed" size="sm">
        {text('form.zone', { zone: shopZone })}
      </Text>
    </Stack>
  );
}

interface ContentsProps {
  readonly months: readonly Date[];
  readonly groups: readonly RunGroup[];
  /** The number of all promotions that run in these months. */
  readonly total: number;
}

function Contents({ months, groups, total }: ContentsProps) {
  const shown = groups.filter(({ runs }, index) => index === 0 || runs.length > 0);
  const hidden = total - (groups[0]?.runs.length ?? 0);
  if (shown.every(({ runs }) => runs.length === 0))
    return (
      <Text c="dimmed" p="xl" ta="center">
        {text('promotions.calendar.none')}
      </Text>
    );
  return (
    <>
      <Box visibleFrom="sm">
        <RunTable months={months} groups={shown} />
      </Box>
      <Box hiddenFrom="sm">
        <RunList groups={shown} />
      </Box>
      {hidden > 0 && (
        <Text c="dimmed" p="md" ta="center">
          {text('promotions.calendar.more', { count: hidden })}
        </Text>
      )}
    </>
  );
}

interface FiltersProps {
  readonly month: Date;
  readonly filters: RunFilters;
}

/** Filters by status and class, which are part of the URL. */
function Filters({ month, filters }: FiltersProps) {
  const navigate = useNavigate();
  const set = (change: Partial<RunFilters>) =>
    void navigate({
      ...linkTo('.', { month: writeMonth(month), f: { ...filters, ...change } }),
      replace: true,
    });
  return (
    <Group px="md" pb="md" gap="sm">
      <Select
        aria-label={text('products.status')}
        placeholder={text('products.status')}
        data={[
          { value: 'true', label: text('status.enabled') },
          { value: 'false', label: text('status.disabled') },
        ]}
        value={filters.status || null}
        clearable
        flex="1 1 140px"
        maw={200}
        onChange={(status) => set({ status: status ?? '' })}
      />
      <Select
        aria-label={text('promotions.class')}
        placeholder={text('promotions.class')}
        data={CLASSES.map((value) => ({ value, label: text(`promotions.class.${value}`) }))}
        value={filters.class || null}
        clearable
        flex="1 1 140px"
        maw={200}
        onChange={(of) => set({ class: of ?? '' })}
      />
    </Group>
  );
}
