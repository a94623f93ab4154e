import { Anchor, Card, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { linkTo } from '../shared/linkTo.ts';
import type { PagePath } from '../shared/linkTo.ts';
import { language, text } from '../../text/text.ts';

export type Filters = Readonly<Record<string, string>>;

/** A price or a count. Null if there is none. */
type Total = { readonly value: number; readonly text: string } | number | null;

interface TileProps {
  readonly title: string;
  /** Describes what is counted if the title is not specific enough. */
  readonly help?: string;
  readonly now: Total;
  /** Total of the preceding period of the same length. */
  readonly before: Total;
  /** List of the counted records. Null if the administrator may not read it. */
  readonly list?: { readonly to: PagePath; readonly f: Filters } | null;
}

/** Card that shows a period's total and its change from the preceding period. */
export const Tile = ({ title, help, now, before, list = null }: TileProps) => (
  <Card component="section" aria-label={title} padding="md">
    {list === null ? (
      <Text c="dimmed">{title}</Text>
    ) : (
      <Anchor component={Link} {...linkTo(list.to, { f: list.f })} c="dimmed" className="tileLink">
        {title}
      </Anchor>
    )}
    <Text className="number" fz={24} fw={650} lh={1.4}>
      {written(now)}
    </Text>
    <Text c="dimmed" size="xs">
      {compared(now, before)}
    </Text>
    {help !== undefined && (
      <Text c="dimmed" size="xs">
        {help}
      </Text>
    )}
  </Card>
);

const count = new Intl.NumberFormat(language);
const percent = new Intl.NumberFormat(language, {
  style: 'percent',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
});

function written(total: Total): string {
  if (total === null) return text('dashboard.none');
  return typeof total === 'number' ? count.format(total) : total.text;
}

const valueOf = (total: Total): number => (typeof total === 'number' ? total : (total?.value ?? 0));

/** Formats the change in percent and the previous total. Omits the change if it cannot be calculated. */
function compared(now: Total, before: Total): string {
  const value = written(before);
  if (now === null || valueOf(before) <= 0) return text('dashboard.before', { value });
  const change = percent.format(valueOf(now) / valueOf(before) - 1);
  return text('dashboard.change', { change, value });
}
