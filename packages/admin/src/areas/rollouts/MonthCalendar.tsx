import './rollouts.css';
import { Anchor, Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import { Icon } from '../../kit/shared/Icon.tsx';
import type { IconName } from '../../kit/shared/Icon.tsx';
import { linkTo } from '../../kit/shared/linkTo.ts';
import { language, text } from '../../text/text.ts';
import { shopDate } from '../../text/zone.ts';
import { barsOf } from './month.ts';
import type { Bar } from './month.ts';
import type { Plan, PlanStatus } from './rolloutsQuery.ts';
import { periodOf } from './words.ts';

interface Props {
  /** First day of the month. */
  readonly month: Date;
  readonly weeks: readonly (readonly Date[])[];
  readonly plans: readonly Plan[];
}

/** Maximum number of bars per week. Additional rollouts are only counted. */
const LANES = 8;

const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options);
const SHORT_DAY = format({ weekday: 'short' });
const LONG_DAY = format({ weekday: 'long' });
const WHOLE_DAY = format({ dateStyle: 'full' });
const DATE = format({ day: 'numeric' });
const MONTH_NAME = format({ month: 'long', year: 'numeric' });

/** Returns the name of a month. */
export const monthName = (month: Date): string => MONTH_NAME.format(month);

/**
 * Month calendar, with one row per week. Each rollout is a bar across its days. The rollout's link is in the cell of the bar's first day.
 */
export const MonthCalendar = ({ month, weeks, plans }: Props) => (
  <table className="calendar">
    <caption className="unseen">{monthName(month)}</caption>
    <thead>
      <tr>
        {weeks[0]?.map((day) => (
          <th key={day.getDay()} scope="col" abbr={LONG_DAY.format(day)}>
            {SHORT_DAY.format(day)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {weeks.map((week) => (
        <Week key={week[0]?.getTime()} month={month} week={week} plans={plans} />
      ))}
    </tbody>
  </table>
);

interface WeekProps {
  readonly month: Date;
  readonly week: readonly Date[];
  readonly plans: readonly Plan[];
}

function Week({ month, week, plans }: WeekProps) {
  const bars = barsOf(week, plans);
  const lanes = Math.min(LANES, Math.max(0, ...bars.map(({ lane }) => lane + 1)));
  const hidden = bars.filter(({ lane }) => lane >= LANES);
  const firstHidden = Math.min(...hidden.map(({ first }) => first));
  const today = shopDate(new Date()).toDateString();
  const height = { '--lanes': lanes + (hidden.length > 0 ? 1 : 0) } as CSSProperties;
  return (
    <tr style={height}>
      {week.map((day, index) => (
        <td
          key={day.getTime()}
          className={day.getMonth() === month.getMonth() ? undefined : 'otherMonth'}
          {...(day.toDateString() === today && { 'aria-current': 'date' as const })}
        >
          <time dateTime={isoDay(day)} className="date">
            <span aria-hidden="true">{DATE.format(day)}</span>
            <span className="unseen">{WHOLE_DAY.format(day)}</span>
          </time>
          {bars
            .filter(({ first, lane }) => first === index && lane < LANES)
            .map((bar) => (
              <PlanBar key={bar.plan.uuid} bar={bar} />
            ))}
          {index === firstHidden && <More count={hidden.length} />}
        </td>
      ))}
    </tr>
  );
}

const ICONS: Readonly<Record<PlanStatus, IconName>> = { upcoming: 'clock', active: 'bolt', past: 'check' };

function PlanBar({ bar: { plan, span, lane, isBegun, continues } }: { readonly bar: Bar<Plan> }) {
  const status = text(`rollouts.status.${plan.status}`);
  const words = text('rollouts.bar', { name: plan.name, status, period: periodOf(plan) });
  return (
    <Link
      {...linkTo(`/rollouts/edit/${plan.uuid}`)}
      className="planBar"
      data-status={plan.status}
      data-begun={isBegun}
      data-goes-on={continues}
      style={{ '--span': span, '--lane': lane } as CSSProperties}
      title={words}
      aria-label={words}
    >
      <Icon name={ICONS[plan.status]} size={14} />
      <span dir="auto">{plan.name}</span>
    </Link>
  );
}

/** Legend for the symbols on the bars. */
export const Legend = () => (
  <Group gap="md">
    {(['upcoming', 'active', 'past'] as const).map((status) => (
      <Group key={status} gap={6}>
        <Icon name={ICONS[status]} size={14} />
        <Text size="sm" c="dimmed">
          {text(`rollouts.status.${status}`)}
        </Text>
      </Group>
    ))}
  </Group>
);

const More = ({ count }: { readonly count: number }) => (
  <Anchor
    component={Link}
    {...linkTo('/rollouts/list')}
    className="morePlans"
    size="xs"
    style={{ '--lane': LANES } as CSSProperties}
  >
    <span aria-hidden="true">{text('rollouts.more', { count })}</span>
    <span className="unseen">{text('rollouts.more.all', { count })}</span>
  </Anchor>
);

const isoDay = (day: Date): string =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
