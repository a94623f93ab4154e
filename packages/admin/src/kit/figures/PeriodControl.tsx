import { SegmentedControl } from '@mantine/core';
import { text } from '../../text/text.ts';
import { PERIODS } from './dashboardQuery.ts';
import type { PeriodDays } from './dashboardQuery.ts';

interface Props {
  readonly days: PeriodDays;
  choose(days: PeriodDays): void;
}

/** Control that selects the period of the totals, in days up to today. */
export const PeriodControl = ({ days, choose }: Props) => (
  <SegmentedControl
    aria-label={text('dashboard.period')}
    value={String(days)}
    onChange={(value) => choose(Number(value) as PeriodDays)}
    data={PERIODS.map((count) => ({
      value: String(count),
      label: count === 365 ? text('dashboard.year') : text('dashboard.days', { count }),
    }))}
  />
);
