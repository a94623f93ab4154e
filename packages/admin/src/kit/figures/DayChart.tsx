import { Card, Group, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { day, language } from '../../text/text.ts';

const WIDTH = 720;
const HEIGHT = 160;

interface Props {
  readonly title: string;
  /** Value of each day, and its formatted text. */
  readonly days: readonly { readonly date: string; readonly value: number; readonly text: string }[];
}

const short = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 });

/** Bar chart with one value per day. Bars of negative values extend below the baseline. Screen readers get a table. */
export function DayChart({ title, days }: Props) {
  const [pointed, point] = useState<number | null>(null);
  const shown = pointed === null ? undefined : days[pointed];
  return (
    <Card component="section" aria-label={title}>
      <Group justify="space-between" mb="md">
        <Title order={2}>{title}</Title>
        <Text c="dimmed" className="number" aria-hidden="true">
          {shown && `${day(shown.date)}: ${shown.text}`}
        </Text>
      </Group>
      <Bars days={days} point={point} />
      <table className="unseen">
        <caption>{title}</caption>
        <tbody>
          {days.map(({ date, text }) => (
            <tr key={date}>
              <th scope="row">{day(date)}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

interface BarsProps {
  readonly days: Props['days'];
  /** Reports the index of the day under the pointer, or null if there is none. */
  point(index: number | null): void;
}

function Bars({ days, point }: BarsProps) {
  const values = days.map(({ value }) => value);
  const least = Math.min(...values, 0);
  // If all values are zero, the baseline is at the bottom.
  const most = Math.max(...values, 0) || (least === 0 ? 1 : 0);
  const scale = HEIGHT / (most - least);
  const zero = most * scale;
  const step = WIDTH / days.length;
  return (
    <div className="chart" aria-hidden="true">
      <div className="barScale">
        <span>{short.format(most)}</span>
        <span>{short.format(least)}</span>
      </div>
      <svg
        className="bars"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        focusable="false"
        onPointerLeave={() => point(null)}
      >
        <line x1="0" x2={WIDTH} y1={zero} y2={zero} vectorEffect="non-scaling-stroke" />
        {days.map(({ date, value }, index) => {
          const height = Math.abs(value) * scale;
          return (
            <g key={date} onPointerEnter={() => point(index)}>
              {/* The entire column responds to the pointer, even if its bar is small. */}
              <rect className="barGround" x={index * step} y={0} width={step} height={HEIGHT} />
              <rect
                x={index * step + step * 0.15}
                y={value < 0 ? zero : zero - height}
                width={step * 0.7}
                height={height}
              />
            </g>
          );
        })}
      </svg>
      <div className="barEnds">
        <span>{day(days[0]?.date ?? '')}</span>
        <span>{day(days.at(-1)?.date ?? '')}</span>
      </div>
    </div>
  );
}
