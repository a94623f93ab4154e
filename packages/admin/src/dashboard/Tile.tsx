import { Anchor, Card, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { text } from '../text/text.ts';

export type Filters = Readonly<Record<string, string>>;

interface TileProps {
  readonly title: string;
  readonly now: string | number;
  /** The total of the period of the same length before. */
  readonly before: string | number;
  /** The list of what is counted; null: it may not be read. */
  readonly list?: { readonly to: string; readonly f: Filters } | null;
}

/** This card shows one total of a period, and that of the period before. */
export const Tile = ({ title, now, before, list = null }: TileProps) => (
  <Card component="section" aria-label={title} padding="md">
    {list === null ? (
      <Text c="dimmed">{title}</Text>
    ) : (
      <Anchor
        component={Link}
        to={list.to as never}
        search={{ f: list.f } as never}
        c="dimmed"
        className="tileLink"
      >
        {title}
      </Anchor>
    )}
    <Text className="number" fz={24} fw={650} lh={1.4}>
      {now}
    </Text>
    <Text c="dimmed" size="xs" className="number">
      {text('dashboard.before', { value: String(before) })}
    </Text>
  </Card>
);
