import './calendar.css';
import { Anchor, Badge, Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import { linkTo } from '../../kit/shared/linkTo.ts';
import type { RecordsPath } from '../../kit/shared/linkTo.ts';
import { monthsLater } from '../../kit/shared/months.ts';
import { exactTime, language, text } from '../../text/text.ts';
import { shopDate } from '../../text/zone.ts';
import { segmentOf, statusOf } from './runs.ts';
import type { Run, RunStatus } from './runs.ts';

/** Runs of one kind, with the path of their pages. */
export interface RunGroup {
  readonly title: string;
  readonly to: RecordsPath;
  readonly runs: readonly Run[];
}

interface Props {
  readonly months: readonly Date[];
  readonly groups: readonly RunGroup[];
}

const MONTH = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' });
const DAY = new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric' });

/** Returns the name of a month. */
export const monthName = (month: Date): string => MONTH.format(month);

/** Table with a row per promotion or price list and a column per month. A bar shows when it runs, and its words are for screen readers. */
export const RunTable = ({ months, groups }: Props) => (
  <table className="runTable">
    <caption className="unseen">{text('promotions.calendar.title')}</caption>
    <thead>
      <tr>
        <th scope="col">{text('promotions.calendar.name')}</th>
        {months.map((month) => (
          <th key={month.getTime()} scope="col">
            {monthName(month)}
          </th>
        ))}
      </tr>
    </thead>
    {groups.map(({ title, to, runs }, index) => (
      <tbody key={title}>
        {index > 0 && (
          <tr>
            <th scope="rowgroup" colSpan={months.length + 1} className="runGroup">
              {title}
            </th>
          </tr>
        )}
        {runs.map((run) => (
          <tr key={run.uuid}>
            <th scope="row">
              <Name run={run} to={to} />
            </th>
            {months.map((month) => (
              <MonthCell key={month.getTime()} run={run} month={month} />
            ))}
          </tr>
        ))}
      </tbody>
    ))}
  </table>
);

/** List of the same for narrow screens. */
export const RunList = ({ groups }: Pick<Props, 'groups'>) =>
  groups.map(({ title, to, runs }, index) => (
    <section key={title} aria-label={title}>
      {index > 0 && (
        <Text fw={600} px="md" pt="md">
          {title}
        </Text>
      )}
      <ul className="runList">
        {runs.map((run) => (
          <li key={run.uuid}>
            <Name run={run} to={to} />
            <Text size="sm">{periodOf(run)}</Text>
          </li>
        ))}
      </ul>
    </section>
  ));

const COLORS: Readonly<Record<RunStatus, string>> = {
  running: 'teal',
  upcoming: 'blue',
  past: 'gray',
  off: 'gray',
};

function Name({ run, to }: { readonly run: Run; readonly to: RecordsPath }) {
  const status = statusOf(run);
  return (
    <>
      <Group justify="space-between" wrap="nowrap" align="start" gap="xs">
        <Anchor component={Link} {...linkTo(`${to}/${run.uuid}`)} dir="auto" className="runName">
          {run.name}
        </Anchor>
        <Badge color={COLORS[status]}>
          {text(status === 'off' ? 'status.disabled' : `promotions.calendar.${status}`)}
        </Badge>
      </Group>
      <Text size="xs" c="dimmed" fw={400} lineClamp={2} dir="auto">
        {run.about}
      </Text>
    </>
  );
}

/** Describes when something runs. */
function periodOf({ starts, ends }: Run): string {
  if (starts === null)
    return ends === null
      ? text('promotions.calendar.always')
      : text('promotions.calendar.until', { to: exactTime(ends) });
  return ends === null
    ? text('promotions.calendar.open', { from: exactTime(starts) })
    : text('promotions.calendar.range', { from: exactTime(starts), to: exactTime(ends) });
}

function MonthCell({ run, month }: { readonly run: Run; readonly month: Date }) {
  const segment = segmentOf(run, month);
  const [now, end] = [shopDate(new Date()), monthsLater(month, 1)];
  const today = (now.getTime() - month.getTime()) / (end.getTime() - month.getTime());
  const style = { '--today': today, '--from': segment?.from, '--to': segment?.to } as CSSProperties;
  return (
    <td className={now >= month && now < end ? 'hasToday' : undefined} style={style}>
      {segment && (
        <span
          className="runBar"
          data-status={statusOf(run)}
          data-begins={segment.from > 0}
          data-ends={segment.to < 1}
          title={periodOf(run)}
        />
      )}
      <span className="unseen">{wordsOf(segment)}</span>
    </td>
  );
}

function wordsOf(segment: ReturnType<typeof segmentOf>): string {
  if (!segment) return text('promotions.calendar.not');
  const { from, to, first, last } = segment;
  if (from === 0 && to === 1) return text('promotions.calendar.whole');
  return text('promotions.calendar.range', { from: DAY.format(first), to: DAY.format(last) });
}
