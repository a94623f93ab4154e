import { Card, Title } from '@mantine/core';
import { day } from '../text/text.ts';

const WIDTH = 720;
const HEIGHT = 160;

interface Props {
  readonly title: string;
  /** The value of each day, and how it is written. */
  readonly days: readonly { readonly date: string; readonly value: number; readonly text: string }[];
}

/** Draws a value of each day as bars from a common line, so that days below zero hang from it. Readers of the screen get a table. */
export function DayChart({ title, days }: Props) {
  const values = days.map(({ value }) => value);
  const least = Math.min(...values, 0);
  // Without any value the line lies at the bottom.
  const most = Math.max(...values, 0) || (least === 0 ? 1 : 0);
  const scale = HEIGHT / (most - least);
  const zero = most * scale;
  const step = WIDTH / days.length;
  return (
    <Card component="section" aria-label={title}>
      <Title order={2} mb="md">
        {title}
      </Title>
      <svg
        className="bars"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <line x1="0" x2={WIDTH} y1={zero} y2={zero} vectorEffect="non-scaling-stroke" />
        {days.map(({ date, value, text }, index) => {
          const height = Math.abs(value) * scale;
          return (
            <g key={date}>
              <title>{`${day(date)}: ${text}`}</title>
              {/* The whole column shows the title, so that small bars can be pointed at. */}
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
      <div className="barEnds" aria-hidden="true">
        <span>{day(days[0]?.date ?? '')}</span>
        <span>{day(days.at(-1)?.date ?? '')}</span>
      </div>
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
