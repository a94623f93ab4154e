import { Box, Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { Icon } from '../../kit/shared/Icon.tsx';
import { MonthBar } from '../../kit/shared/MonthBar.tsx';
import { Problem } from '../../kit/shared/Problem.tsx';
import { readMonth } from '../../kit/shared/months.ts';
import { linkTo } from '../../kit/shared/linkTo.ts';
import { language, text } from '../../text/text.ts';
import { shopZone } from '../../text/zone.ts';
import { Agenda } from './Agenda.tsx';
import { firstDayOf, isInMonth, weeksOf } from './month.ts';
import { Legend, MonthCalendar, monthName } from './MonthCalendar.tsx';
import { anyPlanQuery, plansOfWeeks } from './rolloutsQuery.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

/** Browser language tag, preferably with a region, because the region determines the first day of the week. */
const TAG = navigator.languages.find((tag) => tag.split('-')[0] === language) ?? language;

/** Rollout calendar for one month, which is part of the URL. */
export function RolloutsPage() {
  const month = readMonth((useSearch({ strict: false }) as { readonly month?: unknown }).month);
  const weeks = weeksOf(month, firstDayOf(TAG));
  const plans = useQuery({ ...plansOfWeeks(weeks), placeholderData: keepPreviousData });
  const isNone = plans.data?.length === 0;
  const any = useQuery({ ...anyPlanQuery, enabled: isNone });
  const isEmpty = isNone && any.data === false;
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Title order={1}>{text('rollouts.title')}</Title>
        <ViewSwitch other="list" />
      </Group>
      {plans.error && <Problem error={plans.error} retry={() => void plans.refetch()} />}
      {isEmpty ? (
        <Empty />
      ) : (
        <Card padding={0}>
          <MonthBar month={month} title={monthName(month)} />
          {plans.data ? (
            <>
              <Box visibleFrom="sm">
                <MonthCalendar month={month} weeks={weeks} plans={plans.data} />
              </Box>
              <Box hiddenFrom="sm">
                <Agenda plans={plans.data.filter((plan) => isInMonth(plan, month))} />
              </Box>
            </>
          ) : (
            <Skeleton height={420} radius={0} />
          )}
          {isNone && (
            <Text c="dimmed" p="md" ta="center" visibleFrom="sm">
              {text('rollouts.month.none')}
            </Text>
          )}
        </Card>
      )}
      {!isEmpty && (
        <Group justify="space-between">
          <ZoneNote />
          <Box visibleFrom="sm">
            <Legend />
          </Box>
        </Group>
      )}
    </Stack>
  );
}

/** Explains what a rollout is and how to create one. */
const Empty = () => (
  <Card ta="center" py={64}>
    <Stack align="center">
      <Icon name="calendar" size={40} />
      <Text maw={480}>{text('rollouts.empty')}</Text>
      <Button component={Link} {...linkTo('/page-builder')}>
        {text('rollouts.toBuilder')}
      </Button>
    </Stack>
  </Card>
);

/** Note that the displayed times are in the shop's time zone. */
const ZoneNote = () => (
  <Text c="dimmed" size="sm">
    {text('form.zone', { zone: shopZone })}
  </Text>
);
